"""The library behind the protocol with one lie: the last to act always draws first."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.conformance.own_engine import OwnEngine


def main() -> None:
    engine = OwnEngine()
    for line in sys.stdin:
        request = json.loads(line)
        if request["message"] == "bye":
            return
        if request["message"] == "new":
            request["flags"]["refill_first"] = "last_actor"
        print(json.dumps(engine.answer(request)), flush=True)


if __name__ == "__main__":
    main()
