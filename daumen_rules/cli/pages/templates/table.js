"use strict";
// How a scene looks: boards, fans, sheets, notes, and the seats they belong to. No game is known here.

const SVG = "http://www.w3.org/2000/svg";

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function drawn(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A drawing with a name for those who cannot see it; without one it is left out for them. */
function picture(box, width, label, ...children) {
  const made = drawn("svg", { viewBox: `0 0 ${box[0]} ${box[1]}`, width, height: Math.round(width * box[1] / box[0]) });
  if (!label) {
    made.setAttribute("aria-hidden", "true");
  } else {
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", label);
    made.append(drawn("title", {}, label));
  }
  made.append(...children);
  return made;
}

class Table {
  /** `word(key, gaps)` says something in the language chosen, `text(number)` a text of the story,
   * `language()` which language that is.
   */
  constructor(story, word, text, language) {
    Object.assign(this, { story, word, text, language });
  }

  /** A symbol in the language chosen; some are drawn otherwise in another. */
  symbol(layer, box = {}) {
    const spoken = `${layer}-${this.language()}`;
    return drawn("use", { href: `#${spoken in this.story.symbols ? spoken : layer}`, ...box });
  }

  draw(scene) {
    const places = scene.seats.map((number) => this.story.places[number]);
    const own = places.findIndex(([flags]) => flags & 2);
    const order = places.map((_, at) => (at + Math.max(own, 0)) % places.length);
    const others = order.filter((seat) => seat !== own);
    const made = [];
    if (others.length) {
      made.push(element("ol", { class: "seats" }, ...others.map((seat) => this.seat(seat, places[seat], "li"))));
    }
    if (scene.middle.length) made.push(element("div", { class: "middle" }, ...this.parts(scene.middle)));
    if (own >= 0) made.push(this.seat(own, places[own], "div"));
    return made;
  }

  seat(seat, [flags, marks, parts], tag) {
    const words = [this.story.names[seat], ...marks.map(this.text)].join(" · ");
    const kind = `seat${flags & 1 ? " turn" : ""}${flags & 2 ? " own" : ""}`;
    return element(tag, { class: kind }, element("h3", { class: "plate" }, words), ...this.parts(parts));
  }

  parts(numbers) {
    return numbers.map((number) => {
      const [kind, ...rest] = this.story.parts[number];
      return this[kind](...rest);
    });
  }

  note(text, strong) {
    return element(strong ? "h3" : "p", { class: strong ? "chapter" : "note" }, this.text(text));
  }

  sheet(rows) {
    const line = (cells, head) => element("tr", {}, ...cells.map((cell, at) =>
      element(head || !at ? "th" : "td", head ? { scope: "col" } : at ? {} : { scope: "row" }, this.text(cell))));
    const [heads, ...others] = rows;
    return element("div", { class: "sheet" }, element("table", {},
      element("thead", {}, line(heads, true)), element("tbody", {}, ...others.map((row) => line(row, false)))));
  }

  fan(label, count, backs, tiles) {
    const said = count >= 0 ? this.text(count) : String(backs + tiles.length || "–");
    const made = element("div", { class: "fan" }, element("p", {}, `${this.text(label)}: ${said}`));
    if (backs) made.append(this.backs(backs));
    if (tiles.length) made.append(element("ol", { class: "tiles" }, ...tiles.map((tile) => this.tile(tile))));
    return made;
  }

  backs(count) {
    const [wide, high, width] = this.story.symbols["card-back"];
    const use = () => picture([wide, high], width, "", drawn("use", { href: "#card-back" }));
    const made = element("div", { class: "backs", role: "img" }, ...Array.from({ length: Math.min(count, 9) }, use));
    made.setAttribute("aria-label", this.word("backs", { count }));
    return made;
  }

  tile(number) {
    const [words, by, said, marked, ...layers] = this.story.tiles[number];
    const [wide, high, width] = this.story.symbols[layers[0]];
    const uses = layers.map((layer) => this.symbol(layer));
    const made = element("li", marked ? { class: "marked" } : {}, picture([wide, high], width, this.text(words), ...uses));
    for (const text of [by, said]) {
      if (text >= 0) made.append(element("span", { title: this.text(text) }, this.text(text)));
    }
    return made;
  }

  board(ground, size, stones) {
    const [wide, high] = this.story.symbols[ground];
    const square = wide / size;
    const placed = stones.map(([file, rank, number]) => {
      const [words, , , , ...layers] = this.story.tiles[number];
      const box = { x: file * square, y: (size - 1 - rank) * square, width: square, height: square };
      const name = `${this.text(words)}, ${this.story.spots[file]}${rank + 1}`;
      return drawn("g", { role: "img", "aria-label": name }, drawn("title", {}, name),
        ...layers.map((layer) => this.symbol(layer, box)));
    });
    const names = Array.from({ length: size }, (_, at) => [
      drawn("text", { x: at * square + square / 2, y: high + 16 }, this.story.spots[at]),
      drawn("text", { x: -10, y: (size - 1 - at) * square + square / 2 + 5 }, String(at + 1))]).flat();
    const made = drawn("svg", { viewBox: `-20 0 ${wide + 20} ${high + 22}`, class: "board", role: "group" });
    made.setAttribute("aria-label", this.word("table"));
    made.append(drawn("use", { href: `#${ground}`, width: wide, height: high }), ...placed, ...names);
    return made;
  }

  course(ground, men) {
    const [wide, high] = this.story.symbols[ground];
    const placed = men.map(([x, y, size, number, field]) => {
      const [words, , , , ...layers] = this.story.tiles[number];
      const name = `${this.text(words)}, ${this.text(field)}`;
      return drawn("g", { role: "img", "aria-label": name }, drawn("title", {}, name),
        ...layers.map((layer) => this.symbol(layer, { x, y, width: size, height: size })));
    });
    const made = drawn("svg", { viewBox: `0 0 ${wide} ${high}`, class: "board course", role: "group" });
    made.setAttribute("aria-label", this.word("table"));
    made.append(drawn("use", { href: `#${ground}`, width: wide, height: high }), ...placed);
    return made;
  }
}
