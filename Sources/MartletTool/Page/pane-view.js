// What there is to know of a view: its properties, which can be set, what it reads, where it is.

import { $, el, fill, time, count, atMostEach } from "./dom.js";

export class ViewPane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-view");
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
    if (this.known?.view !== this.app.selected) { this.known = null; fill(this.pane, this.head({})); }
    this.load();
  }

  async load() {
    const view = this.app.selected;
    // What somebody is typing stays.
    if (!view || this.pane.querySelector("input.value")) return;
    if (this.app.isRecording) return this.render({ view, note: "A recording has no values; only an app that runs can be asked." });
    try {
      const answer = await this.app.link.ask("view", { view });
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
    const text = JSON.stringify(rest);
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
      el("tbody", {}, properties.map((property) => el("tr", {},
        el("td", { class: "mono", text: property.name }), el("td", { class: "kind", text: property.kind }), el("td", { class: "mono faint", text: property.type }),
        el("td", { class: "value" }, property.editable && property.attribute ? this.editable(property) : property.value),
        el("td", { class: "kind", title: "Whether the last run of the body has read it", text: property.read === true ? "yes" : property.read === false ? "no" : "" })))));
  }

  editable(property) {
    const button = el("button", { class: "value", type: "button", "data-key": `set-${property.name}`, "aria-label": `${property.name}: ${property.value}. Edit`, text: property.value });
    button.addEventListener("click", () => {
      const input = el("input", { class: "value", type: "text", value: property.value, "aria-label": `New value of ${property.name}`, spellcheck: "false" });
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
          const answer = await this.app.link.ask("set", { attribute: property.attribute, text: input.value });
          button.textContent = property.value = String(answer.value ?? input.value);
          if (!isDone) end(true);
        } catch (error) {
          cell.append(el("span", { class: "error", role: "alert", text: error.message }));
        }
      });
    });
    return button;
  }
}

const stat = (name, value) => el("div", {}, el("dt", { text: name }), el("dd", { text: value }));
