import Foundation

/// The file by which menus show an app, and by which the desktop opens files and addresses with it.
struct DesktopEntry {
    let app: AppDescription
    /// Whether a service file lets the session's bus start the app.
    var isActivatable = false

    var text: String {
        var lines = ["[Desktop Entry]", "Type=Application", "Version=1.0"]
        lines.append("Name=" + Self.escaped(app.name))
        for (language, name) in app.translatedNames.sorted(by: { $0.key < $1.key }) {
            lines.append("Name[\(Self.locale(language))]=" + Self.escaped(name))
        }
        lines.append("Comment=" + Self.escaped(app.summary))
        // Martlet's apps take files and addresses as arguments.
        let argument = app.urlSchemes.isEmpty ? (app.documentTypes.isEmpty ? "" : " %F") : " %U"
        lines.append("Exec=\(app.package)\(argument)")
        lines.append("Icon=\(app.identifier)")
        if isActivatable { lines.append("DBusActivatable=true") }
        lines.append("Terminal=false")
        lines.append("Categories=" + app.categories.map { $0 + ";" }.joined())
        let types = app.documentTypes.map(\.mimeType) + app.urlSchemes.map { "x-scheme-handler/" + $0.lowercased() }
        if !types.isEmpty { lines.append("MimeType=" + types.map { $0 + ";" }.joined()) }
        // Windows carry the program's name, by which the desktop finds this entry.
        lines.append("StartupWMClass=" + Self.escaped(app.product))
        lines.append("StartupNotify=true")
        return lines.joined(separator: "\n") + "\n"
    }

    /// Returns a text as the value of a key: without line breaks, and with backslashes doubled.
    static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\\\")
            .split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Returns a language as desktop entries name it: `pt_BR` for `pt-BR`, `sr@latin` for `sr-Latn`.
    static func locale(_ language: String) -> String {
        switch language {
        case "zh-Hans": return "zh_CN"
        case "zh-Hant": return "zh_TW"
        case "sr-Latn": return "sr@latin"
        default: return language.replacingOccurrences(of: "-", with: "_")
        }
    }
}
