// Lines of the source, and the editors that open them.

/** The editors that a desktop finds by the scheme of an address; `copy` is for all others. */
export const EDITORS = [["", "Lines: as text"], ["vscode", "Lines: VS Code"], ["vscodium", "Lines: VSCodium"], ["cursor", "Lines: Cursor"], ["zed", "Lines: Zed"], ["copy", "Lines: copy path:line"]];

let editor = "";

export const chosenEditor = () => editor;
export function chooseEditor(name) { editor = EDITORS.some(([known]) => known === name) ? name : ""; }

/** Whether the place is a line: without debug information there is a function at most. */
export const isLine = (site) => Boolean(site?.file) && site.line > 0;

/** The address by which the editor opens a line; null where it has none. */
export function address(site, scheme = editor) {
  if (!isLine(site) || !scheme || scheme === "copy") return null;
  const path = String(site.file).split("/").map(encodeURIComponent).join("/");
  return `${scheme}://file${path.startsWith("/") ? "" : "/"}${path}:${site.line}`;
}
