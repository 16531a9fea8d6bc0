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

/** Lengths of time without outliers: those of more than twice the third quartile, and beyond it by three ranges between the
    quartiles, count as the longest other. The machine paused there, which says nothing about the code. */
function withoutOutliers(lengths) {
  if (lengths.length < 4) return lengths;
  const sorted = [...lengths].sort((one, other) => one - other);
  const quartile = (part) => sorted[Math.floor(part * (sorted.length - 1) / 4)];
  const bound = Math.max(2 * quartile(3), quartile(3) + 3 * (quartile(3) - quartile(1)));
  const longest = sorted.findLast((length) => length <= bound);
  return lengths.map((length) => Math.min(length, longest));
}

/** Mean, and the variance of the mean, of one number for each of `count` updates. Updates without the number count as 0. */
class Samples {
  constructor(count, values) {
    const sum = values.reduce((sum, value) => sum + value, 0), squares = values.reduce((sum, value) => sum + value * value, 0);
    this.mean = count ? sum / count : 0;
    this.spread = count > 1 ? Math.max(0, (squares - sum * sum / count) / (count - 1)) : NaN;
    this.meanVariance = this.spread / count;
  }
}

/** The difference of two means, and the limit below which it is noise: twice the standard error of the difference, so that one of
    20 differences that are none exceeds it. The limit is NaN if there is one update only. */
function difference(a, b) {
  const limit = 2 * Math.sqrt(a.meanVariance + b.meanVariance), change = b.mean - a.mean;
  return { a: a.mean, b: b.mean, change, limit, isNoise: !(Math.abs(change) > limit) };
}

/** Runs and time for an update, by type of view; what differs beyond the noise comes first. */
export function compareEach(a, b) {
  const rows = new Map();
  const both = { a, b };
  for (const side of ["a", "b"]) {
    for (const update of both[side]) {
      for (const [name, sum] of update.types) {
        if (!rows.has(name)) rows.set(name, { name, own: sum.own, runs: { a: [], b: [] }, time: { a: [], b: [] } });
        rows.get(name).runs[side].push(sum.runs);
        rows.get(name).time[side].push(sum.nanoseconds);
      }
    }
  }
  const compared = ({ a: first, b: second }, prepare) => difference(new Samples(a.length, prepare(first)), new Samples(b.length, prepare(second)));
  return [...rows.values()].map(({ name, own, runs, time }) => ({ name, own, runs: compared(runs, (list) => list), nanoseconds: compared(time, withoutOutliers) }))
    .sort((one, other) => one.nanoseconds.isNoise - other.nanoseconds.isNoise || Math.abs(other.nanoseconds.change) - Math.abs(one.nanoseconds.change) || (one.name < other.name ? -1 : 1));
}

/** The cause of an update, by which those of two recordings are matched: the properties that were written. */
const causeOf = (update) => [...new Set(update.writes.filter((write) => !write.dropped).map((write) => write.name.replace(/\[[^\]]*\]/g, "[…]")))].sort().join(", ") || "no write";

/** The updates of two recordings side by side: the first with a cause in A beside the first with that cause in B, and so on. A
    difference in time is noise if updates with that cause differ as much among themselves. */
export function pairUpdates(a, b) {
  const waiting = new Map(), groups = new Map();
  const group = (cause) => groups.get(cause) ?? groups.set(cause, { a: [], b: [] }).get(cause);
  for (const update of b) {
    const cause = causeOf(update);
    group(cause).b.push(update.length);
    if (!waiting.has(cause)) waiting.set(cause, []);
    waiting.get(cause).push(update);
  }
  const pairs = a.map((update) => {
    const cause = causeOf(update);
    group(cause).a.push(update.length);
    return { cause, a: update, b: waiting.get(cause)?.shift() ?? null };
  });
  for (const [cause, rest] of waiting) for (const update of rest) pairs.push({ cause, a: null, b: update });
  const limits = new Map([...groups].map(([cause, lengths]) => {
    const spread = (list) => new Samples(list.length, withoutOutliers(list)).spread;
    return [cause, 2 * Math.sqrt(spread(lengths.a) + spread(lengths.b))];
  }));
  const runs = (update) => [...update.types.values()].reduce((sum, one) => sum + one.runs, 0);
  return pairs.map((pair) => {
    if (!pair.a || !pair.b) return pair;
    const change = pair.b.length - pair.a.length, limit = limits.get(pair.cause);
    return { ...pair, runs: runs(pair.b) - runs(pair.a), change, limit, isNoise: !(Math.abs(change) > limit) };
  });
}
