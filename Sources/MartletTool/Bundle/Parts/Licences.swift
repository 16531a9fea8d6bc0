import Foundation

/// The licences of an app, of the packages that it is made from, and of Swift's libraries.
struct Licences {
    struct Entry: Equatable {
        let name: String
        let text: String
        /// The SPDX name, recognized by the text's first lines.
        var spdx: String { Licences.spdx(of: text) }
    }

    let app: Entry?
    let dependencies: [Entry]

    /// Returns the SPDX name of a licence by its text; `LicenseRef-other` for one that is not known.
    static func spdx(of text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let isApache = words.contains("Apache License") && words.contains("Version 2.0")
        if isApache {
            return words.contains("Runtime Library Exception") ? "Apache-2.0 WITH Swift-exception" : "Apache-2.0"
        }
        if words.contains("Permission is hereby granted, free of charge") { return "MIT" }
        if words.contains("Redistribution and use in source and binary forms") {
            return words.contains("Neither the name") ? "BSD-3-Clause" : "BSD-2-Clause"
        }
        if words.contains("Mozilla Public License Version 2.0") { return "MPL-2.0" }
        if words.contains("GNU GENERAL PUBLIC LICENSE Version 3") { return "GPL-3.0-or-later" }
        if words.contains("GNU GENERAL PUBLIC LICENSE Version 2") { return "GPL-2.0-or-later" }
        if words.contains("GNU LESSER GENERAL PUBLIC LICENSE") { return "LGPL-3.0-or-later" }
        return "LicenseRef-other"
    }

    /// Returns the text of the licence in a folder, or else in that of the repository; `nil` if there is none.
    static func text(in folder: URL, or root: URL? = nil) -> String? {
        text(in: folder) ?? root.flatMap { text(in: $0) }
    }

    private static func text(in folder: URL) -> String? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let files = names.filter { name in
            let stem = name.split(separator: ".").first?.uppercased() ?? ""
            return ["LICENSE", "LICENCE", "COPYING"].contains(stem)
        }
        return files.sorted().lazy.compactMap {
            try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }.first
    }

    /// Finds the licences.
    ///
    /// - Parameters:
    ///   - folder: The app's package.
    ///   - root: The folder of the package's repository.
    ///   - packages: Folders of the packages that it depends on, by name.
    ///   - targets: The targets in the program. Packages without one of them are left out: they are for tools and
    ///     macros.
    init(
        of folder: URL, root: URL?, name: String, packages: [(name: String, folder: URL)], targets: LinkedTargets
    ) {
        app = Self.text(in: folder, or: root).map { Entry(name: name, text: $0) }
        var found: [Entry] = []
        for package in packages where Self.isLinked(package.folder, targets) {
            if let text = Self.text(in: package.folder) { found.append(Entry(name: package.name, text: text)) }
        }
        if let toolchain = Self.toolchain, let text = try? String(contentsOf: toolchain, encoding: .utf8) {
            found.append(Entry(name: "Swift", text: text))
        }
        dependencies = found
    }

    private static func isLinked(_ package: URL, _ targets: LinkedTargets) -> Bool {
        guard let names = targets.names else { return true }
        return names.contains { name in
            FileManager.default.fileExists(atPath: package.appendingPathComponent("Sources/\(name)").path)
        }
    }

    /// The licence in Swift's toolchain.
    private static var toolchain: URL? {
        BundleTool.toolchain?.deletingLastPathComponent().appendingPathComponent("share/swift/LICENSE.txt")
    }

    /// Returns the file `copyright`, with the licences of all that is in the package.
    ///
    /// - Parameter refersToSystem: True for Debian's packages, which refer to the system's copies of common licences.
    func copyright(of app: AppDescription, refersToSystem: Bool) -> String {
        let own = self.app?.text ?? "The licence of this app: \(app.license ?? "unknown")."
        var parts = ["\(app.name)\nCopyright: \(app.developer)"]
        if let homepage = app.homepage { parts.append("Source: \(homepage)") }
        parts.append("License: \(app.license ?? self.app?.spdx ?? "unknown")\n")
        parts.append(refersToSystem ? Self.shortened(own) : own)
        for entry in dependencies {
            parts.append("\n\(entry.name), which is part of this program\nCopyright: the authors of \(entry.name)")
            parts.append("License: \(entry.spdx)\n")
            parts.append(refersToSystem ? Self.shortened(entry.text) : entry.text)
        }
        return parts.joined(separator: "\n").replacingOccurrences(of: "\r\n", with: "\n") + "\n"
    }

    /// Returns a reference to the system's copy of a common licence, with exceptions that the text has.
    private static func shortened(_ text: String) -> String {
        let file =
            switch spdx(of: text) {
            case "Apache-2.0", "Apache-2.0 WITH Swift-exception": "Apache-2.0"
            case "MPL-2.0": "MPL-2.0"
            case "GPL-3.0-or-later": "GPL-3"
            case "GPL-2.0-or-later": "GPL-2"
            default: ""
            }
        guard !file.isEmpty else { return text }
        let exception = text.range(of: "Runtime Library Exception").map { "\n\n" + text[$0.lowerBound...] } ?? ""
        return "On Debian systems the text of this licence is in /usr/share/common-licenses/\(file)." + exception
    }
}
