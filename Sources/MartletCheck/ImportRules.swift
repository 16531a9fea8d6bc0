/// The modules that a target can import on Linux, and the answer for each that it can't.
struct ImportRules {
    /// The name of the target, for messages.
    let target: String
    /// The products and modules of Martlet that the target depends on; `nil` if that is not known.
    let products: Set<String>?
    /// Modules of the project itself, and those of packages other than Martlet.
    let otherModules: Set<String>
    /// True if there may be modules that neither the table nor `otherModules` has.
    let mayHaveOthers: Bool
    let table: ModuleTable

    private static let system: Set<String> = ["Glibc", "Musl", "PackageDescription", "PackagePlugin", "CxxStdlib"]

    /// Returns whether `#if canImport` holds.
    func canImport(_ name: String) -> Bool { canImport(name, others: false) }

    /// Returns whether `#if canImport` holds.
    ///
    /// - Parameter others: The answer for a module that the table does not have.
    func canImport(_ name: String, others: Bool) -> Bool {
        if otherModules.contains(name) || Self.system.contains(name) { return true }
        guard let module = table.module(name) else { return others }
        return switch module.state {
        case .toolchain: true
        case .none: false
        // For an Xcode project the answer decides which products it needs: SwiftUI, and no other that code can do without.
        case .product: products.map { isThere(module, $0) } ?? (module.product == "SwiftUI")
        }
    }

    /// Returns the finding for an import, or `nil` for a module that is there.
    func finding(for module: String, in file: String, at position: SourceScanner.Position) -> Finding? {
        func finding(_ severity: Finding.Severity, _ reason: String, _ remedy: String, _ product: String?) -> Finding {
            Finding(
                severity: severity, file: file, line: position.line, column: position.column, otherLines: [],
                name: module, reason: reason, remedy: remedy, product: product)
        }
        if otherModules.contains(module) { return nil }
        guard let entry = table.module(module) else {
            if mayHaveOthers || Self.system.contains(module) || module.hasPrefix("Martlet") { return nil }
            return finding(
                .note, "not a module of Apple's systems, of Martlet or of this project",
                "depend on the package that has it, if that builds on Linux", nil)
        }
        switch entry.state {
        case .toolchain: return nil
        case .none: return finding(.error, entry.reason, entry.remedy, nil)
        case .product:
            // The products that a target of an Xcode project will depend on are listed at the end.
            guard let products, !isThere(entry, products) else { return nil }
            return finding(
                .error, "in Martlet's product \(entry.product), which the target \(target) does not depend on",
                "add .product(name: \"\(entry.product)\", package: \"martlet\") to its dependencies", entry.product)
        }
    }

    private func isThere(_ module: ModuleTable.Module, _ products: Set<String>) -> Bool {
        products.contains(module.product) || products.contains(module.name)
    }
}
