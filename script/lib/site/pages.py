"""The built pages of a site: what each is about, and whether all that is linked is there."""
import glob
import json
import os
from urllib.parse import unquote


class Pages:
    """The pages of an archive, read from the data that its script shows."""

    def __init__(self, folder):
        self.folder = folder
        self.addresses, self.titles, self.faults = {}, {}, []
        # Whether a file is there, and the pages by the last part of their address without labels.
        self.files, self.names = {}, {}
        for path in sorted(glob.glob(f"{glob.escape(folder)}/data/documentation/**/*.json", recursive=True)):
            with open(path) as file:
                self.read(json.load(file))

    def read(self, page):
        metadata = page.get("metadata", {})
        own = page["identifier"]["url"]
        path = own[own.index("/documentation/"):]
        # The path's third part is the module or the catalogue; the last but one is the type of a member.
        module = next((one["name"] for one in metadata.get("modules", [])), "article")
        address, parent = path.lower(), path.split("/")[3:-1][-1:]
        self.titles[address] = (".".join(parent + [metadata.get("title", "")]), module)
        self.names.setdefault(address.rsplit("/", 1)[-1].partition("(")[0], []).append(address)
        if "externalID" in metadata:
            self.addresses[metadata["externalID"]] = address
        for reference in page.get("references", {}).values():
            kind = reference.get("type")
            if kind == "topic" and "url" in reference:
                self.check(own, f"data{unquote(reference['url']).split('#')[0]}.json", reference["url"])
            elif kind in ("image", "video", "download"):
                for variant in reference.get("variants", [reference]):
                    if "url" in variant:
                        self.check(own, unquote(variant["url"]).lstrip("/"), variant["url"])

    def check(self, own, file, url):
        if file not in self.files:
            self.files[file] = os.path.exists(f"{self.folder}/{file}")
        if not self.files[file]:
            self.faults.append(f"{own}: nothing is at {url}")

    def require(self, identifiers):
        """Each symbol has a page."""
        for module, symbols in sorted(identifiers.items()):
            for symbol in sorted(symbols - self.addresses.keys()):
                self.faults.append(f"{module}: no page of {symbol}")

    def named(self, kind, name):
        """The page of a row of the table of declarations; nil if no page has its name."""
        name = name.split(".")[-1] if kind != "member" else name
        suffixes = [f"/{name.replace('.', '/').lower()}"]
        if "modifier" in kind:
            suffixes = [f"/view/{name.lower()}(", f"/scene/{name.lower()}("]
        elif kind == "environment value":
            suffixes = [f"/environmentvalues/{name.lower()}"]
        for address in self.names.get(name.split(".")[-1].partition("(")[0].lower(), []):
            for suffix in suffixes:
                if suffix.endswith("(") and suffix in address or address.endswith(suffix):
                    return address
        return None
