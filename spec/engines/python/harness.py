"""Speak the protocol for an engine in Python: a request a line, an answer a line."""

import json
import sys

from wrong_engine import WrongEngine

engine = WrongEngine()
for line in sys.stdin:
    request = json.loads(line)
    if request["message"] == "bye":
        break
    print(json.dumps(engine(request)), flush=True)
