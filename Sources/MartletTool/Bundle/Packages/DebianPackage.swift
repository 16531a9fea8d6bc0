import Foundation

/// Makes a package for Debian and Ubuntu with `dpkg-deb`.
struct DebianPackage {
    let tree: InstalledTree
    let architecture: String
    let level: Int

    private var app: AppDescription { tree.app }

    /// Makes the package in a folder, and returns its file.
    func make(in folder: BundleFolder, notes: inout [String]) async throws -> URL {
        let dpkg = try BundleTool("dpkg-deb", remedy: "Install dpkg, or choose another format.")
        let root = try folder.makeFolder("root")
        let prefix = root.appendingPathComponent("usr")
        try await tree.write(to: prefix, isDebian: true, log: folder.log)

        var control = DebianControl(app: app, architecture: architecture)
        control.dependencies = try await dependencies(in: root, folder: folder, notes: &notes)
        var sums = ""
        let hashing = try BundleTool("md5sum", remedy: "Install coreutils.")
        let files = FileManager.default
        for path in try files.subpathsOfDirectory(atPath: root.path).sorted() {
            let attributes = try files.attributesOfItem(atPath: root.appendingPathComponent(path).path)
            guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
            control.size += (attributes[.size] as? NSNumber)?.intValue ?? 0
            sums += path + "\0"
        }
        let list = folder.work.appendingPathComponent("files")
        try Data(sums.utf8).write(to: list)
        let xargs = try BundleTool("xargs", remedy: "Install findutils.")
        let output = try await xargs.run(
            ["-0", "-a", list.path, hashing.path, "--"], in: root, log: folder.log)
        try InstalledTree.write(Data(output.utf8), "DEBIAN/md5sums", in: root)
        try InstalledTree.write(Data(control.text.utf8), "DEBIAN/control", in: root)
        try InstalledTree.normalize(root, date: app.date)

        let made = folder.work.appendingPathComponent("package.deb")
        try await dpkg.run(
            ["--root-owner-group", "-Zxz", "-z\(level)", "-Sextreme", "--build", root.path, made.path], date: app.date,
            log: folder.log)
        return made
    }

    /// Asks which packages have the system's libraries that the program and its own libraries need.
    private func dependencies(
        in root: URL, folder: BundleFolder, notes: inout [String]
    ) async throws -> [String] {
        guard let tool = BundleTool(ifThere: "dpkg-shlibdeps") else {
            notes.append(
                "dpkg-shlibdeps is not here, so the package names no libraries that it needs. Install dpkg-dev.")
            return ["libc6"]
        }
        let own = root.appendingPathComponent("usr/lib/\(app.package)")
        let names = try FileManager.default.contentsOfDirectory(atPath: own.path).sorted()
        let programs = names.map { own.appendingPathComponent($0) }.filter { ELFFile(at: $0) != nil }
        let source = try folder.makeFolder("source")
        let control = "Source: \(app.package)\n\nPackage: \(app.package)\nArchitecture: any\n"
        try InstalledTree.write(Data(control.utf8), "debian/control", in: source)
        let output = try await tool.run(
            ["-O", "--ignore-missing-info", "-S\(root.path)", "-l\(own.path)"] + programs.map { "-e\($0.path)" },
            in: source, log: folder.log)
        return DebianControl.dependencies(in: output)
    }
}
