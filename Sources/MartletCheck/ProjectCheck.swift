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
            let condition = Condition { canImport($0, in: target, of: project) }
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
                for (module, line) in scan.imports where seen.insert(module).inserted {
                    if let product = table.module(module)?.product, !product.isEmpty { used.insert(product) }
                    if let finding = finding(for: module, at: path, line, target, project) { findings.append(finding) }
                }
                for (text, lines) in scan.names where !declared.contains(text.trimmingPrefix(".").description) {
                    guard let name = table.name(text) else { continue }
                    if !name.product.isEmpty {
                        used.insert(name.product)
                        if target.products?.contains(name.product) ?? true { continue }
                    }
                    let unique = lines.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } }
                    findings.append(
                        Finding(
                            severity: .error, file: path, line: unique[0], otherLines: Array(unique.dropFirst()),
                            name: text.trimmingPrefix(".").description, reason: name.reason, remedy: name.remedy,
                            product: name.product.isEmpty ? nil : name.product))
                }
            }
            if !used.isEmpty { products[target.name] = used.sorted() }
        }
        findings.sort { ($0.file, $0.line, $0.name) < ($1.file, $1.line, $1.name) }
        return Result(findings: findings, products: products, files: count)
    }

    private func finding(
        for module: String, at path: String, _ line: Int, _ target: Project.Target, _ project: Project
    ) -> Finding? {
        func finding(_ severity: Finding.Severity, _ reason: String, _ remedy: String, _ product: String?) -> Finding {
            Finding(
                severity: severity, file: path, line: line, otherLines: [], name: module, reason: reason,
                remedy: remedy,
                product: product)
        }
        if project.otherModules.contains(module) { return nil }
        guard let entry = table.module(module) else {
            if project.dependsOnOtherPackages || Self.system.contains(module) || module.hasPrefix("Martlet") {
                return nil
            }
            return finding(
                .note, "not a module of Apple's systems, of Martlet or of this project",
                "depend on the package that has it, if that builds on Linux", nil)
        }
        switch entry.state {
        case .toolchain: return nil
        case .none: return finding(.error, entry.reason, entry.remedy, nil)
        case .product:
            // The products that a target of an Xcode project will depend on are listed at the end.
            guard let products = target.products, !isThere(entry, products) else { return nil }
            return finding(
                .error, "in Martlet's product \(entry.product), which the target \(target.name) does not depend on",
                "add .product(name: \"\(entry.product)\", package: \"martlet\") to its dependencies", entry.product)
        }
    }

    private func isThere(_ module: ModuleTable.Module, _ products: Set<String>) -> Bool {
        products.contains(module.product) || products.contains(module.name)
    }

    private func canImport(_ name: String, in target: Project.Target, of project: Project) -> Bool {
        if project.otherModules.contains(name) || Self.system.contains(name) { return true }
        guard let module = table.module(name) else { return false }
        return switch module.state {
        case .toolchain: true
        case .none: false
        // For an Xcode project the answer decides which products it needs: SwiftUI, and no other that code can do without.
        case .product: target.products.map { isThere(module, $0) } ?? (module.product == "SwiftUI")
        }
    }

    private static let system: Set<String> = ["Glibc", "Musl", "PackageDescription", "PackagePlugin", "CxxStdlib"]

    private func relative(_ file: URL, to folder: URL) -> String {
        let prefix = folder.path + "/"
        return file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    }
}
