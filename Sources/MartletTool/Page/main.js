// The page: what is shown, what is chosen, and who hears of it.

import { $, el, fill, count, plural, download, eachFrame, atMostEach } from "./dom.js";
import { EDITORS, chooseEditor, openLinesBy } from "./places.js";
import { Link } from "./link.js";
import { Store } from "./store.js";
import { save, load } from "./recording.js";
import { Tree } from "./tree.js";
import { ViewPane } from "./pane-view.js";
import { WhyPane } from "./pane-why.js";
import { TimelinePane } from "./pane-timeline.js";
import { GraphPane } from "./pane-graph.js";
import { LayoutPane } from "./pane-layout.js";
import { TroublePane } from "./pane-trouble.js";
import { ComparePane } from "./pane-compare.js";
import { TestPane } from "./pane-test.js";
import { SettingsPane } from "./pane-settings.js";

const TABS = ["view", "why", "timeline", "graph", "layout", "trouble", "compare", "test", "settings"];

class App extends EventTarget {
  constructor() {
    super();
    /** What comes from the app, and what is shown: that, or a recording. */
    this.live = new Store();
    this.store = this.live;
    this.recordings = [];
    /** The view that is chosen, and the update; null is the latest. */
    this.selected = null;
    this.update = null;
    this.isPaused = false;
    this.listen(this.live);
    /** Where the chosen view was in the tree of an app that has ended, until it is there again. */
    this.lost = null;
    this.on("shape", () => this.selectLost());
    this.totals = eachFrame(() => this.showTotals());
    this.link = new Link((message) => this.take(message));
  }

  on(name, action) { this.addEventListener(name, (event) => action(event.detail)); }
  tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  get isRecording() { return this.store !== this.live; }

  listen(store) {
    for (const name of ["update", "site", "issue", "shape"]) {
      store.addEventListener(name, (event) => { if (this.store === store) { this.tell(name, event.detail); this.totals(); } });
    }
  }

  // What comes from the tool and the app

  take(message) {
    if (message.tool) return this.takeTool(message);
    // The views of the app that starts anew have other identifiers.
    if (message.event === "hello" && !this.isRecording) this.lost = this.place(this.selected) ?? this.lost;
    this.live.take(message);
    switch (message.event) {
      case "hello":
        this.status("live");
        if (message.version !== 1) this.notice(`The app speaks version ${message.version} of the protocol; this page speaks 1. Some things may be missing.`);
        if (!this.isPaused) this.link.ask("subscribe").catch((error) => this.notice(`The app refuses: ${error.message}.`));
        this.mark = null;
        setPressed("record", false);
        setPressed("pick", false);
        if (!this.isRecording) { this.selected = null; this.update = null; this.tell("store"); }
        this.tell("hello");
        break;
      case "picked":
        setPressed("pick", false);
        if (this.isRecording) this.show(this.live);
        if (this.live.views.has(message.view)) { this.select(message.view); $("tree").focus(); }
        break;
      case "lost":
        this.notice(`The page was too slow for the app: ${plural(this.live.lost, "update")} left out so far.`);
        break;
    }
  }

  takeTool(message) {
    if (message.tool === "waiting" && !this.live.hello) { this.status("waiting", `Waiting for ${message.app}…`); $("app-name").textContent = message.app; }
    else if (message.tool === "waiting") this.status("waiting", `${this.live.app} has ended. Waiting for it to come back…`);
    else if (message.tool === "ended") this.status("waiting", `${message.app} has ended.`);
    else if (message.tool === "gone") this.status("gone", "The tool has ended. Start it again for a new address.");
    else if (message.tool === "recording") this.fetchRecording(String(message.name));
  }

  // What is shown

  status(state, text) {
    this.state = state;
    this.stateText = text;
    this.showStatus();
  }

  showStatus() {
    const shown = this.isRecording ? "recording" : this.isPaused && this.state === "live" ? "paused" : this.state;
    const hello = this.store.hello;
    $("state").dataset.state = shown;
    $("app-name").textContent = hello?.app ?? $("app-name").textContent;
    document.title = hello ? `${hello.app} – Martlet inspector` : "Martlet inspector";
    $("state-text").textContent = this.isRecording ? this.recordings.find((one) => one.store === this.store)?.name ?? "Recording"
      : shown === "live" ? `Live · process ${hello.pid} · ${hello.host}` : shown === "paused" ? "Paused: the app runs on" : this.stateText ?? "";
    for (const id of ["pause", "pick"]) $(id).disabled = this.isRecording || this.state !== "live";
    $("record").disabled = this.isRecording || this.state !== "live" || this.isPaused || this.isSettling;
    $("reset").disabled = this.isRecording;
    this.showTotals();
  }

