import Foundation

/// The modules that a set of Swift files imports where it is compiled on Linux.
package struct ImportedModules {
    /// The names of the modules.
    package let names: Set<String>
    private let table = ModuleTable.current

    /// Reads files. A file that can't be read counts as one without imports.
    ///
    /// Complexity: O(*n*), where *n* is the size of the files.
    package init(of files: [URL]) {
        let table = ModuleTable.current
        // A module that the table does not know may be the project's own, or a package's.
        let condition = Condition { table.module($0).map { $0.state != .none } ?? true }
        names = files.reduce(into: []) { names, file in
            guard let data = try? Data(contentsOf: file) else { return }
            let scanner = SourceScanner([UInt8](data), condition: condition) { _ in false }
            names.formUnion(scanner.imports.map(\.module))
        }
    }

    /// The products of Martlet that have some of the modules, sorted by name.
    package var products: [String] {
        Set(names.compactMap { table.module($0)?.product }.filter { !$0.isEmpty }).sorted()
    }

    /// The modules that are not there on Linux, with the change that each needs, sorted by name.
    package var missing: [(name: String, remedy: String)] {
        names.sorted().compactMap { name in
            table.module(name).flatMap { $0.state == .none ? (name, $0.remedy) : nil }
        }
    }
}
