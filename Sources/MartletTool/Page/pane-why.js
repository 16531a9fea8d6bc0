// Why a body ran: from the write to the body, and what came of it; or why it did not.

import { $, el, fill, time, place, change, plural, atMostEach } from "./dom.js";
import { UpdateList, cause } from "./updates.js";

export class WhyPane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-why");
    this.pane.classList.add("pane-flat");
    this.chain = el("div", { class: "chain", id: "chain" });
    this.onlyThis = el("input", { type: "checkbox", id: "why-only" });
    this.list = new UpdateList(app, "Updates", {
      // Those in which nothing was written and nothing ran have no why.
      isWanted: (update) => (update.writes.length > 0 || update.ran.length > 0) && (!this.onlyThis.checked || !app.selected || update.ran.some((entry) => entry[0] === app.selected)),
      mark: (update) => (!app.selected ? null : update.ran.some((entry) => entry[0] === app.selected) ? "ran" : update.skipped.some((entry) => entry[0] === app.selected) ? "skipped" : null),
    });
    this.onlyThis.addEventListener("change", () => this.list.refresh());
    this.pane.append(el("div", { class: "columns" }, this.chain, el("div", { class: "log" },
      el("h3", {}, "Updates", el("span", { class: "grow" }), el("label", { class: "check" }, this.onlyThis, "only where it ran")), this.list.element)));
    this.refresh = atMostEach(150, () => { if (!this.pane.hidden) { this.list.refresh(); if (app.update === null) this.load(); } });
    for (const name of ["select", "select-update", "store"]) app.on(name, () => this.show());
    app.on("update", () => this.refresh());
    app.on("site", atMostEach(150, () => { if (!this.pane.hidden) this.load(); }));
  }

  show() {
    if (this.pane.hidden) return;
    this.onlyThis.disabled = !this.app.selected;
    this.list.refresh();
    this.load();
  }

  async load() {
    const { app } = this, view = app.selected;
    const update = app.update === null ? null : app.store.byNumber.get(app.update);
    if (!view) return this.renderUpdate(update ?? app.store.last);
    if (app.isRecording) return this.renderRecorded(view, update ?? app.store.runsOf(view, 1)[0]);
    const asked = (this.asked = {});
    let answer, refusal;
    const isRun = !update || update.ran.some((entry) => entry[0] === view);
    try {
      answer = await app.link.ask(isRun ? "why" : "whyNot", { view, ...(update ? { update: update.number } : {}) });
    } catch (error) { refusal = error.message; }
    if (asked !== this.asked) return;
    if (refusal) fill(this.chain, this.head(view, update?.number), el("p", { class: "empty", text: `${refusal[0].toUpperCase()}${refusal.slice(1)}.` }));
    else if (isRun) this.renderRun(view, answer);
    else this.renderNot(view, answer);
  }

  head(view, number, verb = "Why did it run?") {
    const { app } = this;
    const runs = app.store.runsOf(view);
    const at = runs.findIndex((update) => update.number === number);
    const older = at >= 0 ? runs[at + 1] : runs.find((update) => update.number < number);
    const newer = at >= 0 ? runs[at - 1] : [...runs].reverse().find((update) => update.number > number);
    const step = (label, update, key) => el("button", { type: "button", "data-key": key, disabled: !update, onclick: () => app.selectUpdate(update.number), text: label });
    return [
      el("div", { class: "title" }, el("h2", { text: app.store.name(view) }), el("span", { class: "faint", text: verb })),
      el("p", { class: "path", text: app.path(app.store.views.get(view)) }),
      el("div", { class: "steps" }, step("‹ Run before", older, "older"), step("Run after ›", newer, "newer"),
        el("button", { type: "button", "data-key": "latest", "aria-pressed": String(app.update === null), onclick: () => app.selectUpdate(null), text: "Latest" }),
        number ? el("button", { type: "button", class: "link", "data-key": "in-timeline", onclick: () => { app.selectUpdate(number); app.showTab("timeline"); }, text: `Update ${number} in the timeline` }) : null),
    ];
  }

  renderRun(view, answer) {
    const { app } = this;
    const causes = Array.isArray(answer.causes) ? answer.causes : [];
    const flow = [];
    for (const one of causes) {
      flow.push(this.write(one));
      const way = (Array.isArray(one.way) ? one.way : []).slice(1, -1);
      flow.push(el("div", { class: "edge" }, way.length ? way.map((name) => el("div", { text: name })) : el("div", { class: "faint", text: "is read by" })));
    }
    if (!causes.length) {
      flow.push(el("div", { class: "card" }, el("p", { text: answer.first ? "The view was new: its body runs for the first time." : "The cause lies in an earlier update, or outside of the graph." })));
      flow.push(el("div", { class: "edge" }));
    }
    flow.push(el("div", { class: "card body" }, el("span", { class: "label", text: `Update ${answer.update ?? ""} · ${time(answer.length)}` }), el("p", { class: "what", text: `${app.store.name(view)}.body` })));
    const ran = answer.children?.ran ?? [], skipped = answer.children?.skipped ?? [];
    if (ran.length || skipped.length) {
      flow.push(el("div", { class: "edge" }));
      flow.push(el("div", { class: "card outcome" },
        this.family("ran after it", ran), this.family("skipped: what they depend on was found equal", skipped)));
    }
    fill(this.chain, this.head(view, answer.update), el("div", { class: "flow", id: "flow" }, flow));
  }

  write(one) {
    // What changed without a write: the app can say no more.
    if (one.write == null && one.thread == null && one.id == null) {
      return el("div", { class: "card write" }, el("span", { class: "label", text: "Changed, not by a write" }), el("p", { class: "what", text: one.name }));
    }
    return el("div", { class: "card write" }, el("span", { class: "label", text: `Write on ${one.thread === "main" ? "the main thread" : one.thread ?? "a thread"}` }),
      el("p", { class: "what" }, one.name, " ", change(one)), el("p", {}, place(one.site), one.animated ? [" ", el("span", { class: "tag", text: "animated" })] : null, one.dropped ? [" ", el("span", { class: "tag", text: "dropped: equal" })] : null));
  }

  family(text, views) {
    if (!views.length) return null;
    const { app } = this;
    const groups = new Map();
    for (const view of views) { const name = app.store.name(view); groups.set(name, [...(groups.get(name) ?? []), view]); }
    return [el("span", { class: "label", text: `${plural(views.length, "view")} ${text}` }),
      el("p", { class: "family" }, [...groups].slice(0, 40).map(([name, all]) => el("button", { type: "button", class: "link", onclick: () => app.select(all[0]) }, el("code", { text: all.length > 1 ? `${name} ×${all.length}` : name }))))];
  }

  renderNot(view, answer) {
    const reads = Array.isArray(answer.reads) ? answer.reads : [];
    fill(this.chain, this.head(view, answer.update, `Why did it not run in update ${answer.update ?? ""}?`),
      el("div", { class: "card outcome", id: "why-not" }, el("p", { text: answer.reason ?? "" })),
      reads.length ? [el("h3", { text: "What its body reads" }), el("table", { class: "reads" },
        el("thead", {}, el("tr", {}, ["Name", "Changed", "Last change"].map((text) => el("th", { scope: "col", text })))),
        el("tbody", {}, reads.map((read) => el("tr", {}, el("td", { text: read.name }), el("td", { text: read.changed ? "yes" : "no" }), el("td", { text: read.lastUpdate ? `update ${read.lastUpdate}` : "never" })))))] : null);
  }

  /** What a recording knows: writes and runs, but no edges. */
  renderRecorded(view, update) {
    if (!update) return fill(this.chain, this.head(view), el("p", { class: "empty", text: "It did not run in this recording." }));
    const entry = update.ran.find((one) => one[0] === view);
    if (!entry) return fill(this.chain, this.head(view, update.number, `did not run in update ${update.number}`), el("p", { class: "empty", text: "Why not, only an app that runs can tell." }));
    const ids = new Set(Array.isArray(entry[3]) ? entry[3] : []);
    this.renderRun(view, { update: update.number, length: entry[2], causes: update.writes.filter((write) => ids.has(write.id)).map((write) => ({ ...write, way: [] })) });
  }

  /** Without a view: what an update came of, and what came of it. */
  renderUpdate(update) {
    if (!update) return fill(this.chain, el("p", { class: "empty", text: "Choose a view to see why its body ran, or use the app: each update stands here with its causes." }));
    const { app } = this;
    fill(this.chain, el("div", { class: "title" }, el("h2", { text: `Update ${update.number}` }), el("span", { class: "faint", text: time(update.length) })),
      el("div", { class: "steps" }, el("button", { type: "button", "data-key": "latest", "aria-pressed": String(app.update === null), onclick: () => app.selectUpdate(null), text: "Latest" }),
        el("span", { class: "faint", text: "Choose a view below or in the tree for the way from a write to its body." })),
      el("div", { class: "flow", id: "flow" },
        update.writes.length ? update.writes.slice(0, 20).map((write) => this.write(write)) : el("div", { class: "card" }, cause(update)),
        el("div", { class: "edge" }),
        el("div", { class: "card body" }, this.family("ran", update.ran.map((entry) => entry[0])) ?? el("p", { text: "No body ran." })),
        update.skipped.length ? [el("div", { class: "edge" }), el("div", { class: "card outcome" }, this.family("skipped: what they depend on was found equal", update.skipped.map((entry) => entry[0])))] : null));
  }
}
