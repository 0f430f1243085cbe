"use strict";
// How a scene looks: cards, seats, the trick, captured cards. Nothing here knows other scenes.

const SVG = "http://www.w3.org/2000/svg";
const BOXES = { k: [100, 150], c: [30, 44] };

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A picture from symbols laid over each other. */
function picture(box, label, ...symbols) {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", `0 0 ${box[0]} ${box[1]}`);
  made.setAttribute("width", box[0]);
  made.setAttribute("height", box[1]);
  if (label) {
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", label);
    const title = document.createElementNS(SVG, "title");
    title.textContent = label;
    made.append(title);
  } else {
    made.setAttribute("aria-hidden", "true");
  }
  for (const symbol of symbols) {
    const use = document.createElementNS(SVG, "use");
    use.setAttribute("href", `#${symbol}`);
    made.append(use);
  }
  return made;
}

class Table {
  /** `word(key, gaps)` says something in the language chosen. */
  constructor(names, onlooker, word) {
    this.names = names;
    this.own = typeof onlooker === "number" ? onlooker : null;
    this.word = word;
  }

  cardWords(code, covered) {
    const kind = `${this.word(`colour_${code[0]}`)} ${code[1]}`;
    if (code.length < 3) return this.word(covered ? "covered" : "doubt", { card: kind, kind });
    const card = this.word(code[2] === "p" ? "poisonous" : "harmless", { kind });
    return covered ? this.word("covered", { card }) : card;
  }

  card(code, covered) {
    const symbols = [`k${code.slice(0, 2)}`];
    if (covered) {
      symbols.push("card-thumb");
      if (code[2]) symbols.push(`card-peek-${code[2]}`);
    } else if (code.length < 3) {
      symbols.push("card-doubt");
    } else if (code[2] === "p") {
      symbols.push("card-fang");
    }
    return picture(BOXES.k, this.cardWords(code, covered), ...symbols);
  }

  chip(code) {
    const known = code[2] || "u";
    const label = this.cardWords(code, false);
    return picture(BOXES.c, label, `c${code.slice(0, 2)}`, `chip-${known}`);
  }

  draw(scene) {
    const seats = scene.hands.map((_, place) =>
      (place + (this.own === null ? 0 : this.own + 1)) % scene.hands.length);
    const others = seats.filter((seat) => seat !== this.own);
    const parts = [
      element("ol", { class: "seats" }, ...others.map((seat) => this.seat(scene, seat, "li"))),
      element("div", { class: "middle" }, this.pile(scene), this.trick(scene)),
    ];
    if (this.own !== null) {
      const own = this.seat(scene, this.own, "div");
      own.classList.add("own");
      parts.push(own);
    }
    return parts;
  }

  seat(scene, seat, tag) {
    const words = [this.names[seat]];
    if (scene.leader === seat) words.push(this.word("leads"));
    if (scene.turn === seat) words.push(this.word("turn"));
    const made = element(tag, { class: scene.turn === seat ? "seat turn" : "seat" });
    made.append(element("h3", { class: "plate" }, words.join(" · ")), this.hand(scene.hands[seat]));
    return made;
  }

  hand(hand) {
    if (!hand) return element("p", { class: "hand" }, this.word("empty_hand"));
    if (typeof hand === "string") {
      const cards = hand.split(" ").map((code) => this.card(code, false));
      return element("div", { class: "hand" }, ...cards);
    }
    const backs = Array.from({ length: hand }, () => picture(BOXES.k, "", "card-back"));
    const made = element("div", { class: "hand backs", role: "img" }, ...backs);
    made.setAttribute("aria-label", this.word("backs", { count: hand }));
    made.append(element("strong", {}, String(hand)));
    return made;
  }

  pile(scene) {
    const pile = scene.pile ? picture(BOXES.k, "", "card-back") : element("div", { class: "gone" });
    const count = element("strong", {}, String(scene.pile));
    return element("div", { class: "pile" }, pile, count, this.word("pile"));
  }

  trick(scene) {
    const made = element("div", { class: "trick" });
    const { number, seat, cards } = scene.taken || { cards: scene.shown };
    const name = this.names[seat];
    if (scene.taken) {
      made.append(element("h3", {}, this.word("taken", { trick: number, name })));
    } else if (scene.tallies.length) {
      made.append(element("h3", {}, this.word("over")));
    } else {
      made.append(element("h3", {}, this.word("trick", { trick: scene.trick })));
      const colours = [...scene.colours].map((colour) => this.word(`colour_${colour}`));
      const order = colours.length ? this.word("order", { order: colours.join(" < ") })
        : this.word("nothing_shown");
      made.append(element("p", { class: "order" }, order));
    }
    made.append(element("ol", {}, ...cards.map(([owner, code, covered]) =>
      element("li", {}, this.card(code, covered), element("span", { title: this.names[owner] }, this.names[owner])))));
    return made;
  }

  /** What each seat has captured, and its points at the end. */
  captured(scene) {
    const best = Math.max(...scene.tallies.map(([score]) => score));
    return scene.captured.map((codes, seat) => {
      const cards = codes ? codes.split(" ") : [];
      const about = element("div", {}, element("strong", {}, this.names[seat]));
      const tally = scene.tallies[seat];
      if (tally && tally[0] === best) {
        about.append(" ", element("span", { class: "best" }, `★ ${this.word("best")}`));
      }
      about.append(element("br", {}));
      if (tally) about.append(element("strong", {}, this.points(tally)), element("br", {}));
      about.append(element("span", { class: "count" }, this.count(cards)));
      const chips = element("div", { class: "chips" }, ...cards.map((code) => this.chip(code)));
      return element("div", { class: "pile-row" }, about, chips);
    });
  }

  points([score, plus, minus, hand]) {
    const held = hand ? ` −${this.word("in_hand", { hand })}` : "";
    const points = this.word("points", { score: String(score).replace("-", "−") });
    return `${points} = +${plus} −${minus}${held}`;
  }

  count(cards) {
    const known = cards.filter((code) => code.length > 2);
    const plus = known.filter((code) => code[2] === "h").length;
    const words = [this.word(cards.length === 1 ? "one_card" : "cards", { count: cards.length })];
    if (known.length) words.push(this.word("known", { plus, minus: known.length - plus }));
    const doubt = cards.length - known.length;
    if (doubt) words.push(this.word("doubtful", { doubt }));
    return words.join(", ");
  }
}
