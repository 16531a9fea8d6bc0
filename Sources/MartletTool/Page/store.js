// What is known of the app: its views and its last updates. Bounded, whatever the app does.

const MOST_UPDATES = 5000;
const MOST_ENTRIES = 400_000;
const MOST_ENDED = 50_000;
export const LATE = 16_700_000;

/** What an update is busy with, in a few groups: a colour, a name, and the phases that belong to it. */
export const GROUPS = [
  ["writes", "Events and writes", ["endEvent", "lookOutside", "applyWrites", "act"]],
  ["rules", "Rules and bodies", ["runRules", "showRows"]],
  ["animation", "Animation", ["tick", "beginTransitions", "pinTransitioningViews", "matchGeometry", "finishTransitions"]],
  ["measure", "Measure", ["measure", "fit"]],
  ["place", "Place", ["place", "applySafeArea", "scroll", "checkGeometry"]],
  ["present", "Present", ["present", "complete"]],
  ["other", "Other", []],
];
const groups = new Map(GROUPS.flatMap(([group, , phases]) => phases.map((phase) => [phase, group])));
export const groupOf = (phase) => groups.get(phase) ?? "other";

/** A phase's name for people: `runRules` is "run rules". */
export const phaseName = (phase) => String(phase).replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());

const array = (value) => (Array.isArray(value) ? value : []);
const number = (value) => (typeof value === "number" && Number.isFinite(value) ? value : 0);

export class Store extends EventTarget {
  constructor() {
    super();
    this.clear();
  }

  clear() {
    this.hello = null;
    this.types = new Map();
    this.clearTree();
    this.updates = [];
    this.byNumber = new Map();
    this.writes = new Map();
    this.entries = 0;
    this.dropped = 0;
    this.lost = 0;
    this.issues = [];
    this.details = new Map();
    /** The counts of views, as the app has them, when they were last reset here. */
    this.bases = new Map();
    this.isReset = false;
    /** Types of views that have ended, as long as updates may name them. */
    this.endedTypes = new Map();
  }

  clearTree() {
    this.views = new Map();
    this.roots = [];
    /** Grows with each change of the tree's shape. */
    this.shape = (this.shape ?? 0) + 1;
  }

  get app() { return this.hello?.app ?? "App"; }
  get last() { return this.updates[this.updates.length - 1]; }

  tell(name, detail) { this.dispatchEvent(new CustomEvent(name, { detail })); }

  /** Takes an event of the app; passes over what is not understood. */
  take(message) {
    switch (message.event) {
      case "hello":
        this.clear();
        this.hello = { app: String(message.app ?? "App"), pid: number(message.pid), host: String(message.host ?? ""), version: message.version };
        this.tell("hello");
        break;
      case "views": this.takeViews(message); break;
      case "update": this.takeUpdate(message); break;
      case "site": {
        const write = this.writes.get(message.write);
        if (write) { write.site = { file: String(message.file ?? ""), line: number(message.line), function: String(message.function ?? "") }; this.tell("site", write); }
        break;
      }
      case "issue":
        if (this.issues.length < 1000) this.issues.push({ time: number(message.time), message: String(message.message ?? "") });
        this.tell("issue");
        break;
      case "picked": this.tell("picked", message.view); break;
      case "lost":
        this.lost += number(message.updates);
        this.tell("lost", number(message.updates));
        break;
    }
  }

  takeViews(message) {
    const old = this.views;
    if (message.whole) this.clearTree();
    for (const type of array(message.types)) {
      if (!Array.isArray(type)) continue;
      this.types.set(type[0], { name: String(type[1] ?? "?"), module: String(type[2] ?? ""), own: type[3] === true });
    }
    for (const entry of array(message.begun)) {
      if (!Array.isArray(entry) || typeof entry[0] !== "string" || this.views.has(entry[0])) continue;
      const parent = this.views.get(entry[1]);
      const before = message.whole ? old.get(entry[0]) : null;
      const base = this.bases.get(entry[0]);
      const view = {
        id: entry[0], type: this.types.get(entry[2]) ?? { name: "?", module: "", own: false }, parent: parent ?? null, children: [],
        depth: parent ? parent.depth + 1 : 0, runs: entry.length > 3 ? Math.max(0, number(entry[3]) - (base?.runs ?? 0)) : before?.runs ?? 0, skips: entry.length > 4 ? Math.max(0, number(entry[4]) - (base?.skips ?? 0)) : before?.skips ?? 0, nanoseconds: before?.nanoseconds ?? 0,
        lastRun: before?.lastRun ?? 0, closed: before?.closed ?? false, ended: false,
      };
      this.views.set(view.id, view);
      (parent ? parent.children : this.roots).push(view);
    }
    const gone = new Set(), parents = new Set();
    for (const id of array(message.ended)) {
      const view = this.views.get(id);
      if (!view) continue;
      gone.add(view);
      parents.add(view.parent);
      const below = [view];
      while (below.length) {
        const one = below.pop();
        one.ended = true;
        this.views.delete(one.id);
        this.bases.delete(one.id);
        this.endedTypes.set(one.id, one.type);
        below.push(...one.children);
      }
    }
    // Once for each parent, and not for each view that has ended in it.
    for (const parent of parents) {
      if (parent) parent.children = parent.children.filter((view) => !gone.has(view));
      else this.roots = this.roots.filter((view) => !gone.has(view));
    }
    for (const id of this.endedTypes.keys()) {
      if (this.endedTypes.size <= MOST_ENDED) break;
      this.endedTypes.delete(id);
    }
    this.shape++;
    this.tell("shape");
  }

