// What somebody does in the app, as a test.

import { $, el, fill } from "./dom.js";

export class TestPane {
  constructor(app) {
    this.app = app;
    this.pane = $("pane-test");
    this.isOn = false;
    this.button = el("button", { type: "button", id: "test-toggle", "aria-pressed": "false", onclick: () => this.toggle() }, el("span", { class: "record-dot", "aria-hidden": "true" }), "Record as test");
    this.status = el("span", { class: "faint", role: "status" });
    this.result = el("div", { id: "test-result" });
    this.kinds = Object.entries({ values: "Changed values", new: "What is new", gone: "What has vanished", nothingElse: "Nothing else has changed" })
      .map(([kind, text]) => {
        const box = el("input", { type: "checkbox", id: `test-expects-${kind}`, onchange: () => this.choose() });
        box.checked = kind !== "nothingElse";
        box.dataset.kind = kind;
        return el("label", {}, box, ` ${text} `);
      });
    this.choice = el("fieldset", { id: "test-expects", hidden: "" }, el("legend", { text: "The test expects" }), ...this.kinds);
    this.pane.append(el("p", { class: "lead", text: "Record, use the app as your user does, and stop. What you did becomes a MartletTesting test, with what was there afterwards as its expectations." }),
      el("div", { class: "steps" }, this.button, this.status), this.choice, this.result);
    app.on("hello", () => { if (this.isOn) this.set(false, "The app has started anew; the recording is lost."); });
  }

  show() { this.button.disabled = this.app.isRecording; }

  set(isOn, text) {
    this.isOn = isOn;
    this.button.setAttribute("aria-pressed", String(isOn));
    this.button.lastChild.textContent = isOn ? "Stop" : "Record as test";
    this.status.textContent = text;
  }

  async toggle() {
    const on = !this.isOn;
    try {
      const answer = await this.app.link.ask("record", on ? { on } : { on, expect: this.expected });
      this.set(on, on ? "Use the app now." : "");
      this.choice.hidden = on;
      if (!on) this.render(String(answer.test ?? ""));
    } catch (error) { this.set(false, `${error.message}.`); }
  }

  get expected() { return this.kinds.map((label) => label.firstChild).filter((box) => box.checked).map((box) => box.dataset.kind); }

  // The app makes the test of the last recording anew.
  async choose() {
    try {
      const answer = await this.app.link.ask("record", { on: false, expect: this.expected });
      this.render(String(answer.test ?? ""));
    } catch (error) { this.status.textContent = `${error.message}.`; }
  }

  render(text) {
    const code = el("pre", { tabindex: 0, "aria-label": "The test" }, el("code", { text }));
    const copy = el("button", { type: "button", id: "test-copy", text: "Copy" });
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(text);
        copy.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(code);
        copy.textContent = "Selected: press Ctrl+C";
      }
    });
    fill(this.result, copy, code);
  }
}
