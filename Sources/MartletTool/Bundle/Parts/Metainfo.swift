/// The file by which software centres describe an app, in AppStream's format.
struct Metainfo {
    let app: AppDescription

    var text: String {
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<component type="\#(app.isWindowed ? "desktop-application" : "console-application")">"#,
        ]
        func add(_ name: String, _ text: String, _ attributes: String = "", indent: Int = 2) {
            let space = String(repeating: " ", count: indent)
            lines.append("\(space)<\(name)\(attributes)>\(text.xmlEscaped)</\(name)>")
        }
        add("id", app.identifier.description)
        // The licence of this file, not of the app.
        add("metadata_license", "CC0-1.0")
        add("project_license", app.license ?? "LicenseRef-unknown")
        add("name", app.name)
        for (language, name) in app.translatedNames.sorted(by: { $0.key < $1.key }) {
            add("name", name, #" xml:lang="\#(language.xmlEscaped)""#)
        }
        add("summary", summary)
        lines.append("  <description>")
        add("p", app.summary.hasSuffix(".") ? app.summary : app.summary + ".", indent: 4)
        lines.append("  </description>")
        lines.append(#"  <developer id="\#(developerIdentifier)">"#)
        add("name", app.developer, indent: 4)
        lines.append("  </developer>")
        if let homepage = app.homepage { add("url", homepage, #" type="homepage""#) }
        if app.isWindowed { add("launchable", "\(app.identifier).desktop", #" type="desktop-id""#) }
        if !app.categories.isEmpty {
            lines.append("  <categories>")
            for category in app.categories { add("category", category, indent: 4) }
            lines.append("  </categories>")
        }
        lines.append("  <provides>")
        add("binary", app.package.description, indent: 4)
        for type in app.documentTypes { add("mediatype", type.mimeType, indent: 4) }
        lines.append("  </provides>")
        if !app.screenshots.isEmpty {
            lines.append("  <screenshots>")
            for (index, address) in app.screenshots.enumerated() {
                lines.append(index == 0 ? #"    <screenshot type="default">"# : "    <screenshot>")
                add("image", address, indent: 6)
                lines.append("    </screenshot>")
            }
            lines.append("  </screenshots>")
        }
        if !app.languages.isEmpty {
            lines.append("  <languages>")
            for language in app.languages { add("lang", DesktopEntry.locale(language), indent: 4) }
            lines.append("  </languages>")
        }
        lines.append(#"  <content_rating type="oars-1.1"/>"#)
        lines.append("  <releases>")
        lines.append(#"    <release version="\#(app.version.description.xmlEscaped)" date="\#(app.day)"/>"#)
        lines.append("  </releases>")
        lines.append("</component>")
        return lines.joined(separator: "\n") + "\n"
    }

    /// The summary without a full stop, which AppStream refuses.
    private var summary: String { app.summary.hasSuffix(".") ? String(app.summary.dropLast()) : app.summary }

    /// The identifier without its last part, which is the app's own.
    private var developerIdentifier: String {
        app.identifier.description.split(separator: ".").dropLast().joined(separator: ".").lowercased()
    }
}
