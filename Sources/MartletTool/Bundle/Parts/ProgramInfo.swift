import Foundation

/// The `Info.plist` beside an installed program, which `Bundle.main` reads there: the target's own, completed.
struct ProgramInfo {
    let app: AppDescription

    /// Returns the file. Keys are sorted, so that the same app gives the same bytes.
    func data() throws -> Data {
        var entries = app.info.entries.filter { ($0.value as? String)?.contains("$(") != true }
        entries["CFBundleIdentifier"] = app.identifier.description
        entries["CFBundleExecutable"] = app.product
        entries["CFBundleName"] = entries["CFBundleName"] ?? app.name
        entries["CFBundleShortVersionString"] = app.version.description
        entries["CFBundleVersion"] = entries["CFBundleVersion"] ?? app.version.description
        return try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
    }
}
