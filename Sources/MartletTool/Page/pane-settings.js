// Settings of the app that runs: those of the system that its views see, the pace of its animations, marks of runs, and
// moments of its state.

import { $, el, fill, count, plural, atMostEach } from "./dom.js";

const SIZES = ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5"];
const CHOICES = [
  ["colorScheme", "Appearance", [["light", "Light"], ["dark", "Dark"]]],
  ["dynamicTypeSize", "Text size", SIZES.map((name) => [name, name])],
  ["layoutDirection", "Layout direction", [["leftToRight", "Left to right"], ["rightToLeft", "Right to left"]]],
  ["contrast", "Contrast", [["standard", "Standard"], ["increased", "High"]]],
];
const PACES = [["2", "2 times slower"], ["5", "5 times slower"], ["10", "10 times slower"], ["50", "50 times slower"]];

export class SettingsPane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-settings");
    this.values = {};
    this.overlay = false;
    this.travel = { on: false, moments: 0, at: null };
    this.refresh = atMostEach(500, () => this.loadMoments());
    app.on("hello", () => { this.overlay = false; this.travel = { on: false, moments: 0, at: null }; this.show(); });
    app.on("store", () => this.show());
    app.on("update", () => { if (this.travel.on && !this.pane.hidden) this.refresh(); });
  }

  async show() {
    if (this.pane.hidden) return;
    if (this.app.isRecording) return fill(this.pane, el("p", { class: "empty", text: "A recording has no settings; only an app that runs has." }));
    try {
      const answer = await this.app.link.ask("settings");
      this.values = answer.values ?? {};
      this.error = null;
      await this.loadMoments();
    } catch (error) {
      fill(this.pane, el("p", { class: "empty", text: `There are no settings: ${error.message}.` }));
    }
  }

  async set(name, value) {
    const values = { ...this.values };
    if (value) values[name] = value;
    else delete values[name];
    await this.send(values);
  }

  async send(values) {
    const before = this.values;
    // At once, so that a second change before the answer keeps the first.
    this.values = values;
    try {
      this.values = (await this.app.link.ask("settings", { values })).values ?? values;
      this.error = null;
    } catch (error) { [this.values, this.error] = [before, error.message]; }
    this.render();
  }

  async setOverlay(box) {
    const on = box.checked;
    // The box is checked before the app marks anything.
    box.setAttribute("aria-busy", "true");
    try { await this.app.link.ask("overlay", { on }); this.overlay = on; } catch (error) { this.error = error.message; }
    this.render();
  }

  async loadMoments() {
    if (this.pane.hidden) return;
    if (this.travel.on) {
      try { this.travel = await this.app.link.ask("moments"); } catch (error) { this.error = error.message; }
    }
    this.render();
  }

  async askMoments(request) {
    try { this.travel = await this.app.link.ask("moments", request); this.error = null; } catch (error) { this.error = error.message; }
    this.render();
  }

  render() {
    fill(this.pane,
      el("p", { class: "lead", text: "The app sees these instead of the system's settings, until they are reset or the last page is closed. What its views set themselves stays, but for the appearance." }),
      this.error ? el("p", { class: "error", role: "alert", text: `${this.error}.` }) : null,
      el("div", { class: "settings" }, CHOICES.map(([name, label, options]) => this.choice(name, label, options)), this.locale(),
        this.choice("slowness", "Animations", PACES, "As usual")),
      el("div", { class: "steps" }, el("button", { type: "button", id: "settings-reset", "data-key": "settings-reset", disabled: !Object.keys(this.values).length, onclick: () => this.send({}), text: "Reset all" })),
      el("h3", { text: "Runs on the app" }),
      el("label", { class: "check" }, el("input", { type: "checkbox", id: "settings-overlay", "data-key": "settings-overlay", checked: this.overlay, onchange: (event) => this.setOverlay(event.target) }), "Mark views whose bodies run, with the number of runs"),
      el("h3", { text: "Time travel" }), this.moments());
  }

  choice(name, label, options, usual = "As the system") {
    const select = el("select", { id: `settings-${name}`, "data-key": `settings-${name}`, onchange: (event) => this.set(name, event.target.value) },
      el("option", { value: "", text: usual }), options.map(([value, text]) => el("option", { value, text })));
    select.value = this.values[name] ?? "";
    return el("label", {}, el("span", { text: label }), select);
  }

  locale() {
    return el("label", {}, el("span", { text: "Locale" }),
      el("input", { type: "text", id: "settings-locale", "data-key": "settings-locale", value: this.values.locale ?? "", placeholder: "As the system, or de_CH", spellcheck: "false", autocomplete: "off",
        onchange: (event) => this.set("locale", event.target.value.trim()) }));
  }

  /** Steps through the states that the app had. */
  moments() {
    const { on, moments, at } = this.travel;
    const toggle = el("label", { class: "check" }, el("input", { type: "checkbox", id: "travel-on", "data-key": "travel-on", checked: on, onchange: (event) => this.askMoments({ on: event.target.checked }) }), "Keep the state after each update");
    if (!on) return toggle;
    const last = moments - 1, here = at ?? last;
    const step = (id, text, label, moment, isPossible) => el("button", { type: "button", id, "data-key": id, "aria-label": label, disabled: !isPossible, onclick: () => this.askMoments({ moment }), text });
    return [toggle, el("div", { class: "steps" },
      step("travel-back", "◀", "Step back", here - 1, here > 0),
      el("span", { id: "travel-at", class: "mono", text: at === null || at === undefined ? `Live, ${plural(moments, "state")}` : `State ${count(at + 1)} of ${count(moments)}${this.travel.cause ? `: ${this.travel.cause}` : ""}` }),
      step("travel-forward", "▶", "Step forward", here + 1, at !== null && at !== undefined && here < last),
      el("button", { type: "button", id: "travel-live", "data-key": "travel-live", disabled: at === null || at === undefined, onclick: () => this.askMoments({ moment: -1 }), text: "Back to live" }))];
  }
}
