import Foundation

/// The check of one target's imports right before it is compiled, for `ModulesPlugin`.
///
/// Each module that is not there gets one message, in the compiler's form, where the compiler would say "no such module".
/// Imports that may not be compiled are left alone: those in a branch of `#if` whose condition depends on a flag or on a
/// module that the check does not know.
package struct BuildCheck {
    private let rules: ImportRules
    private let uncertainModules: Set<String>
    private let flags: Set<String>

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - target: The name of the target.
    ///   - modules: The modules that the target depends on.
    ///   - uncertainModules: Modules of the same build, which the target may find although it does not depend on them.
    ///   - flags: The conditions that the target's settings define.
    package init(
        target: String, modules: Set<String>, uncertainModules: Set<String> = [], flags: Set<String> = [],
        table: ModuleTable = .current
    ) {
        rules = ImportRules(
            target: target, products: modules, otherModules: modules.union(uncertainModules), mayHaveOthers: true,
            table: table)
        self.uncertainModules = uncertainModules.subtracting(modules)
        self.flags = flags
    }

    /// Returns a finding for each missing module, where it is imported first.
    ///
    /// A file that can't be read counts as one without imports: the compiler says so.
    /// Complexity: O(*n*), where *n* is the size of the files.
    package func findings(in files: [URL]) -> [Finding] {
        var findings: [String: (first: Finding, count: Int)] = [:]
        for file in files {
            guard let data = try? Data(contentsOf: file), mayImportMissingModule(data) else { continue }
            for finding in self.findings(in: [UInt8](data), path: file.path) {
                findings[finding.name, default: (finding, 0)].count += 1
            }
        }
        return findings.values.map { first, count in
            guard count > 1 else { return first }
            let others = count == 2 ? "another file" : "\(count - 1) other files"
            return Finding(
                severity: first.severity, file: first.file, line: first.line, column: first.column, otherLines: [],
                name: first.name, reason: first.reason, remedy: "\(first.remedy) (\(others) too)",
                product: first.product)
        }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    /// The findings of a file that hold whether or not the flags and modules are there that the check does not know.
    private func findings(in source: [UInt8], path: String) -> [Finding] {
        let scans = [false, true].map { assumption in
            let condition = Condition(isSet: { flags.contains($0) || assumption }) { module in
                uncertainModules.contains(module) ? assumption : rules.canImport(module, others: assumption)
            }
            return SourceScanner(source, condition: condition) { _ in false }.imports
        }
        let certain = Set(scans[1].map(\.position))
        var seen: Set<String> = []
        return scans[0].compactMap { module, position in
            guard certain.contains(position), seen.insert(module).inserted else { return nil }
            return rules.finding(for: module, in: path, at: position)
        }
    }

    /// Returns whether a word after `import` is that of a module that is not there.
    ///
    /// Tools of plugins are built without optimization, in which the scanner would take most of a second for a large
    /// target. Few files pass this test, which the C library does.
    private func mayImportMissingModule(_ data: Data) -> Bool {
        // Unsafe pointers: into the bytes of `text`, which end with a zero, during the call.
        let text = data + [0]
        return text.withUnsafeBytes { bytes in
            guard var rest = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return false }
            while let found = strstr(rest, "import") {
                // Unsafe pointers: as above.
                rest = UnsafePointer(found) + 6
                // After `import struct` comes another word.
                for _ in 0..<2 {
                    while rest.pointee == 0x20 || rest.pointee == 0x09 { rest += 1 }
                    let word = rest
                    while isNamePart(UInt8(bitPattern: rest.pointee)) { rest += 1 }
                    let name = String(decoding: UnsafeRawBufferPointer(start: word, count: rest - word), as: UTF8.self)
                    if rules.finding(for: name, in: "", at: .init(line: 1, column: 1)) != nil { return true }
                }
            }
            return false
        }
    }
}

extension BuildCheck {
    /// Runs the plugin's tool.
    ///
    /// - Parameter arguments: A file to write, the target's name, its modules, the uncertain ones and flags, each with
    ///   commas, and the Swift files of the target.
    /// - Returns: The messages to print, and whether the target can be compiled.
    package static func run(_ arguments: [String]) -> (messages: [String], isDone: Bool) {
        guard arguments.count >= 5 else {
            return (["usage: ModulesTool CODE TARGET MODULES UNCERTAIN-MODULES FLAGS FILE…"], false)
        }
        func list(_ index: Int) -> Set<String> { Set(arguments[index].split(separator: ",").map(String.init)) }
        let check = BuildCheck(target: arguments[1], modules: list(2), uncertainModules: list(3), flags: list(4))
        let findings = check.findings(in: arguments.dropFirst(5).map { URL(fileURLWithPath: $0) })
        guard findings.isEmpty else { return (findings.map(\.description), false) }
        // The compiler waits for this file. It is written once: a change of it would compile the target again.
        let text = "// The imports of this target are there. Not to be changed by hand.\n"
        guard (try? String(contentsOfFile: arguments[0], encoding: .utf8)) != text else { return ([], true) }
        do {
            try text.write(toFile: arguments[0], atomically: true, encoding: .utf8)
            return ([], true)
        } catch {
            return (["\(arguments[0]):1:1: error: \(error.localizedDescription)"], false)
        }
    }
}
