// Two recordings side by side: by view for each update, update by update, or in total; what differs most comes first.

import { $, el, fill, time, count } from "./dom.js";
import { compare, compareEach, pairUpdates } from "./recording.js";

export class ComparePane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-compare");
    this.a = el("select", { id: "compare-a", "aria-label": "Recording A" });
    this.b = el("select", { id: "compare-b", "aria-label": "Recording B" });
    this.sort = el("select", { id: "compare-sort", "aria-label": "Sort by" }, el("option", { value: "nanoseconds", text: "difference in time" }), el("option", { value: "runs", text: "difference in runs" }));
    this.mode = el("select", { id: "compare-mode", "aria-label": "Compare" }, [["each", "views, per update"], ["pairs", "update by update"], ["total", "views, in total"]].map(([value, text]) => el("option", { value, text })));
    this.own = el("input", { type: "checkbox", id: "compare-own" });
    this.result = el("div", { id: "compare-result" });
    this.pane.append(el("p", { class: "lead", text: "Record before and after a change, or load files, and see which bodies run more and which less." }),
      el("div", { class: "pickers" }, el("label", {}, "A", this.a), el("label", {}, "B", this.b), el("label", {}, "Compare", this.mode), el("label", {}, "Sort by", this.sort), el("label", { class: "check" }, this.own, "Own code")), this.result);
    for (const control of [this.a, this.b, this.mode, this.sort, this.own]) control.addEventListener("change", () => this.render());
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
    const total = (updates) => updates.reduce((sum, update) => sum + update.length, 0);
    const tables = { each: () => this.each(a, b), pairs: () => this.pairs(a, b), total: () => this.total(a, b) };
    fill(this.result,
      el("dl", { class: "stats" }, [["Updates in A", count(a.length)], ["in B", count(b.length)], ["Time in A", time(total(a))], ["in B", time(total(b))]].map(([name, value]) => el("div", {}, el("dt", { text: name }), el("dd", { text: value })))),
      tables[this.mode.value]());
  }

  rows(all) {
    const rows = all.filter((row) => !this.own.checked || row.own).slice(0, 300);
    const size = (row) => Math.abs(row.runs.change ?? row.runs);
    return this.sort.value === "runs" ? rows.sort((one, other) => size(other) - size(one)) : rows;
  }

  /** Runs and time of each view for one update, with the limits of the noise. */
  each(a, b) {
    const rows = this.rows(compareEach(a, b));
    return [el("p", { class: "faint", text: "± is the limit of the noise: twice the standard error. Differences below it are no differences. A time far beyond the others of its view counts as the longest of those." }),
      table(["View", "Runs A", "Runs B", "Difference", "Time A", "Time B", "Difference"], rows.map((row) => [el("td", { class: "mono", text: row.name }),
        ...cells(row.runs, decimal), ...cells(row.nanoseconds, time)]))];
  }

  pairs(a, b) {
    const pairs = pairUpdates(a, b).slice(0, 1000);
    const side = (update) => [el("td", { class: "num", text: update ? count(update.number) : "" }), el("td", { class: "num", text: update ? time(update.length) : "missing" })];
    return [el("p", { class: "faint", text: "Updates are matched by what was written. ± is the limit of the noise: twice the spread of updates with that cause, without outliers." }),
      table(["Written", "Update A", "Time A", "Update B", "Time B", "Runs", "Difference in time"], pairs.map((pair) => [el("td", { class: "mono", text: pair.cause }), ...side(pair.a), ...side(pair.b),
        ...(pair.a && pair.b ? [signed(pair.runs, count), verdict(pair, time)] : [el("td"), el("td", { class: "num more", text: pair.a ? "only in A" : "only in B" })])]))];
  }

  total(a, b) {
    return table(["View", "Runs A", "Runs B", "Difference", "Time A", "Time B", "Difference"], this.rows(compare(a, b)).map((row) => [el("td", { class: "mono", text: row.name }),
      el("td", { class: "num", text: count(row.a.runs) }), el("td", { class: "num", text: count(row.b.runs) }), signed(row.runs, count),
      el("td", { class: "num", text: time(row.a.nanoseconds) }), el("td", { class: "num", text: time(row.b.nanoseconds) }), signed(row.nanoseconds, time)]));
  }
}

const decimal = (number) => (Math.round(number * 100) / 100).toLocaleString("en");
const signed = (value, text) => el("td", { class: `num ${value > 0 ? "more" : value < 0 ? "less" : "faint"}`, text: value === 0 ? "=" : `${value > 0 ? "+" : "−"}${text(Math.abs(value))}` });

/** A difference with its limit; grey where it is noise. */
function verdict({ change, limit, isNoise }, text) {
  const sign = change > 0 ? "+" : change < 0 ? "−" : "";
  const bound = Number.isNaN(limit) ? "one update only" : `± ${text(limit)}`;
  return el("td", { class: `num ${isNoise ? "verdict-noise" : change > 0 ? "more" : "less"}`, title: isNoise ? "within the noise" : "beyond the noise", text: `${isNoise && change !== 0 ? "≈ " : ""}${sign}${text(Math.abs(change))} (${bound})` });
}

const cells = (one, text) => [el("td", { class: "num", text: text(one.a) }), el("td", { class: "num", text: text(one.b) }), verdict(one, text)];

function table(heads, rows) {
  return el("table", {}, el("thead", {}, el("tr", {}, heads.map((text, index) => el("th", { scope: "col", class: index ? "num" : null, text })))), el("tbody", {}, rows.map((row) => el("tr", {}, row))));
}
