// Elements in a line.

/**
 * @param {string} name tag, with classes after dots
 * @param {Record<string, any>} [facts] attributes; `on…` is a listener, `data` an object of data attributes
 * @param {...(Node | string)} inside
 */
export function element(name, facts = {}, ...inside) {
  const [tag, ...classes] = name.split(".");
  const made = document.createElement(tag);
  made.classList.add(...classes);
  for (const [key, value] of Object.entries(facts)) {
    if (value === undefined) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "data") Object.assign(made.dataset, value);
    else made.setAttribute(key, value);
  }
  made.append(...inside);
  return made;
}

export function icon(name, ...classes) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.classList.add("icon", ...classes);
  svg.setAttribute("aria-hidden", "true");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `art/icons.svg#${name}`);
  svg.append(use);
  return svg;
}

export const byId = (id) => document.getElementById(id);

let quiet;

/** Says something for a moment at the foot of the screen. */
export function toast(text) {
  const bar = byId("toast");
  bar.textContent = text;
  bar.classList.add("on");
  clearTimeout(quiet);
  quiet = setTimeout(() => bar.classList.remove("on"), 2600);
}
