extension BundlerFile {
    /// Returns sentences about entries without effect: a file without the app of a program, and misspelled settings.
    ///
    /// Unknown settings in swift-bundler's tables are mentioned only if they are nearly one that is read, because other
    /// tools have settings of their own there.
    func remarks(on app: App?, product: String) -> [String] {
        let file = url.lastPathComponent
        guard let app else {
            return apps.isEmpty ? [] : ["\(file) has no app with product = \"\(product)\", so it has no effect."]
        }
        var keys = Set(apps[app.name].map { Array($0.keys) } ?? [])
        for overlay in apps[app.name]?["overlays"]?.array ?? [] {
            keys.formUnion(overlay.table.map { Array($0.keys) } ?? [])
        }
        let own = Set(additions[app.name].map { Array($0.keys) } ?? [])
        var remarks: [String] = []
        for key in keys.union(own).subtracting(Self.settings).sorted() {
            let meant = Self.setting(near: key)
            guard meant != nil || own.contains(key) else { continue }
            remarks.append("\(file): \(key) of \(app.name) is no setting.\(meant.map { " Is \($0) meant?" } ?? "")")
        }
        for name in additions.keys.sorted() where apps[name] == nil {
            remarks.append("\(file): [martlet.\"\(name)\"] has no effect without [apps.\"\(name)\"].")
        }
        return remarks
    }

    /// The settings that are read.
    private static let settings: Set = [
        "bundle_identifier", "categories", "category", "condition", "dbus_activatable", "dependencies", "description",
        "homepage", "icon", "identifier", "license", "maintainer", "mime_types", "overlays", "product", "requirements",
        "screenshots", "url_schemes", "version",
    ]

    /// Returns the setting that differs from a key by two characters at most.
    private static func setting(near key: String) -> String? {
        let nearest = settings.sorted().map { (distance(from: key, to: $0), $0) }.min { $0.0 < $1.0 }
        return nearest.flatMap { $0.0 <= 2 ? $0.1 : nil }
    }

    /// The number of characters to change, insert or remove to get from one key to another.
    private static func distance(from first: String, to second: String) -> Int {
        let second = Array(second)
        var row = Array(0...second.count)
        for (line, character) in first.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in second.indices {
                let changed = diagonal + (second[column] == character ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, diagonal + 1, row[column] + 1)
            }
        }
        return row[second.count]
    }
}
