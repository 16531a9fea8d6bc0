// Small helpers for elements and texts. Texts of the app only ever become text nodes.

import { action, address, isLine } from "./places.js";

export const $ = (id) => document.getElementById(id);

/** Makes an element: attributes, `on…` listeners, `class`, `text`, `indent` in pixels; children are elements, texts or null. */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  set(element, attributes);
  append(element, children);
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  set(element, attributes);
  append(element, children);
  return element;
}

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    // The page's policy allows no style attributes.
    if (name === "indent") element.style.paddingLeft = `${value}px`;
    else if (name === "text") element.textContent = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
}

function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child);
  }
}

// What the pointer is down on must not be replaced under it: there would be no click.
let pressed = null;
const waiting = new Map();
document.addEventListener("pointerdown", (event) => { pressed = event.target; }, true);
for (const name of ["pointerup", "pointercancel"]) {
  document.addEventListener(name, () => setTimeout(() => {
    pressed = null;
    const all = [...waiting];
    waiting.clear();
    for (const [element, children] of all) fill(element, ...children);
  }), true);
}

/** Replaces what is in an element, and leaves the focus where it was if what had it is there again by its data-key. */
export function fill(element, ...children) {
  if (pressed && element.contains(pressed)) return void waiting.set(element, children);
  waiting.delete(element);
  const key = element.contains(document.activeElement) && document.activeElement.dataset.key;
  element.replaceChildren();
  append(element, children);
  if (key) element.querySelector(`[data-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

export function time(nanoseconds) {
  if (!(nanoseconds > 0)) return "0";
  if (nanoseconds < 1e3) return `${Math.round(nanoseconds)} ns`;
  if (nanoseconds < 1e6) return `${(nanoseconds / 1e3).toFixed(nanoseconds < 1e4 ? 1 : 0)} µs`;
  if (nanoseconds < 1e9) return `${(nanoseconds / 1e6).toFixed(nanoseconds < 1e8 ? 2 : 1)} ms`;
  return `${(nanoseconds / 1e9).toFixed(2)} s`;
}

export const count = (number) => Number(number ?? 0).toLocaleString("en");
export const plural = (number, one, many = one + "s") => `${count(number)} ${number === 1 ? one : many}`;

/** A place in the source, short, with the whole path as a hint; a link where an editor is chosen. */
export function place(site) {
  const where = site?.function ? ` in ${site.function}` : "";
  if (!isLine(site)) return el("span", { class: "faint", text: where ? `line unknown,${where}` : "place unknown" });
  const whole = `${site.file}:${site.line}`;
  const line = el("b", { text: whole.split("/").pop() });
  const link = address(site);
  if (link) return el("a", { class: "place", href: link, title: whole }, line, where);
  const acts = action(site);
  if (!acts) return el("span", { class: "place", title: whole }, line, where);
  return el("button", { type: "button", class: "link place", title: `${acts.title} ${whole}`, onclick: acts.run }, line, where);
}

/** Old and new value of a write. */
export function change(write) {
  const value = (text, kind) => el("code", { class: kind, title: text.length > 80 ? text : null, text: short(text, 80) });
  if (write.old == null && write.new == null) return el("span", { class: "faint", text: "was written" });
  return el("span", { class: "change" }, write.old == null ? null : value(write.old, "old"),
    el("span", { class: "arrow", text: " → " }), value(write.new ?? "?", "new"));
}

export const short = (text, most) => (text.length > most ? text.slice(0, most - 1) + "…" : text);

/** At most one call in each frame. */
export function eachFrame(action) {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => { waits = false; action(); });
  };
}

/** At most one call in so many milliseconds; the last one is never lost. */
export function atMostEach(milliseconds, action) {
  let waits = false, again = false;
  const run = () => {
    waits = true;
    action();
    setTimeout(() => { waits = false; if (again) { again = false; run(); } }, milliseconds);
  };
  return () => { if (waits) again = true; else run(); };
}

export function download(name, text, type) {
  const address = URL.createObjectURL(new Blob(Array.isArray(text) ? text : [text], { type }));
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const calm = matchMedia("(prefers-reduced-motion: reduce)");
export const colour = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
