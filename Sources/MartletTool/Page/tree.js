// The tree of views. Only the rows that can be seen are elements.

import { $, el, eachFrame, atMostEach, calm, colour, count, short } from "./dom.js";

const HEIGHT = 22;

export class Tree {
  constructor(app) {
    this.app = app;
    this.rows = [];
    this.shown = new Map();
    this.flashes = new Set();
    this.scroller = $("tree");
    this.space = $("tree-space");
    this.list = $("tree-rows");
    this.refresh = eachFrame(() => { this.flatten(); this.render(); });
    this.draw = eachFrame(() => this.render());
    this.refreshTexts = atMostEach(1000, () => this.askTexts());
    this.scroller.addEventListener("scroll", this.draw, { passive: true });
    new ResizeObserver(this.draw).observe(this.scroller);
    this.scroller.addEventListener("keydown", (event) => this.key(event));
    this.scroller.addEventListener("click", (event) => this.click(event));
    this.scroller.addEventListener("mousemove", (event) => this.hover(event.target.closest("[data-view]")?.dataset.view ?? null));
    this.scroller.addEventListener("mouseleave", () => this.hover(null));
    $("search").addEventListener("input", this.refresh);
    $("search").addEventListener("keydown", (event) => {
      if (event.key === "Enter") { event.preventDefault(); this.toMatch(event.shiftKey ? -1 : 1); }
      if (event.key === "ArrowDown") { event.preventDefault(); this.scroller.focus(); if (!app.selected) this.move(0); }
      if (event.key === "Escape") { event.target.value = ""; this.refresh(); }
    });
    $("own").addEventListener("change", this.refresh);
    app.on("store", () => { this.refresh(); this.follow(); });
    app.on("select", () => { this.reveal(app.selected); });
    this.follow();
  }

  follow() {
    const store = this.app.store;
    if (this.store === store) return;
    this.store = store;
    const mine = (action) => (event) => { if (this.store === store) action(event); };
    store.addEventListener("shape", mine(() => this.refresh()));
    store.addEventListener("hello", mine(() => this.refresh()));
    store.addEventListener("update", mine((event) => {
      if (this.flashes.size < 5000) for (const [id] of event.detail.ran) this.flashes.add(id);
      this.draw();
      this.refreshTexts();
    }));
  }

  /** Makes the list of rows: what is open, found and wanted. */
  flatten() {
    const store = this.app.store;
    const own = $("own").checked;
    const query = $("search").value.trim().toLowerCase();
    this.query = query;
    const rows = [];
    let matches = null;
    if (query) {
      // Whatever leads to a match.
      matches = new Set();
      this.found = [];
      for (const view of store.views.values()) {
        if (!view.type.name.toLowerCase().includes(query) || (own && !view.type.own)) continue;
        this.found.push(view);
        for (let at = view; at && !matches.has(at); at = at.parent) matches.add(at);
      }
    } else this.found = [];
    // A stack in place of recursion: trees are deep.
    const stack = store.roots.map((view) => [view, 0, ""]).reverse();
    // By the container and the type, the views that look alike.
    const alike = new Map();
    while (stack.length) {
      const [view, depth, container] = stack.pop();
      if (matches && !matches.has(view)) continue;
      const isRow = !own || view.type.own;
      if (isRow) {
        rows.push({ view, depth });
        const key = `${container}|${view.type.name}`, others = alike.get(key);
        if (others) others.push(view.id); else alike.set(key, [view.id]);
      }
      if (isRow && view.closed && !matches) continue;
      for (let index = view.children.length - 1; index >= 0; index--) stack.push([view.children[index], depth + (isRow ? 1 : 0), isRow ? view.id : container]);
    }
    this.rows = rows;
    this.alike = new Set([...alike.values()].filter((views) => views.length > 1).flat());
    this.places = new Map(rows.map((row, index) => [row.view.id, index]));
    this.space.style.height = `${rows.length * HEIGHT}px`;
    const all = store.views.size;
    $("tree-foot").textContent = query ? `${count(this.found.length)} of ${count(all)} views` : rows.length === all ? `${count(all)} views` : `${count(rows.length)} of ${count(all)} views`;
  }

