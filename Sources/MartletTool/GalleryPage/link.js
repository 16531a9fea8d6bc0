// The connection to the tool. A message is an object with one key, its name.

export function connect({ opened, closed, event }) {
  let socket;
  let waiting = [];

  function open() {
    socket = new WebSocket(new URL("socket", location.href.split("#")[0]).href.replace(/^http/, "ws"));
    socket.onopen = () => {
      opened();
      waiting.forEach((text) => socket.send(text));
      waiting = [];
    };
    socket.onmessage = (message) => {
      for (const [name, body] of Object.entries(JSON.parse(message.data))) event(name, body);
    };
    socket.onclose = closed;
  }

  open();
  return {
    send(name, body) {
      const text = JSON.stringify({ [name]: body });
      if (socket.readyState === WebSocket.OPEN) socket.send(text);
      else if (socket.readyState === WebSocket.CONNECTING) waiting.push(text);
    },
  };
}
