"""Symbol graphs for the documentation site: the modules of which SwiftUI consists here become one."""
import glob
import json
import os

# The module by whose name apps import the public declarations of another one.
IMPORTED_AS = {"MartletBase": "SwiftUI", "MartletRuntime": "SwiftUI", "Martlet": "SwiftUI", "MartletStore": "CoreData"}


def site_module(name):
    return IMPORTED_AS.get(name, name)


def module_and_extended(path):
    """The module of a file of the extractor, and the module whose types it extends, if it is another."""
    name = os.path.basename(path)[: -len(".symbols.json")]
    module, _, extended = name.partition("@")
    return module, extended or module


def without_blocks(graph, module):
    """A graph whose extensions are members of their types, as if they were in the types' own module, which is given."""
    types = {edge["source"]: edge["target"] for edge in graph["relationships"] if edge["kind"] == "extensionTo"}
    graph["symbols"] = [symbol for symbol in graph["symbols"] if symbol["kind"]["identifier"] != "swift.extension"]
    for symbol in graph["symbols"]:
        # Else each member is shown with the names of both modules.
        if "swiftExtension" in symbol:
            symbol["swiftExtension"]["extendedModule"] = module
    graph["relationships"] = [
        dict(edge, source=types.get(edge["source"], edge["source"]), target=types.get(edge["target"], edge["target"]))
        for edge in graph["relationships"] if edge["kind"] != "extensionTo"
    ]
    return graph


def write(folder, out):
    """Reads the extractor's graphs, and writes a folder of graphs for each module of the site that has symbols.

    Returns the precise identifiers of the symbols, by module.
    """
    own, extensions = {}, {}
    for path in sorted(glob.glob(f"{glob.escape(folder)}/*.symbols.json")):
        module, extended = map(site_module, module_and_extended(path))
        with open(path) as file:
            graph = json.load(file)
        if module != extended:
            extensions.setdefault((module, extended), []).append(graph)
            continue
        graph = without_blocks(graph, module)
        merged = own.setdefault(module, {**graph, "symbols": [], "relationships": []})
        merged["module"]["name"] = module
        merged["symbols"] += graph["symbols"]
        merged["relationships"] += graph["relationships"]
    identifiers = {}
    for module, graph in own.items():
        blocks = [(extended, part) for (of, extended), parts in extensions.items() if of == module for part in parts]
        if not graph["symbols"] and not blocks:
            continue
        os.makedirs(f"{out}/{module}")
        named = [(f"{module}.symbols.json", graph)]
        for number, (extended, part) in enumerate(blocks):
            part["module"]["name"] = module
            # The compiler compares the names of files with the modules that the symbols extend.
            os.makedirs(f"{out}/{module}/{number}")
            named.append((f"{number}/{module}@{extended}.symbols.json", part))
        for name, part in named:
            with open(f"{out}/{module}/{name}", "w") as file:
                json.dump(part, file)
        identifiers[module] = {
            symbol["identifier"]["precise"] for _, part in named for symbol in part["symbols"]
            if symbol["kind"]["identifier"] != "swift.extension"
        }
    return identifiers
