// What an attribute depends on and what depends on it, from left to right.

import { $, el, fill, svg, colour, short, download, atMostEach } from "./dom.js";

const WIDTH = 190, HEIGHT = 44, GAP = 70, ROW = 16;

export class GraphPane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-graph");
    this.pane.classList.add("pane-flat");
    this.depth = el("select", { id: "graph-depth", "aria-label": "Depth" }, [1, 2, 3, 4].map((depth) => el("option", { value: depth, selected: depth === 2, text: depth })));
    this.saveButton = el("button", { type: "button", id: "graph-save", onclick: () => this.save(), text: "Save as SVG" });
    this.what = el("span", { class: "faint" });
    this.back = el("button", { type: "button", onclick: () => { this.attribute = null; this.load(); }, text: "‹ The view's own", hidden: true });
    this.box = el("div", { class: "graph-box", id: "graph" });
    this.pane.append(el("div", { class: "tools" }, this.back, this.what, el("span", { class: "grow" }), el("label", { class: "check" }, "Depth", this.depth), this.saveButton), this.box);
    this.depth.addEventListener("change", () => this.load());
    this.refresh = atMostEach(500, () => { if (!this.pane.hidden && !this.box.contains(document.activeElement)) this.load(); });
    app.on("select", () => { this.attribute = null; this.show(); });
    app.on("store", () => { this.attribute = null; this.show(); });
    app.on("update", () => this.refresh());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.answer && this.render());
  }

  show() { if (!this.pane.hidden) this.load(); }

  note(text) {
    this.answer = null;
    this.saveButton.disabled = true;
    this.what.textContent = "";
    fill(this.box, el("p", { class: "empty", text }));
  }

  async load() {
    const { app } = this, view = app.selected;
    this.back.hidden = !this.attribute;
    if (!view && !this.attribute) return this.note("Choose a view to see what its body depends on, and what depends on it.");
    if (app.isRecording) return this.note("A recording has no graph; only an app that runs can be asked.");
    const asked = (this.asked = {});
    try {
      const answer = await app.link.ask("graph", { ...(this.attribute ? { attribute: this.attribute } : { view }), depth: Number(this.depth.value) });
      if (asked !== this.asked) return;
      const text = JSON.stringify([answer.nodes, answer.edges]);
      if (this.answer && this.text === text) return;
      this.text = text;
      this.answer = answer;
      this.render();
    } catch (error) {
      if (asked === this.asked) this.note(`There is no graph: ${error.message}.`);
    }
  }

  render() {
    const nodes = new Map();
    for (const node of Array.isArray(this.answer.nodes) ? this.answer.nodes : []) {
      if (node && typeof node.attribute === "string") nodes.set(node.attribute, { ...node, inputs: [], outputs: [], layer: 0 });
    }
    const edges = (Array.isArray(this.answer.edges) ? this.answer.edges : []).filter((edge) => Array.isArray(edge) && nodes.has(edge[0]) && nodes.has(edge[1]) && edge[0] !== edge[1])
      .map(([from, to, lit]) => ({ from: nodes.get(from), to: nodes.get(to), lit: lit === true }));
    for (const edge of edges) { edge.from.outputs.push(edge.to); edge.to.inputs.push(edge.from); }
    const layers = arrange([...nodes.values()]);
    const tallest = Math.max(...layers.map((layer) => layer.length), 1);
    const width = layers.length * (WIDTH + GAP) - GAP + 48, height = tallest * (HEIGHT + ROW) - ROW + 48;
    layers.forEach((layer, column) => layer.forEach((node, index) => {
      node.x = 24 + column * (WIDTH + GAP);
      node.y = 24 + (index + (tallest - layer.length) / 2) * (HEIGHT + ROW);
    }));
    // Colours stand in the picture itself, which is saved as it is.
    const c = Object.fromEntries(["bg", "bg-2", "line", "text", "faint", "accent", "accent-soft", "rules", "measure", "place", "writes", "present", "other"].map((name) => [name, colour(`--${name}`)]));
    const stripes = { property: c.writes, state: c.writes, object: c.writes, environment: c.place, body: c.rules, rule: c.measure, value: c.measure };
    this.picture = svg("svg", { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}`, role: "group", "aria-label": `Graph of ${nodes.size} attributes, inputs at the left` });
    this.picture.append(svg("rect", { width, height, fill: c["bg-2"] }));
    for (const edge of [...edges].sort((a, b) => a.lit - b.lit)) {
      const x1 = edge.from.x + WIDTH, y1 = edge.from.y + HEIGHT / 2, x2 = edge.to.x, y2 = edge.to.y + HEIGHT / 2, bend = Math.max(30, Math.abs(x2 - x1) / 2);
      const stroke = edge.lit ? c.accent : c.other;
      this.picture.append(svg("path", { d: `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2 - 7} ${y2}`, fill: "none", stroke, "stroke-width": edge.lit ? 2.2 : 1.4, class: edge.lit ? "edge-lit" : "edge-dim" }),
        svg("path", { d: `M${x2 - 8} ${y2 - 4}L${x2 - 1} ${y2}L${x2 - 8} ${y2 + 4}z`, fill: stroke }));
    }
    for (const node of nodes.values()) {
      const isHere = node.kind === "body" && node.view === this.app.selected;
      const value = node.value == null ? node.kind : short(String(node.value), 26);
      const group = svg("g", { class: "node", transform: `translate(${node.x} ${node.y})`, tabindex: 0, role: "button", "aria-label": `${node.name}, ${node.kind}${node.value == null ? "" : `, ${node.value}`}${node.changed ? ", changed" : ""}` },
        svg("rect", { width: WIDTH, height: HEIGHT, rx: 7, fill: node.changed ? c["accent-soft"] : c.bg, stroke: node.changed || isHere ? c.accent : c.line, "stroke-width": isHere ? 2 : 1.2 }),
        svg("rect", { x: 0, y: 9, width: 3, height: HEIGHT - 18, rx: 1.5, fill: stripes[node.kind] ?? c.present }),
        svg("text", { x: 13, y: 18, fill: c.text, "font-family": "ui-monospace, DejaVu Sans Mono, monospace", "font-size": 11.5, "font-weight": 600, text: short(String(node.name ?? "?"), 24) }),
        svg("text", { x: 13, y: 34, fill: node.value == null ? c.faint : node.changed ? c.accent : c.text, "font-family": node.value == null ? "system-ui, sans-serif" : "ui-monospace, DejaVu Sans Mono, monospace", "font-size": 11, text: value }),
        svg("title", { text: `${node.name} (${node.kind})${node.value == null ? "" : ` = ${node.value}`}` }));
      // A property of an object is no attribute that could be asked for.
      const go = () => { if (!node.attribute.startsWith("object:")) { this.attribute = node.attribute; this.load(); } };
      group.addEventListener("click", go);
      group.addEventListener("keydown", (event) => { if (event.key === "Enter" || event.key === " ") { event.preventDefault(); go(); } });
      this.picture.append(group);
    }
    this.what.textContent = `${nodes.size} attributes, ${edges.length} edges; what the last change came through is lit`;
    this.saveButton.disabled = !nodes.size;
    // A little smaller where it does not fit, but never so small that it can't be read.
    const share = Math.max(0.72, Math.min(1, this.box.clientWidth / width));
    this.picture.style.width = `${width * share}px`;
    this.picture.style.height = `${height * share}px`;
    if (nodes.size) fill(this.box, this.picture); else this.note("Nothing depends on it, and it depends on nothing.");
  }

  save() {
    const copy = this.picture.cloneNode(true);
    copy.removeAttribute("style");
    for (const element of copy.querySelectorAll("[tabindex], [class], [role]")) for (const name of ["tabindex", "class", "role", "aria-label"]) element.removeAttribute(name);
    download(`${this.app.store.app}-graph.svg`, new XMLSerializer().serializeToString(copy), "image/svg+xml");
  }
}

/** Puts nodes into layers, inputs first, and orders each so that edges cross little. */
function arrange(nodes) {
  // The longest way to each; edges that lead back count for nothing.
  const state = new Map();
  const visit = (node) => {
    if (state.get(node) === 2) return node.layer;
    if (state.get(node) === 1) return -1;
    state.set(node, 1);
    node.layer = Math.max(-1, ...node.inputs.map(visit)) + 1;
    state.set(node, 2);
    return node.layer;
  };
  nodes.forEach(visit);
  // What has no input stands just before what reads it.
  for (const node of nodes) if (!node.inputs.length && node.outputs.length) node.layer = Math.max(0, Math.min(...node.outputs.map((output) => output.layer)) - 1);
  const layers = [];
  for (const node of nodes) (layers[node.layer] ??= []).push(node);
  const dense = layers.filter(Boolean);
  const middle = (node, side) => {
    const places = node[side].map((other) => other.order).filter((order) => order !== undefined);
    return places.length ? places.reduce((sum, order) => sum + order, 0) / places.length : node.order;
  };
  const number = (layer) => layer.forEach((node, index) => { node.order = index - layer.length / 2; });
  dense.forEach(number);
  for (let round = 0; round < 6; round++) {
    const side = round % 2 ? "outputs" : "inputs";
    for (const layer of round % 2 ? [...dense].reverse() : dense) {
      const keys = new Map(layer.map((node) => [node, middle(node, side)]));
      layer.sort((a, b) => keys.get(a) - keys.get(b));
      number(layer);
    }
  }
  return dense;
}
