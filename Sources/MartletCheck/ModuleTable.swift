import Foundation

/// The modules of Apple's systems and their counterparts here, read from `Data/modules.tsv`.
///
/// `martlet check` and `Documentation/modules.md` are both generated from this table.
package struct ModuleTable: Sendable {
    /// The availability of a module.
    package enum State: String, Sendable {
        /// Part of the Swift toolchain for Linux.
        case toolchain
        /// Comes with a product of Martlet.
        case product
        /// Not available.
        case none
    }

    /// A module of Apple's systems.
    package struct Module: Sendable {
        /// The name by which files import it.
        package let name: String
        /// Its availability.
        package let state: State
        /// The product that has it; empty for other states.
        package let product: String
        /// Its contents here, or the reason for its absence.
        package let reason: String
        /// The change that the project needs if the module is absent.
        package let remedy: String
    }

    /// A name that a file may use without the module that declares it being available here.
    package struct Name: Sendable {
        /// The module that declares the name on Apple's systems.
        package let module: String
        /// The name, with the leading `@` or `#` of attributes and literals.
        package let name: String
        /// The reason for its absence.
        package let reason: String
        /// The change that the project needs.
        package let remedy: String
        /// The product that has the name; empty if none has.
        package let product: String
    }

    /// All modules, in the order of the file.
    package let modules: [Module]
    /// All names, in the order of the file.
    package let names: [Name]
    private let moduleIndex: [String: Int]
    private let nameIndex: [String: Int]

    /// The table that belongs to this version of Martlet.
    package static let current: ModuleTable = {
        let file = Bundle.module.url(forResource: "modules", withExtension: "tsv", subdirectory: "Data")
        guard let file, let text = try? String(contentsOf: file, encoding: .utf8) else {
            preconditionFailure("The resource modules.tsv is missing beside the program.")
        }
        return ModuleTable(text)
    }()

    /// Reads a table. Lines that begin with `#` and lines of another form are skipped.
    package init(_ text: String) {
        var modules: [Module] = []
        var names: [Name] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            if cells.count >= 5, cells[0] == "module", let state = State(rawValue: cells[2]) {
                let remedy = cells.count > 5 ? cells[5] : "put the code into #if canImport(\(cells[1]))"
                modules.append(
                    Module(name: cells[1], state: state, product: cells[3], reason: cells[4], remedy: remedy))
            } else if cells.count >= 5, cells[0] == "name" {
                names.append(
                    Name(
                        module: cells[1], name: cells[2], reason: cells[3], remedy: cells[4],
                        product: cells.count > 5 ? cells[5] : ""))
            }
        }
        self.modules = modules
        self.names = names
        moduleIndex = Dictionary(modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
        nameIndex = Dictionary(names.enumerated().map { ($1.name, $0) }) { first, _ in first }
    }

    /// Returns the module with a name, or `nil` for one that is not Apple's. Complexity: O(1).
    package func module(_ name: String) -> Module? { moduleIndex[name].map { modules[$0] } }

    /// Returns the entry for a name in code, or `nil`. Complexity: O(1).
    package func name(_ name: String) -> Name? { nameIndex[name].map { names[$0] } }
}
