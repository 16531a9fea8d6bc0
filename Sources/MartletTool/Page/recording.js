// Recordings: a header and the app's events, an object on each line, as `martlet trace` writes them.

import { Store } from "./store.js";

/** The lines of a recording of some of the updates that are kept. */
export function save(store, updates = store.updates) {
  const numbers = new Map([...store.types].map(([number, type]) => [type, number]));
  const line = (object) => JSON.stringify(object) + "\n";
  const lines = [
    line({ martlet: "recording", version: 1, app: store.app, started: new Date().toISOString() }),
    line({ event: "hello", version: 1, ...store.hello, time: 0 }),
  ];
  const begun = [];
  const add = (view) => { begun.push([view.id, view.parent?.id ?? null, numbers.get(view.type) ?? -1]); view.children.forEach(add); };
  store.roots.forEach(add);
  // Views that have ended since, but ran: without them the updates would have no names.
  const ended = new Set();
  for (const update of updates) {
    for (const [id] of update.ran) if (!store.views.has(id) && store.endedTypes.has(id)) ended.add(id);
  }
  for (const id of ended) begun.push([id, null, numbers.get(store.endedTypes.get(id)) ?? -1]);
  lines.push(line({ event: "views", whole: true, begun, ended: [], types: [...store.types].map(([number, type]) => [number, type.name, type.module, type.own]) }));
  for (const update of updates) {
    const { number, start, length, phases, counts, writes, ran, skipped, more } = update;
    lines.push(line({ event: "update", number, start, length, phases, counts, writes, ran, skipped, more }));
    const detail = store.details.get(number);
    if (detail) lines.push(line(detail));
  }
  if (ended.size) lines.push(line({ event: "views", begun: [], ended: [...ended], types: [] }));
  for (const issue of store.issues) lines.push(line({ event: "issue", ...issue }));
  return lines;
}

/** A store of what a file has; an error with a sentence where it is no recording. */
export function load(text) {
  const store = new Store();
  let isFirst = true;
  for (const line of text.split("\n")) {
    if (!line) continue;
    let message;
    try { message = JSON.parse(line); } catch { message = null; }
    if (isFirst && message?.martlet !== "recording") throw new Error("This file is no recording of Martlet's.");
    if (isFirst && message.version !== 1) throw new Error(`This recording is of version ${message.version}; only 1 is known here.`);
    isFirst = false;
    if (message === null || typeof message !== "object") continue;
    if (Array.isArray(message.records)) store.details.set(message.update, message);
    else store.take(message);
  }
  if (isFirst) throw new Error("This file is empty.");
  return store;
}

/** Runs and costs by type of two lists of updates; what differs most comes first. */
export function compare(a, b) {
  const rows = new Map();
  const add = (updates, side) => {
    for (const update of updates) {
      for (const [name, sum] of update.types) {
        const row = rows.get(name) ?? { name, own: sum.own, a: { runs: 0, nanoseconds: 0 }, b: { runs: 0, nanoseconds: 0 } };
        row[side].runs += sum.runs;
        row[side].nanoseconds += sum.nanoseconds;
        rows.set(name, row);
      }
    }
  };
  add(a, "a");
  add(b, "b");
  for (const row of rows.values()) {
    row.runs = row.b.runs - row.a.runs;
    row.nanoseconds = row.b.nanoseconds - row.a.nanoseconds;
  }
  return [...rows.values()].sort((one, other) => Math.abs(other.nanoseconds) - Math.abs(one.nanoseconds) || Math.abs(other.runs) - Math.abs(one.runs) || (one.name < other.name ? -1 : 1));
}
