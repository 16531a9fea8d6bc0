import Foundation

/// Looks for imports and names in a project that are not there on Linux.
///
/// The check reads files and compiles none of them. It knows modules and the names in the table; a missing member of a
/// module that is there is found by the compiler alone.
package struct ProjectCheck {
    private let table: ModuleTable

    /// Creates a check by a table.
    package init(_ table: ModuleTable = .current) { self.table = table }

    /// The result of a check.
    package struct Result: Codable, Equatable, Sendable {
        /// The findings, by file and line.
        package let findings: [Finding]
        /// The products of Martlet whose modules each target imports.
        package let products: [String: [String]]
        /// The number of Swift files that were read.
        package let files: Int
    }

    /// Checks a project. Complexity: O(*n*), where *n* is the size of its Swift files.
    package func check(_ project: Project) throws -> Result {
        var findings: [Finding] = []
        var products: [String: [String]] = [:]
        var count = 0
        for target in project.targets {
            let rules = ImportRules(
                target: target.name, products: target.products, otherModules: project.otherModules,
                mayHaveOthers: project.dependsOnOtherPackages, table: table)
            let condition = Condition(canImport: rules.canImport)
            let scans = try target.files.map { file in
                (
                    file,
                    SourceScanner([UInt8](try Data(contentsOf: file)), condition: condition) { table.name($0) != nil }
                )
            }
            count += scans.count
            let declared = scans.reduce(into: Set<String>()) { $0.formUnion($1.1.declared) }
            var used: Set<String> = []
            for (file, scan) in scans {
                let path = relative(file, to: project.folder)
                var seen: Set<String> = []
                for (module, position) in scan.imports where seen.insert(module).inserted {
                    if let product = table.module(module)?.product, !product.isEmpty { used.insert(product) }
                    if let finding = rules.finding(for: module, in: path, at: position) { findings.append(finding) }
                }
                for (text, positions) in scan.names where !declared.contains(text.trimmingPrefix(".").description) {
                    guard let name = table.name(text) else { continue }
                    if !name.product.isEmpty {
                        used.insert(name.product)
                        if target.products?.contains(name.product) ?? true { continue }
                    }
                    let unique = positions.map(\.line).reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
                    findings.append(
                        Finding(
                            severity: .error, file: path, line: unique[0], column: positions[0].column,
                            otherLines: Array(unique.dropFirst()), name: text.trimmingPrefix(".").description,
                            reason: name.reason, remedy: name.remedy,
                            product: name.product.isEmpty ? nil : name.product))
                }
            }
            if !used.isEmpty { products[target.name] = used.sorted() }
        }
        findings.sort { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
        return Result(findings: findings, products: products, files: count)
    }

    private func relative(_ file: URL, to folder: URL) -> String {
        let prefix = folder.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    }
}
