"use strict";
// Both languages stand on the page; here one turns from one to the other.

const LANGUAGES = ["en", "de"];
const at = (id) => document.getElementById(id);

function speak(language) {
  for (const each of LANGUAGES) {
    at(`side-${each}`).hidden = each !== language;
    at(each).setAttribute("aria-pressed", String(each === language));
  }
  document.documentElement.lang = language;
  document.title = at(`side-${language}`).dataset.title;
  at("languages").setAttribute("aria-label", at(language).dataset.label);
  history.replaceState(null, "", `#lang=${language}`);
}

/** The language that the address names, if any. */
function recall() {
  const language = new URLSearchParams(location.hash.slice(1)).get("lang");
  speak(LANGUAGES.includes(language) ? language : document.documentElement.lang);
}

for (const id of LANGUAGES) at(id).addEventListener("click", () => speak(id));
at("languages").hidden = false;
window.addEventListener("hashchange", recall);
recall();
