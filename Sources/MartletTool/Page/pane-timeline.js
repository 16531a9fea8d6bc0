// Updates over time: what each cost by phase, and a flame chart of one.

import { $, el, fill, time, place, change, count, colour, atMostEach, eachFrame, short } from "./dom.js";
import { LATE, GROUPS, groupOf, phaseName } from "./store.js";
import { UpdateList } from "./updates.js";

export class TimelinePane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-timeline");
    this.pane.classList.add("pane-flat");
    this.filter = el("select", { "aria-label": "Show only updates in which it ran" });
    this.canvas = el("canvas", { id: "bars", role: "img", tabindex: 0, "aria-label": "Updates and what they cost" });
    this.lateCount = el("span", { class: "tag bad" });
    this.list = new UpdateList(app, "Updates over time", { isWanted: (update) => this.isWanted(update) });
    this.detail = el("div", { class: "detail", id: "update-detail" });
    this.pane.append(
      el("div", { class: "strip" },
        el("div", { class: "legend" }, GROUPS.slice(0, -1).map(([group, name]) => el("span", { class: "key" }, swatch(group), name)), this.lateCount, el("span", { class: "grow" }),
          el("label", { class: "check" }, "Only where it ran", this.filter)),
        this.canvas),
      el("div", { class: "split" }, el("div", { class: "log" }, this.list.element), this.detail));
    this.filter.addEventListener("change", () => this.refreshNow());
    this.canvas.addEventListener("click", (event) => { const update = this.at(event.offsetX); if (update) app.selectUpdate(update.number); });
    this.canvas.addEventListener("mousemove", (event) => { const update = this.at(event.offsetX); this.canvas.title = update ? `Update ${update.number}: ${time(update.length)}` : ""; });
    this.canvas.addEventListener("keydown", (event) => { if (event.key.startsWith("Arrow")) this.list.key({ key: event.key === "ArrowLeft" || event.key === "ArrowDown" ? "ArrowDown" : "ArrowUp", preventDefault: () => event.preventDefault() }); });
    this.draw = eachFrame(() => this.drawBars());
    new ResizeObserver(this.draw).observe(this.canvas);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => { this.draw(); this.flame?.draw(); });
    this.refresh = atMostEach(150, () => { if (!this.pane.hidden) this.refreshNow(); });
    app.on("update", () => this.refresh());
    app.on("site", () => this.refresh());
    app.on("store", () => this.show());
    app.on("select-update", () => this.show());
    app.on("select", () => { if (!this.pane.hidden) this.refreshNow(); });
  }

  isWanted(update) {
    const value = this.filter.value;
    if (!value) return true;
    if (value === "selected") return update.ran.some((entry) => entry[0] === this.app.selected);
    return update.types.has(value.slice(5));
  }

  show() {
    if (this.pane.hidden) return;
    this.refreshNow();
    this.load();
  }

  refreshNow() {
    const { app } = this;
    const names = new Set();
    for (const update of app.store.updates) for (const name of update.types.keys()) names.add(name);
    const value = this.filter.value;
    const options = [["", "anything"], ...(app.selected ? [["selected", `the selected ${app.store.name(app.selected)}`]] : []), ...[...names].sort().map((name) => [`type:${name}`, name])];
    const key = JSON.stringify(options);
    if (this.options !== key && document.activeElement !== this.filter) {
      this.options = key;
      fill(this.filter, options.map(([value, text]) => el("option", { value, text: short(text, 40) })));
      this.filter.value = options.some((option) => option[0] === value) ? value : "";
    }
    this.list.refresh();
    const late = app.store.updates.reduce((sum, update) => sum + (update.length > LATE), 0);
    this.lateCount.hidden = !late;
    this.lateCount.textContent = `${count(late)} late: over 16.7 ms`;
    this.draw();
    if (app.update === null) this.load();
  }

  // The bars, newest at the right

  drawBars() {
    const width = this.canvas.clientWidth, height = this.canvas.clientHeight, scale = devicePixelRatio || 1;
    if (!width) return;
    this.canvas.width = width * scale;
    this.canvas.height = height * scale;
    const context = this.canvas.getContext("2d");
    context.scale(scale, scale);
    const updates = [...(this.list.wanted ?? [])].reverse();
    const bar = Math.min(9, Math.max(3, Math.floor((width - 8) / Math.max(updates.length, 1))));
    const shown = updates.slice(-Math.floor((width - 8) / bar));
    this.bars = { shown, bar, left: width - 4 - shown.length * bar };
    const lengths = shown.map((update) => update.length).sort((a, b) => a - b);
    // One slow update must not flatten all others.
    const top = Math.max(lengths[Math.floor(lengths.length * 0.97)] ?? 0, 1e6) * 1.25;
    const y = (value) => height - 14 - (Math.min(value, top) / top) * (height - 24);
    const colours = Object.fromEntries(GROUPS.map(([group]) => [group, colour(`--${group}`)]));
    context.font = `10.5px ${colour("--sans")}`;
    context.fillStyle = colour("--faint");
    context.strokeStyle = colour("--line");
    for (const value of ticks(top)) {
      context.beginPath(); context.moveTo(0, Math.round(y(value)) + 0.5); context.lineTo(width, Math.round(y(value)) + 0.5); context.stroke();
      context.fillText(time(value), 4, y(value) - 3);
    }
    shown.forEach((update, index) => {
      const x = this.bars.left + index * bar;
      if (update.number === this.app.update) { context.fillStyle = colour("--select"); context.fillRect(x - 1, 0, bar + 1, height); }
      let sum = 0;
      for (const [group] of GROUPS) {
        const length = update.groups.get(group);
        if (!length) continue;
        context.fillStyle = colours[group];
        const from = y(sum);
        sum += length;
        context.fillRect(x, y(sum), bar - 1, Math.max(from - y(sum), 0.5));
      }
      if (sum === 0) { context.fillStyle = colours.other; context.fillRect(x, y(update.length), bar - 1, y(0) - y(update.length)); }
      if (update.length > LATE) { context.fillStyle = colour("--bad"); context.fillRect(x, 2, bar - 1, 4); }
    });
    if (shown.length) {
      context.fillStyle = colour("--faint");
      context.textAlign = "right";
      context.fillText(`#${shown[shown.length - 1].number}`, width - 4, height - 3);
      context.textAlign = "left";
      context.fillText(`#${shown[0].number}`, Math.max(this.bars.left, 4), height - 3);
    }
    this.canvas.setAttribute("aria-label", `${count(shown.length)} updates and what they cost, by phase`);
  }

  at(x) {
    const index = this.bars ? Math.floor((x - this.bars.left) / this.bars.bar) : -1;
    return this.bars?.shown[index];
  }

  // One update

  async load() {
    const { app } = this;
    const update = (app.update === null ? null : app.store.byNumber.get(app.update)) ?? (app.update === null ? this.list.wanted?.[0] : null);
    if (!update) {
      this.shownUpdate = null;
      return fill(this.detail, el("p", { class: "empty", text: app.update === null ? "No updates yet. Use the app." : "This update is no longer kept." }));
    }
    const sites = update.writes.filter((write) => write.site).length;
    const key = [sites, app.update === null].join();
    if (this.shownUpdate === update && this.shownKey === key) return;
    [this.shownUpdate, this.shownKey] = [update, key];
    this.render(update);
    let detail = app.store.details.get(update.number), reason = "A recording has this only with --details, or for updates that were looked at.";
    if (!detail && !app.isRecording) {
      try {
        detail = await app.link.ask("detail", { update: update.number });
        app.store.details.set(update.number, detail);
        if (app.store.details.size > 50) app.store.details.delete(app.store.details.keys().next().value);
      } catch (error) { reason = `The app has no records of it: ${error.message}.`; }
    }
    if (this.shownUpdate !== update) return;
    if (detail && Array.isArray(detail.records)) this.flame = new Flame(app, this.box, detail, update);
    else fill(this.box, el("p", { class: "faint", text: reason }));
  }

  render(update) {
    const { app } = this;
    const groups = GROUPS.filter(([group]) => update.groups.get(group) > 0).map(([group, name]) => [group, name, update.groups.get(group)]);
    const total = groups.reduce((sum, group) => sum + group[2], 0) || 1;
    const counts = [["rules", "rules ran"], ["checked", "checked, not run"], ["bodies", "bodies"], ["rows", "rows"], ["made", "made"], ["ended", "ended"], ["measured", "measured"], ["placed", "placed"], ["changed", "presented"]];
    this.box = el("div", { class: "flame" });
    const bar = el("div", { class: "phases", role: "img", "aria-label": groups.map(([, name, length]) => `${name} ${time(length)}`).join(", ") },
      groups.map(([group, name, length]) => {
        const part = el("span", { class: `swatch ${group}`, title: `${name}: ${time(length)}` });
        part.style.width = `${(length / total) * 100}%`;
        return part;
      }));
    const types = [...update.types].sort((a, b) => b[1].nanoseconds - a[1].nanoseconds);
    fill(this.detail,
      el("div", { class: "title" }, el("h2", { text: `Update ${update.number}` }), el("span", { text: time(update.length) }), update.length > LATE ? el("span", { class: "tag bad", text: "late" }) : null,
        el("span", { class: "faint", text: `${time(update.start)} after the start` }), el("span", { class: "grow" }),
        el("button", { type: "button", "data-key": "latest", "aria-pressed": String(app.update === null), onclick: () => app.selectUpdate(null), text: "Latest" })),
      bar,
      el("p", { class: "legend" }, groups.map(([group, name, length]) => el("span", { class: "key" }, swatch(group), `${name} ${time(length)}`))),
      el("h3", { text: "Writes" }),
      update.writes.length ? el("ul", { class: "writes" }, update.writes.slice(0, 50).map((write) => el("li", {}, el("code", { text: write.name }), change(write), place(write.site),
        write.thread === "main" ? null : el("span", { class: "tag", text: write.thread }), write.animated ? el("span", { class: "tag", text: "animated" }) : null, write.dropped ? el("span", { class: "tag", text: "dropped: equal" }) : null)))
        : el("p", { class: "faint", text: "None: the cause lies outside of the graph, or in an earlier update." }),
      el("h3", { text: "Flame chart" }), this.box,
      el("h3", { text: "Bodies that ran" }),
      types.length ? el("table", {}, el("thead", {}, el("tr", {}, el("th", { scope: "col", text: "View" }), el("th", { scope: "col", class: "num", text: "Runs" }), el("th", { scope: "col", class: "num", text: "Time" }))),
        el("tbody", {}, types.slice(0, 100).map(([name, sum]) => el("tr", {}, el("td", { class: "mono" }, el("button", { type: "button", class: "link", onclick: () => app.select(update.ran.find((entry) => app.store.name(entry[0]) === name)?.[0] ?? null), text: name })), el("td", { class: "num", text: count(sum.runs) }), el("td", { class: "num", text: time(sum.nanoseconds) })))))
        : el("p", { class: "faint", text: "None." }),
      counts.some(([name]) => update.counts[name] > 0) ? el("h3", { text: "Counts" }) : null,
      el("dl", { class: "stats" }, counts.filter(([name]) => update.counts[name] > 0).map(([name, text]) => el("div", {}, el("dt", { text }), el("dd", { text: count(update.counts[name]) })))));
  }
}

