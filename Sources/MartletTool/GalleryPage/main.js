// The gallery of live previews. The protocol is in Documentation/preview-protocol.md.

import { connect } from "./link.js";
import { Screen } from "./screen.js";
import { $, el } from "./dom.js";

const KNOWN = ["light", "dark", "phone", "tablet", "desktop", "text=xSmall", "text=accessibility3", "rtl", "locale=de", "contrast", "terminal"];

const state = {
  previews: [],
  selected: null,
  showsAll: false,
  variants: stored("variants", ["light", "dark"]),
  added: stored("added", []),
  /** Names of the previews whose processes this page has asked for. */
  shown: new Map(),
  cards: new Map(),
  problems: new Map(),
  /** The screen whose accessibility tree is shown. */
  current: null,
};

function stored(key, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

const link = connect({ opened, closed, event });

function opened() {
  state.shown.clear();
  $("status").textContent = "";
}

function closed() {
  $("status").textContent = "martlet preview has ended";
  for (const card of state.cards.values()) card.screens.forEach((screen) => screen.setGone(true));
}

function event(name, body) {
  if (name === "previews") takePreviews(body._0);
  else if (name === "notice") showNotice(body._0);
  else if (name === "frame") takeFrame(body);
  else if (name === "process") takeProcess(body);
  else if (name === "inspector") takeInspector(body);
  else if (name === "reloaded") $("status").textContent = `Shown ${body.milliseconds} ms after saving (${body.description})`;
}

function showNotice(notice) {
  $("notice").hidden = !notice;
  $("notice").classList.toggle("error", notice?.isError ?? false);
  $("notice").textContent = notice ? [notice.title, ...notice.lines].join("\n") : "";
}

// The list

function takePreviews(previews) {
  state.previews = previews;
  state.problems.clear();
  if (!previews.some((preview) => preview.name === state.selected)) {
    const asked = decodeURIComponent(location.hash.slice(1));
    state.selected = (previews.find((preview) => preview.name === asked) ?? previews[0])?.name ?? null;
  }
  drawList();
  drawStage();
}

function matching() {
  const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  return state.previews.filter((preview) => words.every((word) => preview.name.toLowerCase().includes(word)));
}

function drawList() {
  const groups = Map.groupBy ? Map.groupBy(matching(), (p) => p.group) : group(matching());
  const items = [];
  for (const [name, previews] of groups) {
    items.push(el("li", {}, el("h2", { text: name, title: previews[0].file ?? "" })));
    for (const preview of previews) {
      items.push(el("li", {}, el("button", {
        text: preview.title, title: preview.name, "aria-current": preview.name === state.selected ? "true" : null,
        class: preview.problems.length || state.problems.get(preview.name)?.length ? "faulty" : "", onclick: () => select(preview.name),
      })));
    }
  }
  if (items.length === 0) items.push(el("li", { class: "empty", text: state.previews.length ? "Nothing found" : "No previews" }));
  $("list").replaceChildren(...items);
}

function group(previews) {
  const groups = new Map();
  for (const preview of previews) groups.set(preview.group, [...(groups.get(preview.group) ?? []), preview]);
  return groups;
}

function select(name) {
  state.selected = name;
  history.replaceState(null, "", "#" + encodeURIComponent(name));
  drawList();
  if (state.showsAll) state.cards.get(name)?.element.scrollIntoView({ block: "start" });
  else drawStage();
}

// The stage

const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    const card = [...state.cards.values()].find((card) => card.element === entry.target);
    if (!card) continue;
    if (entry.isIntersecting) show(card.preview.name); else hide(card.preview.name);
  }
}, { root: $("stage"), rootMargin: "100px" });

function drawStage() {
  const wanted = state.showsAll ? matching() : state.previews.filter((preview) => preview.name === state.selected);
  const names = new Set(wanted.map((preview) => preview.name));
  for (const [name, card] of state.cards) {
    if (names.has(name)) continue;
    observer.unobserve(card.element);
    hide(name);
    state.cards.delete(name);
  }
  const elements = wanted.map((preview) => {
    let card = state.cards.get(preview.name);
    if (!card) {
      card = makeCard(preview);
      state.cards.set(preview.name, card);
    }
    card.preview = preview;
    updateCard(card);
    return card.element;
  });
  $("stage").replaceChildren(...(elements.length ? elements : [el("p", { class: "empty", text: "Select a preview." })]));
  for (const card of state.cards.values()) observer.observe(card.element);
}

function makeCard(preview) {
  const place = preview.file ? preview.file.split("/").pop() + (preview.line ? ":" + preview.line : "") : "";
  const inspector = el("span");
  const problems = el("div");
  const screens = el("div", { class: "screens" });
  const element = el("article", { class: "preview", "aria-label": preview.name },
    el("h2", {}, preview.title, el("span", { class: "place", text: place, title: preview.file ?? "" }),
      el("button", { class: "inspect", text: "Inspect", title: "Why it updates, and its views", onclick: () => link.send("inspect", { preview: preview.name }) }),
      el("button", { class: "restart", text: "Restart", onclick: () => link.send("restart", { preview: preview.name }) }), inspector),
    problems, screens);
  return { preview, element, problems, inspector, row: screens, screens: new Map() };
}

