import Foundation

/// The files of an app as they are installed below a prefix, such as `/usr`: `bin`, `lib` and `share`.
///
/// The program is in a folder of its own below `lib`, with its resources and Swift's libraries beside it, as they are
/// beside it in a build. The command in `bin` is a link to it.
struct InstalledTree {
    let app: AppDescription
    let program: URL
    /// Programs that the app starts, which are put beside it.
    var helpers: [URL] = []
    var resources: [URL] = []
    let icon: AppIcon?
    let licences: Licences
    var strips = true
    /// The folder that the package is installed below; `nil` for formats that run wherever they are put.
    var place: String?

    /// Writes the files to a folder, which is the prefix.
    ///
    /// - Parameter isDebian: Whether the package is for Debian, which has rules for documentation.
    func write(to prefix: URL, isDebian: Bool, log: URL) async throws {
        let files = FileManager.default
        let own = prefix.appendingPathComponent("lib/\(app.package)")
        try files.createDirectory(at: own, withIntermediateDirectories: true)
        for source in [program] + helpers { try await copyProgram(source, to: own, log: log) }
        for bundle in resources {
            try files.copyItem(at: bundle, to: own.appendingPathComponent(bundle.lastPathComponent))
        }
        try files.createDirectory(at: prefix.appendingPathComponent("bin"), withIntermediateDirectories: true)
        try files.createSymbolicLink(
            atPath: prefix.appendingPathComponent("bin/\(app.package)").path,
            withDestinationPath: "../lib/\(app.package)/\(app.product)")

        func write(_ text: String, _ path: String) throws { try Self.write(Data(text.utf8), path, in: prefix) }
        try Self.write(try ProgramInfo(app: app).data(), "lib/\(app.package)/Info.plist", in: prefix)
        if app.isWindowed {
            let service = app.isActivatable ? place.map { BusService(app: app, prefix: $0) } : nil
            if let service { try write(service.text, service.path) }
            try write(
                DesktopEntry(app: app, isActivatable: service != nil).text,
                "share/applications/\(app.identifier).desktop")
        }
        try write(Metainfo(app: app).text, "share/metainfo/\(app.identifier).metainfo.xml")
        if let types = MIMEPackage(app: app).text { try write(types, "share/mime/packages/\(app.identifier).xml") }
        for file in try icon?.files(named: app.identifier.description) ?? [] {
            try Self.write(file.data, "share/icons/hicolor/\(file.path)", in: prefix)
        }
        try write(
            licences.copyright(of: app, refersToSystem: isDebian), "share/doc/\(app.package)/copyright")
        if isDebian { try write(DebianControl(app: app).changelog, "share/doc/\(app.package)/changelog") }
        try write(ManualPage(app: app).text, "share/man/man1/\(app.package).1")
        let gzip = try BundleTool("gzip", remedy: "Install gzip.")
        let compressed = ["share/man/man1/\(app.package).1"] + (isDebian ? ["share/doc/\(app.package)/changelog"] : [])
        for path in compressed {
            try await gzip.run(["-9n", prefix.appendingPathComponent(path).path], log: log)
        }
        try Self.normalize(prefix, date: app.date)
    }

    /// Copies a program with the libraries of Swift that it needs, all of which find each other in their own folder.
    private func copyProgram(_ source: URL, to folder: URL, log: URL) async throws {
        guard let file = ELFFile(at: source) else {
            throw CommandError("\(source.path) is not a program for Linux of 64 bits.")
        }
        let strip = strips ? try BundleTool("strip", remedy: "Install binutils, or give --no-strip.") : nil
        for item in [source] + RuntimeLibraries(of: file, at: source).files {
            let target = folder.appendingPathComponent(item.lastPathComponent)
            if FileManager.default.fileExists(atPath: target.path) { continue }
            guard var copy = ELFFile(at: item) else { throw CommandError("The library \(item.path) can't be read.") }
            // A folder of this machine is of no use on another one.
            if copy.searchPath != nil, !copy.setSearchPath("$ORIGIN") {
                throw CommandError("The search path of \(item.lastPathComponent) can't be changed to its own folder.")
            }
            // Checksums of what is stripped, in which there are paths.
            if strips { copy.clear(sections: [".note.gnu.build-id", ".swift_modhash"]) }
            try Data(copy.bytes).write(to: target)
            try await strip?.run(["--strip-unneeded", target.path], log: log)
        }
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: folder.appendingPathComponent(source.lastPathComponent).path)
    }

    static func write(_ data: Data, _ path: String, in prefix: URL) throws {
        let file = prefix.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Gives all files in a folder the same time, and modes that depend only on whether they are programs.
    static func normalize(_ folder: URL, date: Int) throws {
        let files = FileManager.default
        let paths = try files.subpathsOfDirectory(atPath: folder.path).sorted()
        // Folders last: writing into one changes its time.
        for path in (paths + [""]).sorted(by: { $0.count > $1.count }) {
            let item = folder.appendingPathComponent(path).path
            let attributes = try files.attributesOfItem(atPath: item)
            guard let type = attributes[.type] as? FileAttributeType, type != .typeSymbolicLink else { continue }
            let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
            let isProgram = type == .typeDirectory || mode & 0o100 != 0
            try files.setAttributes(
                [
                    .posixPermissions: isProgram ? 0o755 : 0o644,
                    .modificationDate: Date(timeIntervalSince1970: TimeInterval(date)),
                ], ofItemAtPath: item)
        }
    }
}
