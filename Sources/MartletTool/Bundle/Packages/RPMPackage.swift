import Foundation

/// Makes a package for Fedora and its relatives with `rpmbuild`.
struct RPMPackage {
    let tree: InstalledTree
    let machine: String
    let level: Int

    private var app: AppDescription { tree.app }

    /// Makes the package in a folder, and returns its file.
    func make(in folder: BundleFolder) async throws -> URL {
        let rpmbuild = try BundleTool(
            "rpmbuild", remedy: "Install it (on Debian the package rpm, on Fedora rpm-build), or choose another format."
        )
        let top = try folder.makeFolder("rpm")
        let root = try folder.makeFolder("root")
        try await tree.write(to: root.appendingPathComponent("usr"), isDebian: false, log: folder.log)
        let spec = top.appendingPathComponent("\(app.package).spec")
        try Data(Self.spec(of: app, files: try Self.files(in: root), source: root.path).utf8).write(to: spec)
        let settings = [
            "_topdir \(top.path)", "_rpmdir \(top.path)/made", "_buildhost reproducible",
            "use_source_date_epoch_as_buildtime 1", "clamp_mtime_to_source_date_epoch 1",
            "source_date_epoch_from_changelog 0", "_binary_payload w\(max(level, 1)).xzdio",
        ]
        try await rpmbuild.run(
            settings.flatMap { ["--define", $0] } + ["-bb", "--target", "\(machine)-linux", spec.path],
            date: app.date, log: folder.log)
        let made = top.appendingPathComponent("made/\(machine)/\(app.package)-\(Self.version(app))-1.\(machine).rpm")
        guard FileManager.default.fileExists(atPath: made.path) else {
            throw CommandError("rpmbuild has made no package.")
        }
        return made
    }

    private static func version(_ app: AppDescription) -> String { app.version.description }

    /// The paths that the package owns: all files, and the folders of its own.
    private static func files(in root: URL) throws -> [String] {
        let files = FileManager.default
        return try files.subpathsOfDirectory(atPath: root.path).sorted().filter { path in
            let type = try files.attributesOfItem(atPath: root.appendingPathComponent(path).path)[.type]
            return type as? FileAttributeType != .typeDirectory
        }.map { "/" + $0 }
    }

    /// Returns the file that `rpmbuild` reads.
    ///
    /// - Parameters:
    ///   - files: The paths of the installed files.
    ///   - source: The folder that has them.
    static func spec(of app: AppDescription, files: [String], source: String) -> String {
        func text(_ text: String) -> String { text.replacingOccurrences(of: "%", with: "%%") }
        let summary = app.summary.hasSuffix(".") ? String(app.summary.dropLast()) : app.summary
        let own = "/usr/lib/\(app.package)"
        var lines = [
            // The program is stripped, and its libraries are its own.
            "%global debug_package %{nil}", "%global _build_id_links none", "%global __os_install_post %{nil}",
            "%global __provides_exclude_from ^\(own)/.*$",
            #"%global __requires_exclude ^lib(swift|Foundation|_Foundation|dispatch|BlocksRuntime).*$"#,
            "Name: \(app.package)", "Version: \(version(app))", "Release: 1", "Summary: \(text(summary))",
            "License: \(text(app.license ?? "LicenseRef-unknown"))",
        ]
        if let homepage = app.homepage { lines.append("URL: \(text(homepage))") }
        lines.append("Packager: \(text(app.maintainer))")
        if app.loadsCurl { lines.append("Requires: \(CurlLoader.library)()(64bit)") }
        lines += app.requirements.map { "Requires: \($0)" }
        lines += Recommendations.fedora(for: app.targets).map { "Recommends: \($0)" }
        lines += ["", "%description", text(summary) + ".", "", "%install", "mkdir -p '%{buildroot}'"]
        lines.append("cp -a '\(text(source.replacingOccurrences(of: "'", with: "'\\''")))/.' '%{buildroot}/'")
        lines += ["", "%files", "%dir \(own)"]
        for file in files {
            let isDocumentation = file.hasPrefix("/usr/share/doc/")
            lines.append((isDocumentation ? "%doc " : "") + "\"\(text(file))\"")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