/** The scale of a picture of a size: so that two, or all if they are fewer, fit beside each other. */
function zoom([width]) {
  const chosen = Number($("zoom").value);
  if (chosen) return chosen;
  const columns = Math.min(state.variants.length, 2);
  const room = ($("stage").clientWidth - 32 - 16 * (columns - 1)) / columns;
  return Math.min(1, Math.max(0.35, room / width));
}

function fitAll() {
  for (const card of state.cards.values()) card.screens.forEach((screen) => screen.fit());
}

function updateCard(card) {
  const texts = [...card.preview.problems, ...(state.problems.get(card.preview.name) ?? [])];
  card.problems.replaceChildren(...texts.map((text) => el("p", { class: "problem", text })));
  for (const [variant, screen] of card.screens) {
    if (!state.variants.includes(variant)) {
      screen.element.remove();
      card.screens.delete(variant);
    }
  }
  for (const variant of state.variants) {
    if (card.screens.has(variant)) continue;
    const screen = new Screen(card.preview.name, variant, link, (screen) => {
      state.current = screen;
      drawTree();
    }, zoom);
    card.screens.set(variant, screen);
  }
  card.row.replaceChildren(...state.variants.map((variant) => card.screens.get(variant).element));
}

function show(name) {
  const key = state.variants.join(" ");
  if (state.shown.get(name) === key) return;
  state.shown.set(name, key);
  link.send("show", { preview: name, variants: state.variants, scale: Math.min(3, Math.max(1, window.devicePixelRatio)) });
}

function hide(name) {
  if (state.shown.delete(name)) link.send("hide", { preview: name });
}

// Events of a preview

function takeFrame({ preview, number, frame }) {
  const screen = state.cards.get(preview)?.screens.get(frame.variant);
  if (!screen) return;
  screen.take(number, frame);
  if (!state.current || !state.current.element.isConnected) state.current = screen;
  if (state.current === screen) drawTree();
}

function takeProcess({ preview, isRunning, problems }) {
  state.problems.set(preview, problems);
  const card = state.cards.get(preview);
  if (card) {
    updateCard(card);
    card.screens.forEach((screen) => screen.setGone(!isRunning));
    card.inspector.replaceChildren();
    // The gallery may have ended it for others. It is not asked for again by itself if it has failed.
    if (!isRunning && problems.length === 0) state.shown.delete(preview);
  }
  drawList();
}

function takeInspector({ preview, address }) {
  const card = state.cards.get(preview);
  card?.inspector.replaceChildren(el("a", { href: address, target: "_blank", class: "inspector", text: "Inspector" }));
  window.open(address, "_blank");
}

function drawTree() {
  const screen = state.current;
  $("tree").hidden = $("accessibility").getAttribute("aria-pressed") !== "true";
  if (!screen || $("tree").hidden) return;
  const rows = screen.elements.map((element) => {
    const more = [element.value ? `= ${element.value}` : "", ...element.states].filter(Boolean).join(" ");
    const row = el("li", { onpointerenter: () => screen.mark(element.frame), onpointerleave: () => screen.mark(null) },
      el("span", { class: "role", text: element.role }), ` ${element.label} `, el("span", { class: "more", text: more }));
    row.style.paddingLeft = `${12 + 12 * element.depth}px`;
    return row;
  });
  $("tree").replaceChildren(el("h2", { text: `Accessibility: ${screen.variant}` }), el("ul", {}, ...rows));
}

// The bar

function drawVariants() {
  const all = [...KNOWN, ...state.added.filter((variant) => !KNOWN.includes(variant))];
  $("variants").replaceChildren(...all.map((variant) => el("button", {
    text: variant, "aria-pressed": String(state.variants.includes(variant)), onclick: () => toggle(variant),
  })));
}

function toggle(variant) {
  state.variants = state.variants.includes(variant)
    ? state.variants.filter((other) => other !== variant) : [...state.variants, variant];
  if (state.variants.length === 0) state.variants = ["light"];
  localStorage.setItem("variants", JSON.stringify(state.variants));
  localStorage.setItem("added", JSON.stringify(state.added));
  drawVariants();
  drawStage();
  fitAll();
  for (const name of [...state.shown.keys()]) show(name);
}

function setMode(showsAll) {
  state.showsAll = showsAll;
  $("one").setAttribute("aria-pressed", String(!showsAll));
  $("all").setAttribute("aria-pressed", String(showsAll));
  drawStage();
}

$("one").onclick = () => setMode(false);
$("all").onclick = () => setMode(true);
$("search").oninput = () => {
  drawList();
  if (state.showsAll) drawStage();
};
$("add").onsubmit = (event) => {
  event.preventDefault();
  const variant = $("custom").value.trim();
  if (!variant) return;
  if (!state.added.includes(variant)) state.added.push(variant);
  $("custom").value = "";
  if (!state.variants.includes(variant)) toggle(variant);
};
$("accessibility").onclick = () => {
  const button = $("accessibility");
  button.setAttribute("aria-pressed", String(button.getAttribute("aria-pressed") !== "true"));
  drawTree();
};
$("zoom").onchange = fitAll;
new ResizeObserver(fitAll).observe($("stage"));
drawVariants();
