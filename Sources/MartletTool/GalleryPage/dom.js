// Small helpers for elements. Texts of the app only ever become text nodes.

export const $ = (id) => document.getElementById(id);

/** Makes an element: attributes, `on…` listeners, `class`, `text`; children are elements or texts. */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "text") element.textContent = value;
    else if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}
