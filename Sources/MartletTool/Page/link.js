// The connection to the tool, which carries the app's lines. It comes back by itself.

export class Link {
  constructor(listener) {
    this.listener = listener;
    this.next = 1;
    this.asked = new Map();
    this.delay = 200;
    this.connect();
  }

  connect() {
    const address = new URL("socket", location.href);
    address.protocol = "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => { this.delay = 200; };
    socket.onmessage = (event) => {
      let message;
      try { message = JSON.parse(event.data); } catch { return; }
      if (message === null || typeof message !== "object") return;
      if (message.tool === "ended" || message.tool === "waiting") this.failAll("the app does not run", (asked) => !asked.isOfTool);
      if (Number.isInteger(message.re)) this.take(message);
      else this.listener(message);
    };
    socket.onclose = () => {
      this.failAll("the tool does not run");
      this.listener({ tool: "gone" });
      setTimeout(() => this.connect(), this.delay);
      this.delay = Math.min(this.delay * 2, 5000);
    };
  }

  take(message) {
    const asked = this.asked.get(message.re);
    if (!asked) return;
    this.asked.delete(message.re);
    if (message.error) asked.reject(new Error(String(message.error)));
    else asked.resolve(message);
  }

  failAll(reason, isWanted = () => true) {
    for (const [id, asked] of this.asked) {
      if (!isWanted(asked)) continue;
      this.asked.delete(id);
      asked.reject(new Error(reason));
    }
  }

  /** Asks the app, or the tool, which answers without an app too; the promise fails with a sentence. */
  ask(ask, request = {}, isOfTool = false) {
    return new Promise((resolve, reject) => {
      if (this.socket.readyState !== WebSocket.OPEN) return reject(new Error("the tool does not run"));
      const id = this.next++;
      this.asked.set(id, { resolve, reject, isOfTool });
      this.socket.send(JSON.stringify({ id, ask, ...request }));
    });
  }
}
