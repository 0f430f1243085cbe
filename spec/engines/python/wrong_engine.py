"""An engine of Daumen drauf! with one mistake: a colour that was topped may come back."""


class WrongEngine:
    def __call__(self, request):
        if (message := request["message"]) == "hello":
            return {"engine": "wrong engine", "protocol": 1, "leaves_out": ["views", "points"]}
        if message == "new":
            self.new(request["players"], request["starter"], request["hand_size"], request["deck"])
        elif message == "legal":
            return {"legal": self.legal()}
        elif request["action"] not in self.legal():
            return {"refused": True}
        else:
            self.apply(**request["action"])
        return {"state": self.state()}

    def new(self, players, starter, size, deck):
        self.players, self.size, self.pile = players, size, deck[players * size :]
        dealt = deck[: players * size]
        self.hands = [dealt[(seat - starter) % players :: players] for seat in range(players)]
        self.captured = [[] for _ in range(players)]
        self.lead([starter])

    def lead(self, seats):
        self.trick, self.passes, over = [], 0, sum(map(bool, self.hands)) < 2
        self.leader = self.turn = None if over else next(s for s in seats if self.hands[s])

    def legal(self):
        if self.turn is None:
            return []
        hand, top = self.hands[self.turn], self.trick[-1][1] if self.trick else ""
        higher = [card for card in hand if not top or card[0] != top[0] or card[1] > top[1]]
        acts = [{"do": "show", "card": card} for card in higher] + [{"do": "pass"}] * bool(top)
        acts += [{"do": "parry", "card": card} for card in hand if card[:2] == top[:2]]
        return [{"seat": self.turn, **act} for act in acts]

    def apply(self, seat, do, card=None):
        self.turn, self.passes = (seat + 1) % self.players, self.passes + 1
        if card:
            self.hands[seat].remove(card)
            self.trick, self.passes = [*self.trick, (seat, card)], 0
        if do == "parry" or self.passes == self.players - 1:
            taker = self.trick[-1][0]
            self.captured[taker] += [card[:2] for _, card in self.trick]
            for drawer in (clockwise := [(taker + i) % self.players for i in range(self.players)]):
                while self.pile and len(self.hands[drawer]) < self.size:
                    self.hands[drawer].append(self.pile.pop(0))
            self.lead(clockwise)

    def state(self):
        top = dict(self.trick)
        trick = [
            {"seat": seat, "card": card[: 2 if c else 3], "covered": c}
            for seat, card in self.trick
            for c in [top[seat] == card]
        ]
        public = {"trick": trick, "captured": self.captured, "hands": list(map(len, self.hands))}
        public |= {"over": self.turn is None, "turn": self.turn, "leader": self.leader}
        return public | {"pile": len(self.pile)}
