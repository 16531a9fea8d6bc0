// Lines of the source, and the editors that open them.

/** The editors: those that a desktop finds by the scheme of an address, those that the tool starts, and `copy` for all others. */
export const EDITORS = [["", "Lines: as text"], ["vscode", "Lines: VS Code"], ["vscodium", "Lines: VSCodium"], ["cursor", "Lines: Cursor"], ["zed", "Lines: Zed"], ["builder", "Lines: GNOME Builder"], ["neovim", "Lines: Neovim"], ["editor", "Lines: $EDITOR"], ["copy", "Lines: copy path:line"]];

/** The editors that the tool starts. */
const STARTED = ["builder", "neovim", "editor"];

let editor = "";

export function chooseEditor(name) { editor = EDITORS.some(([known]) => known === name) ? name : ""; }

/** Whether the place is a line: without debug information there is a function at most. */
export const isLine = (site) => Boolean(site?.file) && site.line > 0;

/** The address by which the editor opens a line; null where it has none. */
export function address(site, scheme = editor) {
  if (!isLine(site) || !scheme || scheme === "copy" || STARTED.includes(scheme)) return null;
  const path = String(site.file).split("/").map(encodeURIComponent).join("/");
  return `${scheme}://file${path.startsWith("/") ? "" : "/"}${path}:${site.line}`;
}

let opener = () => {};

/** Sets the function that asks the tool to open a line. */
export function openLinesBy(action) { opener = action; }

/** The action of a place whose editor has no address; null where lines are text. */
export function action(site) {
  if (!isLine(site)) return null;
  if (editor === "copy") return { title: "Copy", run: () => navigator.clipboard?.writeText(`${site.file}:${site.line}`) };
  return STARTED.includes(editor) ? { title: "Open", run: () => opener(editor, site) } : null;
}