  showTotals() {
    const { updates, dropped } = this.store;
    $("totals").textContent = updates.length ? `${plural(updates.length, "update")}${dropped ? `, ${count(dropped)} older left out` : ""}` : "";
    $("save").disabled = !updates.length;
  }

  show(store) {
    this.store = store;
    this.selected = null;
    this.update = null;
    this.showStatus();
    this.tell("store");
    if (this.isRecording) {
      this.notice(`This is a recording of ${store.app}: ${plural(store.updates.length, "update")}.`, this.live.hello || this.state !== "recording" ? ["Back to the app", () => { this.notice(""); this.show(this.live); }] : null);
    }
  }

  notice(text, action) {
    const box = $("notice");
    box.hidden = !text;
    fill(box, el("span", { text }), action ? el("button", { type: "button", onclick: action[1], text: action[0] }) : null,
      el("span", { class: "grow" }), el("button", { type: "button", class: "link", onclick: () => { box.hidden = true; }, "aria-label": "Dismiss", text: "✕" }));
  }

  // What is chosen

  select(view) {
    if (view === null || view === undefined) return;
    this.selected = view;
    this.lost = null;
    this.tell("select", view);
  }

  /** The way to a view from the root: for each view, the name of its type, and how many like it are before it. */
  place(id) {
    const steps = [];
    for (let at = this.live.views.get(id); at; at = at.parent) {
      const alike = (at.parent?.children ?? this.live.roots).filter((one) => one.type.name === at.type.name);
      steps.unshift([at.type.name, alike.indexOf(at)]);
    }
    return steps.length ? steps : null;
  }

  selectLost() {
    if (!this.lost || this.isRecording || this.selected !== null) return;
    let views = this.live.roots, found = null;
    for (const [name, index] of this.lost) {
      found = views.filter((one) => one.type.name === name)[index];
      if (!found) return;
      views = found.children;
    }
    this.select(found.id);
  }

  selectUpdate(number) {
    this.update = number;
    this.tell("select-update", number);
  }

  path(view) {
    const names = [];
    for (let at = view; at; at = at.parent) names.push(at.type.name);
    return names.reverse().join(" › ");
  }

  highlight(view) {
    if (this.isRecording || this.state !== "live" || this.highlighted === view) return;
    this.highlighted = view;
    this.sendHighlight ??= atMostEach(40, () => this.link.ask("highlight", { view: this.highlighted }).catch(() => {}));
    this.sendHighlight();
  }

  showTab(name) {
    this.tab = name;
    for (const other of TABS) {
      $(`pane-${other}`).hidden = other !== name;
      const tab = $(`tab-${other}`);
      tab.setAttribute("aria-selected", String(other === name));
      tab.tabIndex = other === name ? 0 : -1;
    }
    remember("tab", name);
    panes[name].show();
  }

  // Recordings

  addRecording(name, store) {
    this.recordings.push({ name, store });
    this.listen(store);
    this.tell("recordings");
  }

  async open(name, text) {
    try {
      const store = load(text);
      this.addRecording(name, store);
      this.show(store);
    } catch (error) { this.notice(`${name}: ${error.message}`); }
  }

  async fetchRecording(name) {
    this.status("recording");
    try {
      const answer = await fetch("recording");
      if (!answer.ok) throw new Error("The tool has no recording.");
      await this.open(name, await answer.text());
    } catch (error) { this.notice(`${name}: ${error.message}`); }
  }

  /** Begins to record, or ends it. Both once all updates so far have arrived: the app is ahead of the page. */
  async record() {
    if (this.isSettling) return;
    this.isSettling = true;
    this.showStatus();
    try { await this.link.ask("settle"); } catch { /* What has arrived is what there is. */ }
    this.isSettling = false;
    this.showStatus();
    if (this.mark === null || this.mark === undefined) {
      if (this.state !== "live") return;
      this.mark = this.live.last?.number ?? 0;
      setPressed("record", true);
      return;
    }
    const updates = this.live.updates.filter((update) => update.number > this.mark);
    this.mark = null;
    setPressed("record", false);
    if (!updates.length) return this.notice("Nothing was updated while it was recorded.");
    const name = `Recording ${this.recordings.length + 1} (${plural(updates.length, "update")})`;
    const lines = save(this.live, updates);
    this.addRecording(name, load(lines.join("")));
    this.notice(`${name} is kept.`, ["Save…", () => download(`${this.live.app}.jsonl`, lines, "application/x-ndjson")]);
  }
}

