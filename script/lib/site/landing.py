"""The first page of the site, with a search over all articles and symbols."""
import html
import json

from style import head

SHOWN = 60


def index(pages):
    """The script of what is searched: title, module and address of each page, shorter titles first."""
    entries = [
        [title, module, address] for address, (title, module) in pages.titles.items() if title
    ]
    entries.sort(key=lambda entry: (len(entry[0]), entry[2]))
    return "const entries = " + json.dumps(entries, ensure_ascii=False, separators=(",", ":")) + ";\n"


def page(modules, version):
    # The modules that apps begin with are first.
    first = [name for name in ("SwiftUI", "SwiftData", "CoreData", "Charts", "MapKit", "MartletTesting") if name in modules]
    listed = "".join(
        f'<li><a href="documentation/{name.lower()}/"><code>import {html.escape(name)}</code></a></li>\n'
        for name in first + [name for name in modules if name not in first])
    return TEMPLATE.replace("VERSION", html.escape(version)).replace("MODULES", listed)


TEMPLATE = f"""{head("Martlet")}
<h1>Martlet</h1>
<p>SwiftUI code on Linux, unchanged. VERSION.</p>
<input type="search" id="words" placeholder="Search symbols and articles" aria-label="Search symbols and articles" autofocus>
<ul id="found" role="status"></ul>
<ul>
<li><a href="documentation/martlet/">What it is, and how an app is begun</a></li>
<li><a href="documentation/martlet/index-by-question/">All articles, by question</a></li>
<li><a href="surface.html">What is there of SwiftUI and SwiftData</a></li>
</ul>
<h2>Modules</h2>
<ul>
MODULES</ul>
<script src="search.js"></script>
<script>
const words = document.getElementById("words");
function show() {{
    const wanted = words.value.toLowerCase().split(/\\s+/).filter(Boolean);
    const found = wanted.length === 0 ? [] : entries.filter(([title, module, address]) => {{
        const text = (title + " " + module + " " + address).toLowerCase();
        return wanted.every(word => text.includes(word));
    }});
    // Titles that begin with the first word are first.
    const begins = found.filter(entry => entry[0].toLowerCase().startsWith(wanted[0]));
    const others = found.filter(entry => !entry[0].toLowerCase().startsWith(wanted[0]));
    const items = [...begins, ...others].slice(0, {SHOWN}).map(([title, module, address]) => {{
        const item = document.createElement("li"), link = document.createElement("a");
        link.href = "." + address + "/";
        link.textContent = title;
        item.append(link, " ", module);
        return item;
    }});
    if (wanted.length > 0 && items.length === 0) items.push("Nothing is found.");
    document.getElementById("found").replaceChildren(...items);
}}
words.value = decodeURIComponent(location.hash.slice(1));
words.addEventListener("input", show);
show();
</script>
</html>
"""