  takeUpdate(message) {
    if (!Number.isInteger(message.number)) return;
    const update = {
      number: number(message.number), start: number(message.start), length: number(message.length), more: number(message.more),
      phases: array(message.phases).filter(Array.isArray).map((phase) => [String(phase[0]), number(phase[1])]),
      groups: new Map(), counts: message.counts && typeof message.counts === "object" ? message.counts : {},
      writes: array(message.writes).filter((write) => write && typeof write === "object").map((write) => ({
        id: write.id, name: String(write.name ?? "?"), old: text(write.old), new: text(write.new), thread: String(write.thread ?? "main"),
        dropped: write.dropped === true, animated: write.animated === true,
        site: write.site && typeof write.site === "object" ? write.site : null,
      })),
      ran: array(message.ran).filter(Array.isArray), skipped: array(message.skipped).filter(Array.isArray), types: new Map(), skips: 0,
    };
    for (const [phase, length] of update.phases) update.groups.set(groupOf(phase), (update.groups.get(groupOf(phase)) ?? 0) + length);
    for (const write of update.writes) this.writes.set(write.id, write);
    for (const [id, runs, time] of update.ran) {
      const view = this.views.get(id);
      const type = view?.type ?? this.endedTypes.get(id);
      const name = type?.name ?? String(id);
      const sum = update.types.get(name) ?? { runs: 0, nanoseconds: 0, own: type?.own ?? true };
      sum.runs += number(runs);
      sum.nanoseconds += number(time);
      update.types.set(name, sum);
      if (!view) continue;
      view.runs += number(runs);
      view.nanoseconds += number(time);
      view.lastRun = update.number;
    }
    for (const [id, skips] of update.skipped) {
      update.skips += number(skips);
      const view = this.views.get(id);
      if (view) view.skips += number(skips);
    }
    this.updates.push(update);
    this.byNumber.set(update.number, update);
    this.entries += update.ran.length + update.skipped.length;
    if (this.updates.length > MOST_UPDATES || this.entries > MOST_ENTRIES) this.forget();
    this.tell("update", update);
  }

  /** Counts the runs and skips of all views from here on. The updates that are kept stay. */
  resetCounts() {
    this.isReset = true;
    for (const view of this.views.values()) {
      const base = this.bases.get(view.id);
      this.bases.set(view.id, { runs: (base?.runs ?? 0) + view.runs, skips: (base?.skips ?? 0) + view.skips });
      view.runs = view.skips = view.nanoseconds = 0;
    }
    this.tell("shape");
  }

  /** Leaves the oldest updates out: a tenth more than it must, so that it is seldom done. */
  forget() {
    let many = Math.max(0, this.updates.length - MOST_UPDATES * 0.9);
    let entries = this.updates.slice(0, many).reduce((sum, update) => sum + update.ran.length + update.skipped.length, 0);
    while (this.entries - entries > MOST_ENTRIES * 0.9 && many < this.updates.length - 1) {
      entries += this.updates[many].ran.length + this.updates[many].skipped.length;
      many++;
    }
    for (const update of this.updates.splice(0, many)) {
      this.byNumber.delete(update.number);
      this.details.delete(update.number);
      for (const write of update.writes) this.writes.delete(write.id);
    }
    this.entries -= entries;
    this.dropped += many;
  }

  /** The updates in which a view ran, newest first. */
  runsOf(id, most = 200) {
    const result = [];
    for (let index = this.updates.length - 1; index >= 0 && result.length < most; index--) {
      if (this.updates[index].ran.some((entry) => entry[0] === id)) result.push(this.updates[index]);
    }
    return result;
  }

  name(id) { return (this.views.get(id)?.type ?? this.endedTypes.get(id))?.name ?? String(id); }
}

const text = (value) => (value === null || value === undefined ? null : String(value));