const swatch = (group) => el("span", { class: `swatch ${group}`, "aria-hidden": "true" });
const label = (record) => (record.kind === "phase" || record.kind === "present" ? phaseName(record.name) : String(record.name ?? record.kind));

function ticks(top) {
  const step = [0.25e6, 0.5e6, 1e6, 2e6, 4e6, 8e6, 16e6, 32e6, 64e6, 128e6, 512e6, 2e9].find((step) => top / step <= 4) ?? top;
  const result = [];
  for (let value = step; value < top; value += step) result.push(value);
  return result;
}

/** The records of one update, by what happened inside of what. */
class Flame {
  constructor(app, box, detail, update) {
    this.app = app;
    this.records = detail.records.filter((one) => one && typeof one === "object" && one.kind !== "skipped" && Number.isFinite(one.start) && Number.isFinite(one.length))
      .sort((a, b) => a.start - b.start || b.length - a.length);
    this.origin = this.from = update.start;
    this.to = update.start + Math.max(update.length, 1);
    // The depth of a record is how many others are open at its start.
    const open = [];
    this.depth = 0;
    for (const record of this.records) {
      while (open.length && open[open.length - 1] <= record.start) open.pop();
      record.depth = Math.min(open.length, 30);
      open.push(record.start + record.length);
      this.depth = Math.max(this.depth, record.depth);
    }
    this.canvas = el("canvas", { role: "img", tabindex: 0, id: "flame", "aria-label": `${this.records.length} records of update ${update.number}. Plus and minus zoom, arrows move.` });
    this.tip = el("div", { class: "tip", hidden: true });
    const slowest = this.records.filter((record) => record.kind === "body" || record.kind === "rule" || record.kind === "row").sort((a, b) => b.length - a.length).slice(0, 5);
    fill(box, this.canvas, this.tip,
      el("p", { class: "legend" }, slowest.length ? el("span", { text: "Slowest:" }) : null, slowest.map((record) => el("button", { type: "button", class: "link", onclick: () => record.view && app.select(record.view) }, el("code", { text: record.name }), ` ${time(record.length)}`)),
        detail.more > 0 ? el("span", { class: "tag", text: `${count(detail.more)} records left out` }) : null));
    this.canvas.style.height = `${(this.depth + 1) * 20 + 18}px`;
    this.draw = eachFrame(() => this.render());
    new ResizeObserver(this.draw).observe(this.canvas);
    this.canvas.addEventListener("wheel", (event) => { if (event.ctrlKey || event.shiftKey) { event.preventDefault(); this.zoom(event.deltaY > 0 ? 1.25 : 0.8, this.timeAt(event.offsetX)); } }, { passive: false });
    this.canvas.addEventListener("keydown", (event) => {
      const span = this.to - this.from;
      if (event.key === "+" || event.key === "=") this.zoom(0.7, (this.from + this.to) / 2);
      else if (event.key === "-") this.zoom(1.4, (this.from + this.to) / 2);
      else if (event.key === "ArrowLeft") this.move(-span / 5);
      else if (event.key === "ArrowRight") this.move(span / 5);
      else if (event.key === "0") { [this.from, this.to] = [update.start, update.start + update.length]; this.draw(); } else return;
      event.preventDefault();
    });
    this.canvas.addEventListener("mousemove", (event) => this.point(event));
    this.canvas.addEventListener("mouseleave", () => { this.tip.hidden = true; });
    this.canvas.addEventListener("click", (event) => { const record = this.recordAt(event.offsetX, event.offsetY); if (record?.view) app.select(record.view); });
    this.canvas.addEventListener("dblclick", (event) => { const record = this.recordAt(event.offsetX, event.offsetY); if (record?.length) { const rest = record.length * 0.1; [this.from, this.to] = [record.start - rest, record.start + record.length + rest]; this.draw(); } });
  }

