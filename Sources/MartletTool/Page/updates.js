// A list of updates with their causes, newest first. Only the rows that can be seen are elements.

import { el, eachFrame, time, short } from "./dom.js";
import { LATE } from "./store.js";

const HEIGHT = 40;
let lists = 0;

export class UpdateList {
  /** `isWanted` chooses updates; `mark` gives a word on one, or null. */
  constructor(app, label, { isWanted = () => true, mark = () => null } = {}) {
    this.app = app;
    this.isWanted = isWanted;
    this.mark = mark;
    this.prefix = `list${lists++}`;
    this.space = el("div", { class: "space" });
    this.element = el("div", { class: "updates", role: "listbox", "aria-label": label, tabindex: 0, "data-key": this.prefix }, this.space);
    this.draw = eachFrame(() => this.render());
    this.element.addEventListener("scroll", this.draw, { passive: true });
    new ResizeObserver(this.draw).observe(this.element);
    this.element.addEventListener("click", (event) => {
      const entry = event.target.closest("[data-update]");
      if (entry) this.app.selectUpdate(Number(entry.dataset.update));
    });
    this.element.addEventListener("keydown", (event) => this.key(event));
  }

  /** Makes the list anew; what is looked at stays where it is while new updates come above it. */
  refresh() {
    const updates = this.app.store.updates;
    const before = this.wanted?.length ?? 0;
    this.wanted = [];
    for (let index = updates.length - 1; index >= 0; index--) if (this.isWanted(updates[index])) this.wanted.push(updates[index]);
    const top = this.element.scrollTop;
    this.space.style.height = `${this.wanted.length * HEIGHT}px`;
    if (top > HEIGHT / 2 && this.wanted.length > before) this.element.scrollTop = top + (this.wanted.length - before) * HEIGHT;
    this.draw();
  }

  render() {
    if (!this.wanted) return;
    const from = Math.max(0, Math.floor(this.element.scrollTop / HEIGHT) - 4);
    const to = Math.min(this.wanted.length, Math.ceil((this.element.scrollTop + this.element.clientHeight) / HEIGHT) + 4);
    // Rows stay the elements that they are, so that a click on one is not lost.
    const rows = new Map();
    for (let index = from; index < to; index++) {
      const update = this.wanted[index];
      const key = [update.number === this.app.update, this.mark(update), update.types.size].join();
      const old = this.rows?.get(update);
      const row = old?.key === key ? old : Object.assign(this.row(update), { key });
      row.style.transform = `translateY(${index * HEIGHT}px)`;
      if (row !== old) { if (old) old.replaceWith(row); else this.space.append(row); }
      rows.set(update, row);
    }
    for (const [update, row] of this.rows ?? []) if (!rows.has(update)) row.remove();
    this.rows = rows;
    this.note ??= this.space.appendChild(el("p", { class: "empty", text: "No updates yet. Use the app." }));
    this.note.hidden = this.wanted.length > 0;
    const active = this.app.update !== null && this.space.querySelector(`[data-update="${this.app.update}"]`);
    if (active) this.element.setAttribute("aria-activedescendant", active.id); else this.element.removeAttribute("aria-activedescendant");
  }

  row(update) {
    const isLate = update.length > LATE;
    const mark = this.mark(update);
    return el("div", { class: "entry", role: "option", id: `${this.prefix}-${update.number}`, "data-update": update.number, "aria-selected": String(update.number === this.app.update) },
      el("div", { class: "first" }, el("span", { class: "number", text: `#${update.number}` }), el("span", {}, cause(update)), el("span", { class: isLate ? "cost late" : "cost", text: time(update.length) })),
      el("div", { class: "second" }, el("span", { class: mark ? `number mark-${mark}` : "number", text: mark === "skipped" ? "skip" : mark ?? "" }), el("span", { text: outcome(update) })));
  }

  key(event) {
    const at = this.wanted.findIndex((update) => update.number === this.app.update);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8, Home: -Infinity, End: Infinity };
    if (!(event.key in steps) || !this.wanted.length) return;
    event.preventDefault();
    const to = at < 0 ? 0 : Math.min(this.wanted.length - 1, Math.max(0, at + steps[event.key]));
    this.app.selectUpdate(this.wanted[to].number);
    const top = to * HEIGHT;
    if (top < this.element.scrollTop || top + HEIGHT > this.element.scrollTop + this.element.clientHeight) this.element.scrollTop = top - this.element.clientHeight / 2;
  }
}

/** The first writes of an update, in a line. */
export function cause(update) {
  if (!update.writes.length) return el("span", { class: "faint", text: "no write" });
  const first = update.writes[0];
  const more = update.writes.length > 1 ? ` +${update.writes.length - 1}` : "";
  return [el("code", { text: first.name }), el("code", { class: "faint", text: first.new == null ? "" : ` → ${short(first.new, 24)}` }), el("span", { class: "faint", text: more })];
}

export function outcome(update) {
  const names = [...update.types].slice(0, 4).map(([name, sum]) => (sum.runs > 1 ? `${name} ×${sum.runs}` : name));
  const more = update.types.size > 4 ? " …" : "";
  const ran = names.length ? `ran ${names.join(", ")}${more}` : "ran nothing";
  return update.skips ? `${ran} · skipped ${update.skips}` : ran;
}
