"""The pages of Documentation as a catalogue of articles."""
import os
import re

LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]*)\)")
FENCE = re.compile(r"^(```|~~~)")
PAGES = {"README.md": "martlet", "CONTRIBUTING.md": "contributing", "CHANGELOG.md": "changelog"}


class BadLink(Exception):
    pass


def name(path):
    """The name of a page in the catalogue, by its path in the project."""
    if path in PAGES:
        return PAGES[path]
    inside = os.path.relpath(path, "Documentation")
    return "index-by-question" if inside == "README.md" else inside[: -len(".md")].replace("/", "-").lower()


def plain(heading):
    """The text of a heading without marks."""
    text = LINK.sub(lambda link: link[2], heading)
    return re.sub(r"[`*]", "", text).strip()


def headings(text):
    """The anchors of a page's headings, in the site, by those that a repository's page has."""
    found, fenced = {}, False
    for line in text.splitlines():
        if FENCE.match(line):
            fenced = not fenced
        elif not fenced and line.startswith("#"):
            title = plain(line.lstrip("#"))
            slug = re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")
            found[slug] = re.sub(r"[^\w\-.~%!$&'()*+,;=:@/?]", "", title.replace(" ", "-"))
    return found


class Catalogue:
    """All pages, with what they link to."""

    def __init__(self, root, repository):
        self.root, self.repository = root, repository
        self.paths = sorted(
            os.path.relpath(os.path.join(folder, file), root)
            for folder, _, files in os.walk(os.path.join(root, "Documentation")) for file in files
            if file.endswith(".md")) + list(PAGES)
        self.texts = {}
        for path in self.paths:
            with open(os.path.join(root, path)) as file:
                self.texts[path] = file.read()
        names = [name(path) for path in self.paths]
        assert len(set(names)) == len(names), "two pages have one name"
        self.pictures = set()

    def target(self, link, path):
        """The address in the site of what a page links to; nil for a file that has no page, where no repository is known."""
        if re.match(r"[a-z]+:", link):
            return link
        file, _, anchor = link.partition("#")
        file = os.path.normpath(os.path.join(os.path.dirname(path), file)) if file else path
        if not os.path.exists(os.path.join(self.root, file)):
            raise BadLink(f"{path}: no such file: {link}")
        if file not in self.texts:
            return f"{self.repository}/blob/main/{file}" if self.repository else None
        if not anchor:
            return f"doc:{name(file)}"
        known = headings(self.texts[file])
        if anchor not in known:
            raise BadLink(f"{path}: no such heading: {link}")
        return f"doc:{name(file)}#{known[anchor]}"

    def convert(self, line, path):
        """A line with links to the site's pages."""
        def replaced(link):
            is_picture, text, address = link.groups()
            if is_picture:
                picture = os.path.normpath(os.path.join(os.path.dirname(path), address))
                if not os.path.exists(os.path.join(self.root, picture)):
                    raise BadLink(f"{path}: no such picture: {address}")
                self.pictures.add(picture)
                return f"![{text}]({picture_name(picture)})"
            target = self.target(address, path)
            text = LINK.sub(replaced, text)
            return f"[{text}]({target})" if target else text
        return LINK.sub(replaced, line)

    def page(self, path):
        """The text of a page."""
        lines, fenced = [], False
        for line in self.texts[path].splitlines():
            if FENCE.match(line):
                fenced = not fenced
            lines.append(line if fenced else self.convert(line, path))
        if path == "README.md":
            topics = sections([other for other in self.paths if other != path], self.texts)
            lines[1:1] = ["", "@Metadata {", "    @TechnologyRoot", "}"]
            lines += ["", *topics]
        return "\n".join(lines) + "\n"

    def write(self, folder):
        os.makedirs(folder)
        for path in self.paths:
            with open(f"{folder}/{name(path)}.md", "w") as file:
                file.write(self.page(path))
        for picture in self.pictures:
            with open(os.path.join(self.root, picture), "rb") as source:
                with open(f"{folder}/{picture_name(picture)}", "wb") as file:
                    file.write(source.read())


def picture_name(path):
    return os.path.relpath(path, "Documentation").replace("/", "-")


GROUPS = [
    ("Property wrappers", "Documentation/wrappers/"),
    ("Inside Martlet", "Documentation/subsystems/"),
    ("Decisions", "Documentation/decisions/"),
]


def sections(paths, texts):
    """The list of all pages, for the sidebar."""
    grouped = {"Articles": []}
    for path in paths:
        group = next((title for title, prefix in GROUPS if path.startswith(prefix)), "Articles")
        grouped.setdefault(group, []).append(path)
    lines = ["## Topics"]
    for title in ["Articles"] + [title for title, _ in GROUPS]:
        lines += ["", f"### {title}", ""]
        lines += [f"- <doc:{name(path)}>" for path in sorted(grouped.get(title, []))]
    return lines
