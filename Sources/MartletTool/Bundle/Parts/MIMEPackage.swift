/// The file that adds an app's own types of files to the desktop's database.
struct MIMEPackage {
    let app: AppDescription

    /// The file's text; `nil` for an app without types of its own.
    var text: String? {
        let types = app.documentTypes.filter { !$0.ownExtensions.isEmpty }
        guard !types.isEmpty else { return nil }
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">"#,
        ]
        for type in types {
            lines.append(#"  <mime-type type="\#(type.mimeType.xmlEscaped)">"#)
            lines.append("    <comment>\((type.summary ?? "\(app.name) document").xmlEscaped)</comment>")
            for ending in type.ownExtensions { lines.append(#"    <glob pattern="*.\#(ending.xmlEscaped)"/>"#) }
            lines.append("  </mime-type>")
        }
        lines.append("</mime-info>")
        return lines.joined(separator: "\n") + "\n"
    }
}