  render() {
    if (!this.places) this.flatten();
    const top = this.scroller.scrollTop, height = this.scroller.clientHeight;
    const from = Math.max(0, Math.floor(top / HEIGHT) - 8);
    const to = Math.min(this.rows.length, Math.ceil((top + height) / HEIGHT) + 8);
    const wanted = new Set();
    for (let index = from; index < to; index++) wanted.add(this.rows[index].view.id);
    for (const [id, row] of this.shown) if (!wanted.has(id)) { row.remove(); this.shown.delete(id); }
    for (let index = from; index < to; index++) {
      const { view, depth } = this.rows[index];
      let row = this.shown.get(view.id);
      if (!row) {
        row = this.make(view);
        this.shown.set(view.id, row);
        this.list.append(row);
        if (this.alike.has(view.id) && view.text === undefined) this.refreshTexts();
      }
      this.update(row, view, depth, index);
    }
    this.flashes.clear();
    const active = this.app.selected && this.shown.has(this.app.selected) ? `row-${this.app.selected}` : null;
    if (active) this.scroller.setAttribute("aria-activedescendant", active);
    else this.scroller.removeAttribute("aria-activedescendant");
    this.empty();
  }

  empty() {
    this.note ??= this.scroller.appendChild(el("p", { class: "empty" }));
    this.note.hidden = this.rows.length > 0;
    if (!this.note.hidden) this.note.textContent = this.query ? "No view has this name." : this.app.store.hello ? "No views yet." : "Waiting for the app…";
  }

  make(view) {
    const row = el("div", { class: "row", role: "treeitem", id: `row-${view.id}`, "data-view": view.id });
    row.parts = {
      twist: el("span", { class: "twist", "aria-hidden": "true" }),
      name: el("span", { class: "name" }),
      runs: el("span", { class: "number" }),
      skips: el("span", { class: "number faint" }),
    };
    row.append(row.parts.twist, row.parts.name, row.parts.runs, row.parts.skips);
    return row;
  }

  update(row, view, depth, index) {
    const { twist, name, runs, skips } = row.parts;
    row.style.transform = `translateY(${index * HEIGHT}px)`;
    row.style.setProperty("--depth", Math.min(depth, 40));
    row.setAttribute("aria-level", depth + 1);
    row.setAttribute("aria-selected", view.id === this.app.selected);
    row.classList.toggle("library", !view.type.own);
    row.classList.toggle("even", index % 2 === 0);
    const opens = view.children.length > 0;
    twist.textContent = opens ? "▸" : "";
    row.classList.toggle("open", opens && (!view.closed || !!this.query));
    if (opens) row.setAttribute("aria-expanded", !view.closed); else row.removeAttribute("aria-expanded");
    const rowText = (this.alike.has(view.id) && view.text) || "";
    const text = `${view.type.name}|${this.query}|${rowText}`;
    if (row.text !== text) {
      row.text = text;
      const at = this.query ? view.type.name.toLowerCase().indexOf(this.query) : -1;
      if (at < 0) name.textContent = view.type.name;
      else {
        const end = at + this.query.length;
        name.replaceChildren(view.type.name.slice(0, at), el("mark", { text: view.type.name.slice(at, end) }), view.type.name.slice(end));
      }
      if (rowText) name.append(el("span", { class: "text", text: ` ${short(rowText, 40)}` }));
    }
    if (row.runs !== view.runs) { row.runs = view.runs; runs.textContent = view.runs ? count(view.runs) : ""; }
    if (row.skips !== view.skips) { row.skips = view.skips; skips.textContent = view.skips ? count(view.skips) : ""; }
    row.setAttribute("aria-label", `${view.type.name}, ${view.runs} runs, ${view.skips} skips${rowText ? `, ${rowText}` : ""}`);
    if (this.flashes.has(view.id) && !calm.matches) {
      row.flash?.cancel();
      row.flash = row.animate([{ backgroundColor: colour("--flash") }, { backgroundColor: "transparent" }], { duration: 900, easing: "ease-out" });
    }
  }

