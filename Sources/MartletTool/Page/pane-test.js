// The user's actions in the app, as a test.

import { $, el, fill, plural } from "./dom.js";

/** The largest request that the tool accepts, in bytes, less some room for the rest of the message. */
const longestRequest = 60_000;

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
    this.replays = el("input", { type: "checkbox", id: "test-replays" });
    this.replays.checked = true;
    this.recordings = 0;
    this.pane.append(el("p", { class: "lead", text: "Record, use the app as your user does, and stop. What you did becomes a MartletTesting test, with what was there afterwards as its expectations. It is replayed in a fresh process of the app before it is shown: your actions are repeated there, such as requests to a server." }),
      el("div", { class: "steps" }, this.button, el("label", {}, this.replays, " Replay it "), this.status), this.choice, this.result);
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
      if (!on) await this.replay(answer);
    } catch (error) { this.set(false, `${error.message}.`); }
  }

  get expected() { return this.kinds.map((label) => label.firstChild).filter((box) => box.checked).map((box) => box.dataset.kind); }

  // The app makes the test of the last recording anew.
  async choose() {
    try {
      await this.replay(await this.app.link.ask("record", { on: false, expect: this.expected }));
    } catch (error) { this.status.textContent = `${error.message}.`; }
  }

  /** Has the tool replay a recorded test, and shows it with the outcome. */
  async replay({ test, start }) {
    const text = String(test ?? "");
    const number = ++this.recordings;
    let outcome = null;
    if (this.replays.checked && text) {
      this.status.textContent = "The test is replayed in a fresh process…";
      outcome = await this.outcome(text, Array.isArray(start) ? start : null);
      // Other expectations may have been chosen meanwhile, or another recording begun.
      if (number !== this.recordings) return;
      if (!this.isOn) this.status.textContent = "";
    }
    this.render(text, outcome);
  }

  async outcome(test, start) {
    const size = (request) => new TextEncoder().encode(JSON.stringify(request)).length;
    const request = [{ test, ...(start ? { start } : {}) }, { test }].find((one) => size(one) < longestRequest);
    if (!request) return { outcome: "failed", reason: "The test is too long for this page. Copy it to a file, and use martlet replay." };
    try { return await this.app.link.ask("replay", request, true); }
    catch (error) { return { outcome: "failed", reason: `${error.message}.` }; }
  }

  verdict(outcome) {
    if (!outcome) return el("p", { id: "test-outcome", class: "faint", text: "Not replayed." });
    if (outcome.outcome === "passed") {
      return el("p", { id: "test-outcome", class: "passed", text: `Replayed in a fresh process: passed (${plural(Number(outcome.steps), "step")}, ${plural(Number(outcome.expectations), "expectation")}).` });
    }
    if (outcome.outcome !== "differs") return el("p", { id: "test-outcome", class: "differs", text: `Not replayed: ${String(outcome.reason)}` });
    const differences = (outcome.differences ?? []).map((one) => el("li", {},
      Number.isInteger(one.line) ? `Line ${one.line}: ` : "At the end: ", el("code", { text: String(one.code ?? "") }),
      el("dl", {}, one.expected === undefined ? null : [el("dt", { text: "expected" }), el("dd", { text: String(one.expected) })],
        el("dt", { text: "seen" }), el("dd", { text: String(one.seen) }))));
    return el("div", { id: "test-outcome", class: "differs" }, el("p", { text: "Replayed in a fresh process: differs." }),
      el("ul", {}, differences), el("p", { text: String(outcome.reason ?? "") }));
  }

  /** The code, with the lines marked that differ. */
  code(text, outcome) {
    const lines = new Set((outcome?.differences ?? []).map((one) => one.line));
    return text.split("\n").map((line, index, all) =>
      el("span", { class: lines.has(index + 1) ? "differs" : null, text: index + 1 < all.length ? `${line}\n` : line }));
  }

  render(text, outcome) {
    const code = el("pre", { tabindex: 0, "aria-label": "The test" }, el("code", {}, this.code(text, outcome)));
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
    fill(this.result, this.verdict(outcome), copy, code);
  }
}