  timeAt(x) { return this.from + (x / this.canvas.clientWidth) * (this.to - this.from); }
  zoom(by, around) { this.from = around - (around - this.from) * by; this.to = around + (this.to - around) * by; this.draw(); }
  move(by) { this.from += by; this.to += by; this.draw(); }

  recordAt(x, y) {
    const depth = Math.floor((y - 16) / 20), at = this.timeAt(x), slack = (this.to - this.from) / this.canvas.clientWidth;
    return this.records.findLast((record) => record.depth === depth && record.start - slack <= at && at <= record.start + record.length + slack);
  }

  point(event) {
    const record = this.recordAt(event.offsetX, event.offsetY);
    this.tip.hidden = !record;
    this.canvas.style.cursor = record?.view ? "pointer" : "default";
    if (!record) return;
    this.tip.textContent = `${label(record)} · ${record.kind} · ${record.estimated ? "about " : ""}${time(record.length)}${record.changed === false ? " · result equal" : ""}`;
    this.tip.style.left = `${Math.min(event.offsetX + 12, this.canvas.clientWidth - this.tip.offsetWidth - 4)}px`;
    this.tip.style.top = `${event.offsetY + 16}px`;
  }

  render() {
    const { canvas } = this, width = canvas.clientWidth, height = canvas.clientHeight, scale = devicePixelRatio || 1;
    if (!width) return;
    canvas.width = width * scale;
    canvas.height = height * scale;
    const context = canvas.getContext("2d");
    context.scale(scale, scale);
    const x = (at) => ((at - this.from) / (this.to - this.from)) * width;
    context.font = `11px ${colour("--mono")}`;
    const dark = matchMedia("(prefers-color-scheme: dark)").matches;
    const colours = { body: colour("--rules"), rule: colour("--measure"), row: colour("--place"), write: colour("--writes"), frame: colour("--animation"), present: colour("--present") };
    const ink = dark ? "#101216" : "#ffffff", faint = colour("--faint"), line = colour("--line"), ends = new Map();
    const span = this.to - this.from, step = 10 ** Math.floor(Math.log10(span / 2));
    context.fillStyle = faint;
    context.strokeStyle = line;
    const pace = step * (span / step > 10 ? 4 : 1);
    for (let at = this.origin + Math.ceil((this.from - this.origin) / pace) * pace; at < this.to; at += pace) {
      context.beginPath(); context.moveTo(Math.round(x(at)) + 0.5, 0); context.lineTo(Math.round(x(at)) + 0.5, height); context.stroke();
      if (x(at) < width - 60) context.fillText(time(at - this.origin), x(at) + 3, 10);
    }
    for (const record of this.records) {
      const left = x(record.start), right = x(record.start + record.length);
      if (right < 0 || left > width) continue;
      // Of many that share a point, one is drawn.
      const key = record.depth;
      if (right - left < 0.7 && Math.round(left) === ends.get(key)) continue;
      ends.set(key, Math.round(left));
      const top = 16 + record.depth * 20, wide = Math.max(right - left - 0.5, 1);
      context.fillStyle = record.kind === "phase" ? colour(`--${groupOf(record.name)}`) : colours[record.kind] ?? colour("--other");
      context.globalAlpha = record.kind === "phase" ? 0.45 : record.changed === false ? 0.5 : 1;
      context.fillRect(left, top, wide, 18);
      context.globalAlpha = 1;
      if (wide > 34) {
        context.save();
        context.beginPath(); context.rect(left, top, wide, 18); context.clip();
        context.fillStyle = record.kind === "phase" ? colour("--text") : ink;
        context.fillText(label(record), Math.max(left, 0) + 5, top + 13);
        context.restore();
      }
    }
  }
}
