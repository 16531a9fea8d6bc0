// Lists of what wastes work.

import { $, el, fill, time, count, atMostEach } from "./dom.js";

const HELP = {
  runs: "Where most of the work is. Many runs are fine where much changes.",
  wasted: "The body ran and came to the same result. Let it read less, or pass it less.",
  closures: "Such a value makes a view differ each time: pass a method of an object, or what the closure needs.",
  unread: "Its writes update nothing.",
  issues: "What the app has reported.",
  leaks: "Something keeps them: a task, a closure, a list.",
};

export class TroublePane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-trouble");
    this.refresh = atMostEach(1000, () => this.show());
    for (const name of ["update", "issue"]) app.on(name, () => this.refresh());
    app.on("store", () => this.show());
  }

  async show() {
    const { app } = this;
    const badge = $("tab-trouble").querySelector(".badge") ?? $("tab-trouble").appendChild(el("span", { class: "badge bad" }));
    badge.hidden = !app.store.issues.length;
    badge.textContent = count(app.store.issues.length);
    if (this.pane.hidden) return;
    if (app.isRecording) return this.render(this.recorded());
    try {
      const answer = await app.link.ask("trouble");
      if (!app.isRecording) this.render(Array.isArray(answer.lists) ? answer.lists : []);
    } catch (error) {
      fill(this.pane, el("p", { class: "empty", text: `No lists: ${error.message}.` }));
    }
  }

  /** What can be told from updates alone. */
  recorded() {
    const types = new Map();
    for (const update of this.app.store.updates) for (const [name, sum] of update.types) {
      const all = types.get(name) ?? { text: name, count: 0, nanoseconds: 0 };
      all.count += sum.runs;
      all.nanoseconds += sum.nanoseconds;
      types.set(name, all);
    }
    return [{ name: "runs", title: "Bodies that run most, in this recording", entries: [...types.values()].sort((a, b) => b.count - a.count) },
      { name: "issues", title: "Issues", entries: this.app.store.issues.map((issue) => ({ view: null, text: issue.message, count: 1, nanoseconds: 0 })) }];
  }

  render(lists) {
    const { app } = this;
    const text = JSON.stringify(lists);
    if (this.text === text && this.pane.querySelector(".lists")) return;
    this.text = text;
    fill(this.pane, el("div", { class: "lists" }, lists.map((list) => {
      const entries = Array.isArray(list.entries) ? list.entries : [];
      const most = Math.max(1, ...entries.map((entry) => entry.count));
      const timed = entries.some((entry) => entry.nanoseconds > 0), counted = entries.some((entry) => entry.count > 1);
      return el("section", { "data-list": list.name },
        el("h3", {}, list.title, el("span", { class: list.name === "issues" && entries.length ? "badge bad" : "badge", text: count(entries.length) })),
        entries.length ? [HELP[list.name] ? el("p", { class: "help", text: HELP[list.name] }) : null, el("table", {},
          el("thead", { hidden: !counted && !timed }, el("tr", {}, el("th", { scope: "col", text: "View" }), counted ? el("th", { scope: "col", class: "num", text: "Count" }) : null, timed ? el("th", { scope: "col", class: "num", text: "Time" }) : null)),
          el("tbody", {}, entries.slice(0, 30).map((entry, index) => el("tr", {},
            el("td", { class: list.name === "issues" ? "" : "mono" }, entry.view ? el("button", { type: "button", class: "link", "data-key": `${list.name}-${index}`, onclick: () => { app.select(entry.view); app.showTab("why"); }, text: entry.text }) : entry.text, counted ? meter(entry.count / most) : null),
            counted ? el("td", { class: "num", text: count(entry.count) }) : null, timed ? el("td", { class: "num", text: time(entry.nanoseconds) }) : null))))]
          : el("p", { class: "none", text: "None." }));
    })));
  }
}

function meter(share) {
  const meter = el("div", { class: "meter", "aria-hidden": "true" });
  meter.style.width = `${Math.round(share * 100)}%`;
  return meter;
}
