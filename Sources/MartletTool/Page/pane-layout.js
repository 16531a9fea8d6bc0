// All nodes of the app with their frames over a picture of the app, and the proposals and answers that made the size of the
// chosen one.

import { $, el, fill, svg, short, atMostEach } from "./dom.js";

export class LayoutPane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-layout");
    this.nodes = [];
    this.onlyOwn = el("input", { type: "checkbox", id: "layout-own", checked: true, onchange: () => this.render() });
    this.showsPicture = el("input", { type: "checkbox", id: "layout-picture", checked: true, onchange: () => this.show() });
    this.refresh = atMostEach(1000, () => this.show());
    app.on("update", () => this.refresh());
    app.on("select", () => { this.node = null; this.show(); });
    app.on("store", () => { this.node = null; this.show(); });
  }

  async show() {
    if (this.pane.hidden) return;
    const { app } = this;
    if (app.isRecording) return fill(this.pane, el("p", { class: "empty", text: "A recording has no layout; only an app that runs can be asked." }));
    const asked = (this.asked = {});
    try {
      const answer = await app.link.ask("nodes");
      this.nodes = Array.isArray(answer.nodes) ? answer.nodes : [];
      this.more = answer.more ?? 0;
      if (!this.nodes.some((one) => one.node === this.node)) {
        this.node = (this.nodeOf(app.selected) ?? this.nodes.find((one) => one.own && one.frame[2] > 0) ?? this.nodes[0])?.node ?? null;
      }
      const layout = this.node === null ? null : await app.link.ask("layout", { node: this.node });
      const picture = this.node !== null && this.showsPicture.checked ? await app.link.ask("picture", { node: this.node }).catch(() => null) : null;
      if (asked !== this.asked) return;
      this.layout = layout;
      this.picture = PICTURES.includes(picture?.type) ? picture : null;
      this.render();
    } catch (error) {
      if (asked === this.asked) fill(this.pane, el("p", { class: "empty", text: `There is no layout: ${error.message}.` }));
    }
  }

  /** The first node of a view: made in its body, in the bodies of views in it, or else the one that contains it. */
  nodeOf(id) {
    const view = this.app.store.views.get(id);
    const isIn = (one) => { for (let at = this.app.store.views.get(one.view); at; at = at.parent) if (at === view) return true; return false; };
    if (!view) return undefined;
    const inside = this.nodes.find((one) => one.view === id) ?? this.nodes.find(isIn);
    return inside ?? (view.parent ? this.nodeOf(view.parent.id) : undefined);
  }

  choose(node) { this.node = node; this.show(); }

  render() {
    const steps = Array.isArray(this.layout?.steps) ? this.layout.steps : [];
    const here = steps.at(-1);
    fill(this.pane,
      el("div", { class: "tools" }, el("label", { class: "check" }, this.onlyOwn, "Own code"), el("label", { class: "check" }, this.showsPicture, "Picture"), el("span", { class: "faint", text: this.more ? `${this.more} more nodes are not listed` : "" })),
      el("div", { class: "layout-box" }, this.list(),
        el("div", {}, this.frames(),
          here ? [el("h3", { text: "Why is it this size?" }),
            el("dl", { class: "reasons" }, el("div", {}, el("dt", { text: `Width ${number(here.size[0])}` }), el("dd", { id: "layout-width", text: here.width })),
              el("div", {}, el("dt", { text: `Height ${number(here.size[1])}` }), el("dd", { text: here.height }))),
            el("h3", { text: "Proposals and answers, from the window" }),
            el("table", { id: "layout-steps" }, el("thead", {}, el("tr", {}, ["Node", "Proposed", "Size", "Width", "Parameters"].map((text) => el("th", { scope: "col", text })))),
              el("tbody", {}, steps.map((step) => el("tr", {},
                el("td", { class: "mono", text: step.name }), el("td", { class: "mono", text: size(step.proposed) }), el("td", { class: "mono", text: size(step.size) }), el("td", { text: step.width }),
                el("td", { class: "mono faint", text: (step.parameters ?? []).map((one) => `${one.name}: ${one.value}`).join(", ") }))))),
            this.around(), el("h3", { text: "All its answers" }),
            el("p", {}, (this.layout.answers ?? []).map((one) => el("span", { class: "chip", text: `${size(one.proposed)} → ${size(one.size)}` })))] : null)));
  }

  /** The modifiers, the environment and the place of the chosen node. */
  around() {
    const list = (name) => (Array.isArray(this.layout[name]) ? this.layout[name] : []);
    const parameters = (one) => (one.parameters ?? []).map((each) => `${each.name}: ${each.value}`).join(", ");
    const place = this.layout.place;
    const distance = (length) => (length === null || length === undefined ? "none" : number(length));
    return [
      list("modifiers").length ? [el("h3", { text: "Modifiers, innermost first" }), el("p", { id: "layout-modifiers" }, list("modifiers").map((one) =>
        el("button", { type: "button", class: "chip", "data-key": `modifier-${one.node}`, onclick: () => this.choose(one.node), text: `.${one.name}${parameters(one) ? `(${parameters(one)})` : ""}` })))] : null,
      list("environment").length ? [el("h3", { text: "Environment that differs from its container's" }),
        el("table", { id: "layout-environment" }, el("thead", {}, el("tr", {}, ["Value", "", "Set by"].map((text) => el("th", { scope: "col", text })))),
          el("tbody", {}, list("environment").map((one) => el("tr", {}, el("td", { class: "mono", text: one.name }), el("td", { class: "value", text: one.value }), el("td", { class: "mono faint", text: one.modifier ?? "" })))))] : null,
      place ? [el("h3", { text: `Place in ${place.container}` }),
        el("dl", { class: "stats", id: "layout-place" }, [
          ...(place.parameters ?? []).map((one) => [one.name, one.value]),
          ["before", distance(place.before)], ["after", distance(place.after)],
          ["left, top, right, bottom", (place.edges ?? []).map(number).join(", ")],
        ].map(([name, value]) => el("div", {}, el("dt", { text: name }), el("dd", { text: value }))))] : null];
  }

  list() {
    const known = new Map(this.nodes.map((one) => [one.node, one]));
    const depth = new Map();
    return el("div", { class: "layout-list", id: "layout-nodes" }, this.nodes.map((one) => {
      const isShown = !this.onlyOwn.checked || one.own;
      const above = known.has(one.parent) ? depth.get(one.parent) ?? 0 : 0;
      depth.set(one.node, above + (isShown ? 1 : 0));
      if (!isShown) return null;
      return el("button", { type: "button", "data-key": `node-${one.node}`, "aria-current": one.node === this.node ? "true" : null, indent: above * 10 + 4, onclick: () => this.choose(one.node) },
        el("span", { class: "mono", text: one.name }), one.text ? el("span", { class: "text", text: ` ${short(one.text, 30)}` }) : null);
    }));
  }

  /** The frames of the nodes in the window of the chosen one, drawn over each other. Over a picture only those around it have lines. */
  frames() {
    const known = new Map(this.nodes.map((one) => [one.node, one]));
    const here = known.get(this.node);
    const isIn = (one, root) => { while (one && one.node !== root) one = known.get(one.parent); return Boolean(one); };
    let window = here ?? this.nodes[0];
    while (known.has(window?.parent)) window = known.get(window.parent);
    const picture = this.picture?.node === window?.node ? this.picture : null;
    const box = picture?.frame ?? window?.frame ?? [0, 0, 1, 1];
    const drawn = this.nodes.filter((one) => one.frame[2] > 0 && one.frame[3] > 0 && one.frame[2] < 1e8 && one.frame[3] < 1e8 && isIn(one, window?.node));
    return svg("svg", { class: "layout-frames", id: "layout-frames", viewBox: `${box[0]} ${box[1]} ${Math.max(box[2], 1)} ${Math.max(box[3], 1)}`, role: "img", "aria-label": picture ? "The app, with the frames of the chosen node and those around it" : "Frames of all nodes" },
      picture ? svg("image", { x: box[0], y: box[1], width: box[2], height: box[3], href: `data:${picture.type};base64,${picture.data}` }) : null,
      drawn.map((one) => {
        const [x, y, width, height] = one.frame, kind = here ? relation(one, here, known) : "other";
        return [svg("rect", { x, y, width, height, class: `frame-${picture || kind === "chosen" ? kind : "all"}`, onclick: () => this.choose(one.node) }, svg("title", { text: `${one.name} ${one.text ?? ""}` })),
          !picture && one.name === "text" && one.text ? svg("text", { x, y: y + height * 0.75, "font-size": Math.min(height * 0.8, 13), fill: "var(--text)", "pointer-events": "none", text: short(one.text, Math.ceil(width / 6)) }) : null];
      }));
  }
}

/** The pictures that apps draw. */
const PICTURES = ["image/png", "image/svg+xml"];

/** What a node is to the chosen one. */
function relation(one, chosen, known) {
  if (one.node === chosen.node) return "chosen";
  if (one.parent === chosen.node) return "child";
  if (one.parent === chosen.parent) return "sibling";
  for (let above = known.get(chosen.parent); above; above = known.get(above.parent)) if (above.node === one.node) return "container";
  return "other";
}

const number = (length) => (length === null ? "ideal" : length >= 1e8 ? "∞" : String(Math.round(length * 100) / 100));
const size = (pair) => (Array.isArray(pair) ? pair.map(number).join(" × ") : "");
