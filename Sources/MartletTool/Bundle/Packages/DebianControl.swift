import Foundation

/// The files of a package for Debian that describe it.
struct DebianControl {
    let app: AppDescription
    var architecture = ""
    /// The sum of all files, in bytes.
    var size = 0
    /// The dependencies of the package, as `libc6 (>= 2.36)`.
    var dependencies: [String] = []

    /// The file `control`.
    var text: String {
        let summary = app.summary.hasSuffix(".") ? String(app.summary.dropLast()) : app.summary
        var lines = [
            "Package: \(app.package)", "Version: \(app.version)", "Architecture: \(architecture)",
            "Maintainer: \(app.maintainer)", "Installed-Size: \((size + 1023) / 1024)",
        ]
        let needed =
            dependencies
            + ((app.loadsCurl ? ["libcurl4"] : []) + app.requirements).filter { name in
                !dependencies.contains { $0 == name || $0.hasPrefix(name + " ") }
            }
        if !needed.isEmpty { lines.append("Depends: " + needed.joined(separator: ", ")) }
        let recommended = Recommendations.debian(for: app.targets)
        if !recommended.isEmpty { lines.append("Recommends: " + recommended.joined(separator: ", ")) }
        lines += ["Section: \(section)", "Priority: optional"]
        if let homepage = app.homepage { lines.append("Homepage: \(homepage)") }
        lines.append("Description: \(summary)")
        // Debian's rules forbid that the text repeats the line.
        lines += [
            " This package has \(app.name), an app made with SwiftUI. It brings the libraries",
            " of Swift that it needs with it.",
        ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// The part of the archive that the app's first category belongs to.
    private var section: String {
        switch app.categories.first {
        case "Game": "games"
        case "Development": "devel"
        case "Graphics": "graphics"
        case "AudioVideo": "sound"
        case "Network": "net"
        case "Education": "education"
        default: "utils"
        }
    }

    /// The list of changes, with this version alone.
    var changelog: String {
        let format = DateFormatter()
        format.locale = Locale(identifier: "en_US_POSIX")
        format.timeZone = TimeZone(secondsFromGMT: 0)
        format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss '+0000'"
        let date = format.string(from: Date(timeIntervalSince1970: TimeInterval(app.date)))
        return """
            \(app.package) (\(app.version)) unstable; urgency=medium

              * Release \(app.version).

             -- \(app.maintainer)  \(date)

            """
    }

    /// Returns the dependencies that `dpkg-shlibdeps` has found, from its output.
    static func dependencies(in output: String) -> [String] {
        let prefix = "shlibs:Depends="
        guard let line = output.split(separator: "\n").first(where: { $0.hasPrefix(prefix) }) else { return [] }
        return line.dropFirst(prefix.count).split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
}
