/// The page of all modules, `Documentation/modules.md`.
package struct ModulesPage {
    private let table: ModuleTable

    /// Creates the page of a table.
    package init(_ table: ModuleTable) { self.table = table }

    /// The page as Markdown.
    package var markdown: String {
        var lines = [
            "# Modules of Apple's systems",
            "",
            "This page is made by `swift run martlet check --modules`. `swift run martlet check FOLDER` reads a package, or the",
            "folder of an Xcode project, in seconds and without a build. It lists, with file and line, those of these modules",
            "and names that the project uses and that are not there, and what to do; `--json` makes it an object.",
            "",
            "A target with the plugin `ModulesPlugin`, as those of new packages, has the same answer in each build: an import",
            "of a module that is not there is an error before the target is compiled, with its place and what to do.",
            "",
            "## There",
            "",
            "| module | product | what |",
            "| --- | --- | --- |",
        ]
        for module in table.modules where module.state != .none {
            let product = module.product.isEmpty ? "" : "`\(module.product)`"
            lines.append("| `\(module.name)` | \(product) | \(module.reason) |")
        }
        lines += ["", "## Not there", "", "| module | why | what to do |", "| --- | --- | --- |"]
        for module in table.modules where module.state == .none {
            lines.append("| `\(module.name)` | \(module.reason) | \(code(module.remedy)) |")
        }
        lines += [
            "", "## Names that are not there", "", "| name | of | why | what to do |", "| --- | --- | --- | --- |",
        ]
        for name in table.names where name.product.isEmpty {
            lines.append("| `\(name.name)` | `\(name.module)` | \(name.reason) | \(code(name.remedy)) |")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Marks the conditions in a remedy as code, without the bars that would end a column.
    private func code(_ text: String) -> String {
        text.replacing("||", with: "or").replacing(/#if \w+(?:\(\w+\))?(?: or \w+\(\w+\))*|#else|#endif/) {
            "`\($0.0)`"
        }
    }
}
