// Two recordings side by side, by view; what differs most comes first.

import { $, el, fill, time, count } from "./dom.js";
import { compare } from "./recording.js";

export class ComparePane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-compare");
    this.a = el("select", { id: "compare-a", "aria-label": "Recording A" });
    this.b = el("select", { id: "compare-b", "aria-label": "Recording B" });
    this.sort = el("select", { id: "compare-sort", "aria-label": "Sort by" }, el("option", { value: "nanoseconds", text: "difference in time" }), el("option", { value: "runs", text: "difference in runs" }));
    this.own = el("input", { type: "checkbox", id: "compare-own" });
    this.result = el("div", { id: "compare-result" });
    this.pane.append(el("p", { class: "lead", text: "Record before and after a change, or load files, and see which bodies run more and which less." }),
      el("div", { class: "pickers" }, el("label", {}, "A", this.a), el("label", {}, "B", this.b), el("label", {}, "Sort by", this.sort), el("label", { class: "check" }, this.own, "Own code")), this.result);
    for (const control of [this.a, this.b, this.sort, this.own]) control.addEventListener("change", () => this.render());
    app.on("recordings", () => this.show());
    app.on("store", () => this.show());
  }

  show() {
    if (this.pane.hidden) return;
    const all = this.app.recordings;
    const options = [...all.map((recording, index) => [String(index), recording.name]), ...(this.app.live.updates.length ? [["live", "Live, so far"]] : [])];
    const [a, b] = [this.a.value, this.b.value];
    for (const select of [this.a, this.b]) fill(select, options.map(([value, text]) => el("option", { value, text })));
    const has = (value) => options.some((option) => option[0] === value);
    this.a.value = has(a) && this.known === options.length ? a : options[Math.max(0, options.length - (options.at(-1)?.[0] === "live" && all.length > 1 ? 3 : 2))]?.[0] ?? "";
    this.b.value = has(b) && this.known === options.length ? b : options[Math.max(0, options.length - (options.at(-1)?.[0] === "live" && all.length > 1 ? 2 : 1))]?.[0] ?? "";
    this.known = options.length;
    this.render();
  }

  updates(value) { return value === "live" ? this.app.live.updates : this.app.recordings[Number(value)]?.store.updates ?? []; }

  render() {
    if (!this.app.recordings.length) return fill(this.result, el("p", { class: "empty", text: "No recordings yet. Press Record, use the app, and press it again; or load a file." }));
    const a = this.updates(this.a.value), b = this.updates(this.b.value);
    let rows = compare(a, b).filter((row) => !this.own.checked || row.own);
    if (this.sort.value === "runs") rows = rows.sort((one, other) => Math.abs(other.runs) - Math.abs(one.runs));
    const total = (updates) => updates.reduce((sum, update) => sum + update.length, 0);
    const signed = (value, text) => el("td", { class: `num ${value > 0 ? "more" : value < 0 ? "less" : "faint"}`, text: value === 0 ? "=" : `${value > 0 ? "+" : "−"}${text(Math.abs(value))}` });
    fill(this.result,
      el("dl", { class: "stats" }, [["Updates in A", count(a.length)], ["in B", count(b.length)], ["Time in A", time(total(a))], ["in B", time(total(b))]].map(([name, value]) => el("div", {}, el("dt", { text: name }), el("dd", { text: value })))),
      el("table", {}, el("thead", {}, el("tr", {}, el("th", { scope: "col", text: "View" }), ["Runs A", "Runs B", "Difference", "Time A", "Time B", "Difference"].map((text) => el("th", { scope: "col", class: "num", text })))),
        el("tbody", {}, rows.slice(0, 300).map((row) => el("tr", {}, el("td", { class: "mono", text: row.name }), el("td", { class: "num", text: count(row.a.runs) }), el("td", { class: "num", text: count(row.b.runs) }), signed(row.runs, count),
          el("td", { class: "num", text: time(row.a.nanoseconds) }), el("td", { class: "num", text: time(row.b.nanoseconds) }), signed(row.nanoseconds, time))))));
  }
}
