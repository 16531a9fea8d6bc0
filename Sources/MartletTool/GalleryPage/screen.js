// The picture of a preview in one variant. It takes the pointer and keys, and sends them back.

import { el } from "./dom.js";

const KEYS = {
  ArrowUp: "upArrow", ArrowDown: "downArrow", ArrowLeft: "leftArrow", ArrowRight: "rightArrow", Escape: "escape",
  Backspace: "delete", Delete: "deleteForward", Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown", Tab: "tab",
  " ": "space", Enter: "return",
};
const [SHIFT, CONTROL, OPTION, COMMAND] = [2, 4, 8, 16];
/** A cell of a terminal, in points. */
const CELL = [8, 16];

function modifiers(event) {
  return (event.shiftKey ? SHIFT : 0) | (event.altKey ? OPTION : 0) | (event.ctrlKey || event.metaKey ? COMMAND : 0);
}

export class Screen {
  constructor(preview, variant, link, focused, zoom) {
    this.zoom = zoom;
    [this.preview, this.variant, this.link] = [preview, variant, link];
    [this.size, this.elements, this.wanted, this.isLoading] = [[0, 0], [], null, false];
    this.picture = el("img", { alt: "", draggable: "false" });
    this.marker = el("div", { class: "mark", hidden: "" });
    this.screen = el("div", {
      class: variant.split("+").includes("dark") ? "screen dark" : "screen", tabindex: "0", role: "application",
      "aria-label": `${preview}, ${variant}`, title: "Shift and Tab leave the preview",
    }, this.picture, this.marker);
    this.caption = el("figcaption", { text: variant });
    this.element = el("figure", {}, this.caption, this.screen);
    this.listen(focused);
  }

  /** Shows a frame: a picture, of which only the latest is loaded, or the rows of a terminal. */
  take(number, frame) {
    [this.size, this.elements] = [frame.size, frame.elements];
    this.caption.textContent = `${this.variant} · ${Math.round(frame.size[0])} × ${Math.round(frame.size[1])}`;
    this.screen.dataset.frame = number;
    this.setGone(false);
    if (frame.rows) return this.showRows(frame.rows);
    this.wanted = number;
    if (!this.isLoading) this.load();
  }

  load() {
    const number = this.wanted;
    this.wanted = null;
    this.isLoading = true;
    const done = () => {
      this.isLoading = false;
      if (this.wanted !== null) this.load();
    };
    const next = el("img", { alt: "", draggable: "false" });
    next.onload = () => {
      this.picture.replaceWith(next);
      this.picture = next;
      this.fit();
      this.screen.dataset.shown = number;
      done();
    };
    next.onerror = done;
    next.src = `picture/${number}`;
  }

  showRows(rows) {
    const lines = rows.map((runs) => {
      const line = el("div");
      for (const run of runs) {
        const span = el("span", { text: run.text });
        const letters = run.attributes ?? "";
        let [front, back] = [run.foreground && "#" + run.foreground, run.background && "#" + run.background];
        if (letters.includes("r")) [front, back] = [back ?? "Canvas", front ?? "CanvasText"];
        if (front) span.style.color = front;
        if (back) span.style.background = back;
        if (letters.includes("b")) span.style.fontWeight = "bold";
        if (letters.includes("d")) span.style.opacity = "0.6";
        if (letters.includes("i")) span.style.fontStyle = "italic";
        if (letters.includes("u")) span.style.textDecoration = "underline";
        if (letters.includes("s")) span.style.textDecoration = "line-through";
        line.append(span);
      }
      return line;
    });
    const text = el("pre", {}, ...lines);
    text.style.width = `${(this.size[0] / CELL[0])}ch`;
    text.style.height = `${this.size[1]}px`;
    this.picture.replaceWith(text);
    this.picture = text;
    this.fit();
    this.screen.dataset.shown = this.screen.dataset.frame;
  }

  /** Scales the picture. A text, the page's own, keeps its size. */
  fit(zoom = this.zoom) {
    this.zoom = zoom;
    if (this.picture.tagName !== "IMG" || this.size[0] === 0) return;
    const scale = typeof zoom === "function" ? zoom(this.size) : zoom;
    this.picture.width = Math.round(this.size[0] * scale);
    this.picture.height = Math.round(this.size[1] * scale);
  }

  setGone(isGone) { this.screen.classList.toggle("gone", isGone); }

  /** Marks the frame of an element, or none. */
  mark(frame) {
    this.marker.hidden = !frame;
    if (!frame) return;
    const [x, y, width, height] = frame;
    const [scaleX, scaleY] = [this.picture.offsetWidth / this.size[0], this.picture.offsetHeight / this.size[1]];
    Object.assign(this.marker.style, {
      left: `${x * scaleX}px`, top: `${y * scaleY}px`, width: `${width * scaleX}px`, height: `${height * scaleY}px`,
    });
  }

  // Input

  point(event) {
    const box = this.picture.getBoundingClientRect();
    return {
      x: (event.clientX - box.left) / Math.max(1, box.width) * this.size[0],
      y: (event.clientY - box.top) / Math.max(1, box.height) * this.size[1],
    };
  }

  send(input) { this.link.send("input", { preview: this.preview, variant: this.variant, input }); }

  sendPointer(phase, event) {
    this.send({ pointer: { phase, ...this.point(event), modifiers: modifiers(event) } });
  }

  listen(focused) {
    const screen = this.screen;
    let isDown = false;
    let lastMove = 0;
    screen.addEventListener("focus", () => focused(this));
    screen.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.preventDefault();
      screen.focus({ preventScroll: true });
      screen.setPointerCapture(event.pointerId);
      isDown = true;
      this.sendPointer("down", event);
    });
    screen.addEventListener("pointermove", (event) => {
      // As often as a preview draws.
      if (event.timeStamp - lastMove < 15) return;
      lastMove = event.timeStamp;
      this.sendPointer(isDown ? "moved" : "hovered", event);
    });
    screen.addEventListener("pointerup", (event) => {
      if (!isDown) return;
      isDown = false;
      this.sendPointer("up", event);
    });
    screen.addEventListener("pointercancel", (event) => {
      if (isDown) this.sendPointer("cancelled", event);
      isDown = false;
    });
    screen.addEventListener("pointerleave", (event) => { if (!isDown) this.sendPointer("exited", event); });
    screen.addEventListener("wheel", (event) => {
      // The gallery scrolls unless the preview has the focus.
      if (document.activeElement !== screen) return;
      event.preventDefault();
      this.send({ scroll: { ...this.point(event), width: -event.deltaX, height: -event.deltaY } });
    }, { passive: false });
    screen.addEventListener("keydown", (event) => {
      // The way out of the preview by keys.
      if (event.key === "Tab" && event.shiftKey) return;
      const key = KEYS[event.key] ?? (event.key.length === 1 ? event.key : null);
      if (!key || event.isComposing) return;
      // The browser keeps its keys for developers, reloading and pages.
      if ((event.ctrlKey || event.metaKey) && ["r", "t", "w", "n", "v"].includes(event.key.toLowerCase())) return;
      event.preventDefault();
      const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
      this.send({ key: { key, characters: isText ? event.key : "", modifiers: modifiers(event) } });
    });
    screen.addEventListener("paste", (event) => {
      const text = event.clipboardData?.getData("text/plain");
      if (text) this.send({ text: { _0: text } });
    });
  }
}