function setPressed(id, isOn) {
  $(id).setAttribute("aria-pressed", String(isOn));
  if (id === "record") $(id).lastChild.textContent = isOn ? "Stop" : "Record";
}

// The address has a new token each time, but not a new origin always; what is kept is of no worth to others.
function remember(name, value) { try { sessionStorage.setItem(name, value); } catch { /* It may be forbidden. */ } }
function recall(name) { try { return sessionStorage.getItem(name); } catch { return null; } }

const app = new App();
new Tree(app);
const panes = { view: new ViewPane(app), why: new WhyPane(app), timeline: new TimelinePane(app), graph: new GraphPane(app), layout: new LayoutPane(app), trouble: new TroublePane(app), compare: new ComparePane(app), test: new TestPane(app), settings: new SettingsPane(app) };
app.on("store", () => panes.test.show());
app.showTab(TABS.includes(recall("tab")) ? recall("tab") : "view");
app.showStatus();

$("tabs").addEventListener("click", (event) => { const tab = event.target.closest("[role=tab]"); if (tab) app.showTab(tab.id.slice(4)); });
$("tabs").addEventListener("keydown", (event) => {
  const at = TABS.indexOf(app.tab);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: TABS.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  app.showTab(TABS[(to + TABS.length) % TABS.length]);
  $(`tab-${app.tab}`).focus();
});
$("pause").addEventListener("click", () => {
  app.isPaused = !app.isPaused;
  setPressed("pause", app.isPaused);
  app.link.ask(app.isPaused ? "unsubscribe" : "subscribe").catch(() => {});
  app.showStatus();
});
$("pick").addEventListener("click", async () => {
  const on = $("pick").getAttribute("aria-pressed") !== "true";
  try { await app.link.ask("pick", { on }); setPressed("pick", on); } catch (error) { app.notice(`${error.message}.`); }
});
$("reset").addEventListener("click", () => { app.live.resetCounts(); app.tell("select", app.selected); });
$("editor").append(...EDITORS.map(([name, label]) => el("option", { value: name, text: label })));
chooseEditor(recall("editor"));
openLinesBy((editor, { file, line }) => app.link.ask("open", { editor, file, line }, true).catch((error) => app.notice(error.message)));
$("editor").value = recall("editor") ?? "";
$("editor").addEventListener("change", (event) => {
  chooseEditor(event.target.value);
  remember("editor", event.target.value);
  app.tell("store");
});
$("record").addEventListener("click", () => app.record());
$("save").addEventListener("click", () => download(`${app.store.app}.jsonl`, save(app.store), "application/x-ndjson"));
$("load").addEventListener("click", () => $("load-file").click());
$("load-file").addEventListener("change", async (event) => {
  for (const file of event.target.files) await app.open(file.name, await file.text());
  event.target.value = "";
});
document.addEventListener("keydown", (event) => {
  const isTyping = event.target.matches("input, select, textarea");
  if ((event.key === "f" && (event.ctrlKey || event.metaKey)) || (event.key === "/" && !isTyping)) { event.preventDefault(); $("search").focus(); $("search").select(); }
});

// The width of the tree
const divider = $("divider");
function widen(width) {
  const wide = Math.min(Math.max(width, 180), innerWidth * 0.7);
  document.documentElement.style.setProperty("--tree-width", `${wide}px`);
  divider.setAttribute("aria-valuenow", String(Math.round((wide / innerWidth) * 100)));
  remember("width", String(wide));
}
widen(Number(recall("width")) || Math.max(300, Math.min(420, innerWidth * 0.28)));
divider.addEventListener("pointerdown", (event) => { event.preventDefault(); divider.setPointerCapture(event.pointerId); });
divider.addEventListener("pointermove", (event) => { if (divider.hasPointerCapture(event.pointerId)) widen(event.clientX); });
divider.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -20, ArrowRight: 20 }[event.key];
  if (by) { event.preventDefault(); widen($("tree-pane").offsetWidth + by); }
});
