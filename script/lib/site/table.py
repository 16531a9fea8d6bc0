"""The page on which declarations and modules are looked up, made from the tables of the surface and of the modules."""
import csv
import html
import json
import pathlib

from style import head

STATES = {
    "yes": "there",
    "inert": "without effect",
    "no": "not there",
    "none": "no meaning here",
}


def rows(path):
    with open(path) as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def modules(path):
    """The modules of Apple's systems, and names of those that are not there, as rows of the same form."""
    found = []
    for line in pathlib.Path(path).read_text().splitlines():
        cells = line.split("\t")
        if cells[0] == "module":
            _, name, state, product, reason, *remedy = cells
            remedy = remedy or ([f"put the code into #if canImport({name})"] if state == "none" else [])
            reasons = [f"product {product}"] * bool(product) + [reason, *remedy]
            found.append((name, "module", "modules", "no" if state == "none" else "yes", reasons))
        elif cells[0] == "name":
            _, module, name, reason, remedy, *product = cells
            found.append((name, "name", module, "yes" if product else "no", [reason, remedy]))
    return [
        {"name": name, "kind": kind, "group": group, "since": "", "there": there, "why not": "; ".join(reasons)}
        for name, kind, group, there, reasons in found
    ]


def page(entries, pages):
    """The whole page. It needs no server and no other file."""
    data = []
    for row in entries:
        state = STATES.get(row["there"], "there")
        has_page = state in ("there", "without effect") and row["kind"] not in ("module", "name")
        address = pages.named(row["kind"], row["name"]) if has_page else None
        data.append([row["name"], row["kind"], row["group"], row["since"], state, row["why not"] or "", address or ""])
    counts = {state: sum(entry[4] == state for entry in data) for state in STATES.values()}
    chosen = "".join(
        f'<label><input type="checkbox" value="{html.escape(state)}" checked> {html.escape(state)}'
        f" ({counts[state]})</label> " for state in STATES.values())
    # A script ends at the first "</", wherever it is.
    return TEMPLATE.replace("CHOICES", chosen).replace("DATA", json.dumps(data, ensure_ascii=False).replace("</", "<\\/"))


TEMPLATE = f"""{head("What is there")}
<p><a href="./">Martlet</a></p>
<h1>What is there</h1>
<p>Declarations of SwiftUI and SwiftData, and all modules of Apple's systems.</p>
<input type="search" id="words" placeholder="Words of a name, a group or a reason" aria-label="Search" autofocus>
<p id="states">CHOICES</p>
<p id="count" role="status"></p>
<table>
<thead><tr><th>Name</th><th>Kind</th><th>Group</th><th>Since</th><th>State</th><th>Reason</th></tr></thead>
<tbody id="rows"></tbody>
</table>
<script>
const entries = DATA;
const words = document.getElementById("words"), states = document.getElementById("states");
function cell(row, text, element = "td") {{
    const made = document.createElement(element);
    made.textContent = text;
    row.append(made);
    return made;
}}
function show() {{
    const wanted = words.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const chosen = new Set([...states.querySelectorAll(":checked")].map(box => box.value));
    const found = entries.filter(entry => chosen.has(entry[4])
        && wanted.every(word => entry.slice(0, 6).join(" ").toLowerCase().includes(word)));
    const rows = found.map(([name, kind, group, since, state, reason, address]) => {{
        const row = document.createElement("tr"), first = cell(row, "");
        const link = address ? cell(first, "", "a") : first;
        if (address) link.href = "." + address + "/";
        cell(link, name, "code");
        for (const text of [kind, group, since, state, reason]) cell(row, text);
        return row;
    }});
    document.getElementById("rows").replaceChildren(...rows);
    document.getElementById("count").textContent = found.length + " of " + entries.length + " declarations";
}}
words.value = decodeURIComponent(location.hash.slice(1));
words.addEventListener("input", show);
states.addEventListener("change", show);
show();
</script>
</html>
"""
