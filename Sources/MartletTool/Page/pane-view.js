// What there is to know of a view: its properties, which can be set, what it reads, where it is.

import { $, el, fill, time, count, atMostEach } from "./dom.js";

export class ViewPane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-view");
    // The opened values of the shown view, by property and steps, with their parts.
    this.opened = new Map();
    this.ask = atMostEach(250, () => this.load());
    app.on("select", () => this.show());
    app.on("store", () => this.show());
    app.on("update", () => { if (this.isShown) this.ask(); });
  }

  get isShown() { return !this.pane.hidden && this.app.selected !== null; }

  show() {
    if (this.pane.hidden) return;
    if (!this.app.selected) {
      this.known = null;
      fill(this.pane, el("p", { class: "empty", text: "Choose a view in the tree, or pick one in the app." }));
      return;
    }
    if (this.known?.view !== this.app.selected) { this.known = null; this.opened.clear(); fill(this.pane, this.head({})); }
    this.load();
  }

  async load() {
    const view = this.app.selected;
    // What somebody is typing stays.
    if (!view || this.pane.querySelector("input.value")) return;
    if (this.app.isRecording) return this.render({ view, note: "A recording has no values; only an app that runs can be asked." });
    try {
      const answer = await this.app.link.ask("view", { view });
      await this.loadOpened(view);
      if (view === this.app.selected && !this.pane.querySelector("input.value")) this.render(answer);
    } catch (error) {
      if (view === this.app.selected) this.render({ view, note: `Nothing is known of this view: ${error.message}.` });
    }
  }

  head(answer) {
    const view = this.app.store.views.get(this.app.selected);
    const frame = Array.isArray(answer.frame) ? answer.frame : null;
    const path = answer.path ?? this.app.path(view);
    // The app counts from the view's beginning.
    const { runs = 0, skips, nanoseconds } = this.app.store.isReset && view ? view : { ...(view ?? {}), ...answer };
    return [
      el("div", { class: "title" }, el("h2", { text: answer.type ?? view?.type.name ?? this.app.store.name(this.app.selected) }),
        el("span", { class: "tag", text: answer.module ?? view?.type.module ?? "" }), view ? null : el("span", { class: "tag bad", text: "has ended" })),
      el("p", { class: "path", text: path }),
      el("dl", { class: "stats" },
        stat("Runs of the body", count(runs)), stat("Skipped", count(skips)), stat("Time in the body", time(nanoseconds)),
        frame ? stat("Frame", `${frame[0]}, ${frame[1]}`) : null, frame ? stat("Size", `${frame[2]} × ${frame[3]}`) : null),
    ];
  }

  render(answer) {
    const { re, ...rest } = answer;
    const text = JSON.stringify([rest, [...this.opened]]);
    // What is selected in it stays, where nothing has changed.
    if (this.text === text && this.known) return;
    [this.text, this.known] = [text, answer];
    const list = (name) => (Array.isArray(answer[name]) ? answer[name] : []);
    fill(this.pane, this.head(answer),
      answer.note ? el("p", { class: "empty", text: answer.note }) : null,
      list("properties").length ? [el("h3", { text: "Properties" }), this.properties(list("properties"))] : null,
      list("environment").length ? [el("h3", { text: "Environment that the body has read" }),
        el("table", {}, el("tbody", {}, list("environment").map((one) => el("tr", {}, el("td", { class: "mono", text: one.name }), el("td", { class: "value", text: one.value })))))] : null,
      list("modifiers").length ? [el("h3", { text: "Modifiers, outermost first" }), el("p", {}, list("modifiers").map((name) => el("span", { class: "chip", text: `.${name}` })))] : null,
      list("accessibility").length ? [el("h3", { text: "Accessibility" }),
        el("table", {}, el("tbody", {}, list("accessibility").map((one) => el("tr", {}, el("td", { class: "kind", text: one.role }), el("td", { class: "value", text: one.label ?? "" }), el("td", { class: "value", text: one.value ?? "" })))))] : null,
      el("div", { class: "steps" },
        el("button", { type: "button", "data-key": "why", onclick: () => this.app.showTab("why"), text: "Why did it run?" }),
        el("button", { type: "button", "data-key": "graph", onclick: () => this.app.showTab("graph"), text: "Show its graph" })));
  }

  properties(properties) {
    return el("table", { id: "properties" },
      el("thead", {}, el("tr", {}, ["Name", "Kind", "Type", "Value", "Read"].map((text) => el("th", { scope: "col", text })))),
      el("tbody", {}, properties.map((property) => [el("tr", {},
        el("td", { class: "mono" }, this.opener(property.name, [], property.openable), property.name), el("td", { class: "kind", text: property.kind }), el("td", { class: "mono faint", text: property.type }),
        el("td", { class: "value" }, property.editable ? this.editable(property.name, property.value, request(property)) : property.value),
        el("td", { class: "kind", title: "Whether the last run of the body has read it", text: property.read === true ? "yes" : property.read === false ? "no" : "" })),
      this.parts(property.name, [])])));
  }

  /** The rows of what an opened value consists of. */
  parts(property, path) {
    const known = this.opened.get(key(property, path));
    if (!known) return null;
    const indent = path.length * 16 + 24;
    if (known.error) return el("tr", {}, el("td", { indent, class: "faint", colspan: 5, text: known.error }));
    return [known.parts.map((part) => {
      const way = [...path, part.step];
      return [el("tr", { class: "part" },
        el("td", { class: "mono", indent }, this.opener(property, way, part.openable), part.name), el("td"), el("td", { class: "mono faint", text: part.type }),
        el("td", { class: "value" }, part.editable ? this.editable(`${property}.${way.join(".")}`, part.value, { property, path: way }) : part.value), el("td")),
      this.parts(property, way)];
    }), known.more ? el("tr", {}, el("td", { indent, class: "faint", colspan: 5, text: `and ${known.more} more` })) : null];
  }

  opener(property, path, isOpenable) {
    if (!isOpenable) return null;
    const id = key(property, path), isOpen = this.opened.has(id);
    return el("button", { type: "button", class: "open", "data-key": `open-${id}`, "aria-expanded": String(isOpen), "aria-label": `${isOpen ? "Close" : "Open"} ${[property, ...path].join(".")}`, text: isOpen ? "▾" : "▸",
      onclick: () => { if (isOpen) this.close(id); else this.opened.set(id, { property, path, parts: [] }); this.load(); } });
  }

  close(id) {
    const { property, path } = this.opened.get(id);
    for (const [other, one] of this.opened) {
      if (one.property === property && path.every((step, index) => one.path[index] === step)) this.opened.delete(other);
    }
  }

  async loadOpened(view) {
    for (const [id, { property, path }] of [...this.opened]) {
      let answer;
      try {
        const { parts, more } = await this.app.link.ask("value", { view, property, path });
        answer = { property, path, parts: Array.isArray(parts) ? parts : [], more };
      } catch (error) {
        answer = { property, path, parts: [], error: error.message };
      }
      if (this.opened.has(id)) this.opened.set(id, answer);
    }
  }

  editable(name, value, place) {
    const view = this.app.selected;
    const button = el("button", { class: "value", type: "button", "data-key": `set-${name}`, "aria-label": `${name}: ${value}. Edit`, text: value });
    button.addEventListener("click", () => {
      const input = el("input", { class: "value", type: "text", value, "aria-label": `New value of ${name}`, spellcheck: "false" });
      let isDone = false;
      const end = (takesFocus) => { isDone = true; input.replaceWith(button); cell.querySelector(".error")?.remove(); if (takesFocus) button.focus(); this.load(); };
      const cell = button.parentElement;
      button.replaceWith(input);
      input.focus();
      input.select();
      input.addEventListener("blur", () => { if (!isDone) end(false); });
      input.addEventListener("keydown", async (event) => {
        if (event.key === "Escape") end(true);
        if (event.key !== "Enter") return;
        cell.querySelector(".error")?.remove();
        try {
          const answer = await this.app.link.ask("set", { ...("property" in place ? { view } : {}), ...place, text: input.value });
          button.textContent = String(answer.value ?? input.value);
          if (!isDone) end(true);
        } catch (error) {
          cell.append(el("span", { class: "error", role: "alert", text: error.message }));
        }
      });
    });
    return button;
  }
}

const key = (property, path) => JSON.stringify([property, ...path]);
/** A state that has an attribute is set by it; others by their view and name. */
const request = (property) => property.attribute ? { attribute: property.attribute } : { property: property.name, path: [] };
const stat = (name, value) => el("div", {}, el("dt", { text: name }), el("dd", { text: value }));