  /** Asks for the texts by which rows of one type are told apart, of those that can be seen. */
  async askTexts() {
    const { app, store } = this;
    const views = [...this.shown.keys()].filter((id) => this.alike.has(id));
    if (app.isRecording || app.state !== "live" || store !== app.live || !views.length) return;
    let texts;
    // An app with an older library has none.
    try { texts = (await app.link.ask("texts", { views })).texts; } catch { return; }
    for (const id of views) {
      const view = store.views.get(id);
      if (view) view.text = typeof texts?.[id] === "string" ? texts[id] : "";
    }
    this.draw();
  }

  click(event) {
    const row = event.target.closest("[data-view]");
    if (!row) return;
    const view = this.app.store.views.get(row.dataset.view);
    if (!view) return;
    if (event.target.classList.contains("twist") && view.children.length) this.toggle(view, event.altKey);
    else this.app.select(view.id);
  }

  /** Opens or closes a view; with `all`, what is in it too. */
  toggle(view, all = false) {
    const closed = !view.closed;
    const stack = [view];
    while (stack.length) {
      const one = stack.pop();
      one.closed = closed;
      if (all) stack.push(...one.children);
    }
    // At once: the next key goes by the rows as they are then.
    this.flatten();
    this.render();
  }

  key(event) {
    const view = this.app.store.views.get(this.app.selected);
    const page = Math.max(1, Math.floor(this.scroller.clientHeight / HEIGHT) - 1);
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -Infinity, End: Infinity };
    if (event.key in steps) this.move(steps[event.key]);
    else if (event.key === "ArrowRight" && view?.children.length) { if (view.closed) this.toggle(view); else this.move(1); }
    else if (event.key === "ArrowLeft" && view) {
      if (view.children.length && !view.closed) this.toggle(view);
      else {
        let parent = view.parent;
        while (parent && !this.places.has(parent.id)) parent = parent.parent;
        if (parent) this.app.select(parent.id);
      }
    } else if (event.key === "Enter") this.app.showTab("why");
    else return;
    event.preventDefault();
  }

  move(by) {
    if (!this.rows.length) return;
    const at = this.places.get(this.app.selected) ?? 0;
    const to = Math.min(this.rows.length - 1, Math.max(0, at + by));
    this.app.select(this.rows[to].view.id);
  }

  toMatch(by) {
    this.flatten();
    if (!this.found.length) return;
    const order = this.rows.filter((row) => row.view.type.name.toLowerCase().includes(this.query));
    const at = order.findIndex((row) => row.view.id === this.app.selected);
    this.app.select(order[(at + by + order.length) % order.length].view.id);
  }

  /** Opens what a view stands in and scrolls to it. */
  reveal(id) {
    const view = this.app.store.views.get(id);
    for (let at = view?.parent; at; at = at.parent) at.closed = false;
    this.flatten();
    if (view && !this.places.has(id) && ($("own").checked || this.query)) {
      if (!view.type.own) $("own").checked = false;
      $("search").value = "";
      this.flatten();
    }
    const index = this.places.get(id);
    if (index !== undefined) {
      const top = index * HEIGHT, height = this.scroller.clientHeight;
      if (top < this.scroller.scrollTop || top + HEIGHT > this.scroller.scrollTop + height) this.scroller.scrollTop = top - height / 3;
    }
    this.render();
  }

  hover(id) {
    if (this.hovered === id) return;
    this.hovered = id;
    this.app.highlight(id);
  }
}
