// The story: which scene is on the page, for whom, in which language, and how one gets to another.

const STORY = JSON.parse(document.getElementById("story").textContent);
const LANGUAGES = ["en", "de"];
const at = (id) => document.getElementById(id);
const now = { onlooker: STORY.onlookers[0].key, step: STORY.begin, language: STORY.language };

/** Every scene of an onlooker: what is left out is as in the scene before. */
const SCENES = Object.fromEntries(STORY.onlookers.map(({ key }) => {
  let before = {};
  return [key, STORY.scenes[key].map((scene) => (before = { ...before, ...scene }))];
}));

function inLanguage(pair) {
  return pair[LANGUAGES.indexOf(now.language)];
}

function word(key, gaps = {}) {
  return inLanguage(STORY.words[key]).replace(/\{(\w+)\}/g, (_, gap) => gaps[gap]);
}

function textOf(number) {
  return inLanguage(STORY.texts[number]);
}

// Clauses

function gistOf(clause) {
  const { places, gist, relation } = STORY.clauses[clause];
  const cited = word("cited", { german: places[0], english: places[1] });
  return element("div", { class: "gist" }, element("div", {}, `${clause}: ${inLanguage(gist)}`),
    element("div", {}, `${cited} (${inLanguage(relation)})`));
}

/** What was told, with its clause beside it; the gist opens on a click, and shows on hover. */
function line([text, clause], open) {
  const made = element("li", {}, textOf(text));
  if (!clause) return made;
  const button = element("button", { type: "button", class: "clause", "aria-expanded": "false" }, clause);
  button.setAttribute("title", inLanguage(STORY.clauses[clause].gist));
  button.setAttribute("aria-label", word("clause", { clause }));
  const toggle = () => {
    const shut = button.getAttribute("aria-expanded") === "false";
    button.setAttribute("aria-expanded", String(shut));
    if (shut) made.append(gistOf(clause));
    else made.querySelector(".gist").remove();
  };
  button.addEventListener("click", toggle);
  made.append(" ", button);
  if (open) toggle();
  return made;
}

function lines(scene, open) {
  const list = element("ol", {}, ...scene.told.map((told) => line(told, open)));
  if (scene.refused) list.classList.add("refused");
  return list;
}

// The page

function drawLog(scenes) {
  const parts = [];
  let chapter = -1;
  for (const scene of scenes) {
    const [began] = scene.middle.map((part) => STORY.parts[part]).filter(([kind, , strong]) => kind === "note" && strong);
    if (began && began[1] !== chapter) {
      chapter = began[1];
      parts.push(element("h3", {}, textOf(chapter)));
    }
    const told = lines(scene, false);
    if (scene === scenes.at(-1)) told.classList.add("current");
    parts.push(told);
  }
  at("lines").replaceChildren(...parts);
  at("lines").scrollTop = at("lines").scrollHeight;
}

function draw() {
  const { key } = STORY.onlookers.find((each) => each.key === now.onlooker);
  const scenes = SCENES[key].slice(0, now.step + 1);
  const scene = scenes.at(-1);
  const table = new Table(STORY, word, textOf);
  const step = word("step", { step: now.step, last: STORY.last });
  at("table").replaceChildren(...table.draw(scene));
  at("beside").replaceChildren(...table.parts(scene.below));
  at("beside").hidden = !scene.below.length;
  at("step").textContent = step;
  at("told").replaceChildren(element("p", { class: "spoken" }, step), lines(scene, scene.refused));
  drawLog(scenes);
  at("slider").value = now.step;
  at("slider").setAttribute("aria-valuetext", step);
  for (const id of ["first", "back"]) at(id).setAttribute("aria-disabled", String(now.step === 0));
  for (const id of ["on", "last"]) at(id).setAttribute("aria-disabled", String(now.step === STORY.last));
  remember();
}

function drawWords() {
  document.documentElement.lang = now.language;
  document.title = inLanguage(STORY.title);
  at("name").textContent = inLanguage(STORY.name);
  at("details").textContent = inLanguage(STORY.details);
  for (const each of document.querySelectorAll("[data-word]")) each.textContent = word(each.dataset.word);
  for (const each of document.querySelectorAll("[data-label]")) {
    each.setAttribute("aria-label", word(each.dataset.label));
  }
  for (const id of LANGUAGES) at(id).setAttribute("aria-pressed", String(id === now.language));
  if (at("onlooker")) at("onlooker").querySelector("strong").textContent = inLanguage(STORY.onlookers[0].name);
  if (at("onlookers")) {
    at("onlookers").replaceChildren(...STORY.onlookers.map(({ key, name }) =>
      element("option", { value: key }, inLanguage(name))));
    at("onlookers").value = now.onlooker;
  }
}

// Going on

function go(step) {
  const wanted = Math.min(Math.max(step, 0), STORY.last);
  if (wanted === now.step) return;
  now.step = wanted;
  draw();
}

function speak(language) {
  now.language = language;
  drawWords();
  draw();
}

function remember() {
  const place = new URLSearchParams({ step: now.step, seat: now.onlooker, lang: now.language });
  history.replaceState(null, "", `#${place}`);
}

/** The place that the address names, as far as this page has it. */
function recall() {
  const place = new URLSearchParams(location.hash.slice(1));
  const step = Number.parseInt(place.get("step") ?? "", 10);
  if (step >= 0 && step <= STORY.last) now.step = step;
  if (STORY.onlookers.some(({ key }) => key === place.get("seat"))) now.onlooker = place.get("seat");
  if (LANGUAGES.includes(place.get("lang"))) now.language = place.get("lang");
  drawWords();
  draw();
}

const KEYS = {
  ArrowRight: () => go(now.step + 1),
  ArrowLeft: () => go(now.step - 1),
  Home: () => go(0),
  End: () => go(STORY.last),
};

document.addEventListener("keydown", (event) => {
  const moves = KEYS[event.key];
  const chooses = event.target.closest?.("select, input");
  if (!moves || chooses || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  moves();
});
at("first").addEventListener("click", KEYS.Home);
at("back").addEventListener("click", KEYS.ArrowLeft);
at("on").addEventListener("click", KEYS.ArrowRight);
at("last").addEventListener("click", KEYS.End);
at("slider").addEventListener("input", () => go(Number(at("slider").value)));
at("onlookers")?.addEventListener("change", () => {
  now.onlooker = at("onlookers").value;
  draw();
});
for (const id of LANGUAGES) at(id).addEventListener("click", () => speak(id));
window.addEventListener("hashchange", recall);
recall();
