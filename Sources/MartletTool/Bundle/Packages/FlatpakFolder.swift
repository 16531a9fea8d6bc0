import Foundation

/// Writes the folder that `flatpak-builder` takes: the manifest, and files for menus and software centres.
struct FlatpakFolder {
    let maker: DescriptionMaker
    let app: AppDescription
    let icon: AppIcon?
    let build: PackageBuild
    let toolchain: FlatpakManifest.Toolchain
    let runtimeVersion: String

    func publish(in folder: BundleFolder) async throws {
        guard let root = maker.source.root, let commit = maker.source.commit, let address = maker.source.address else {
            throw CommandError(
                "A Flatpak is built from a repository: commit the package, and add a remote named origin.")
        }
        guard let icon else {
            throw CommandError(
                "The app has no icon: add AppIcon to its asset catalogue, or give icon = \"icon.png\" in Bundler.toml.")
        }
        for (name, place) in BundledPackage.dependencies(in: build.scratch)
        where !place.path.hasPrefix(build.scratch.path) && place.path != root.path
            && !place.path.hasPrefix(root.path + "/")
        {
            throw CommandError("The package \(name) is from a folder outside of the repository. Take it from its URL.")
        }
        let resolved = build.folder.appendingPathComponent("Package.resolved")
        guard let data = try? Data(contentsOf: resolved) else {
            throw CommandError("There is no Package.resolved, which says what to fetch: swift package resolve")
        }
        let subfolder = build.folder.path.dropFirst(root.path.count).drop { $0 == "/" }
        let manifest = FlatpakManifest(
            app: app, address: address, commit: commit, subfolder: String(subfolder), traits: build.traits,
            dependencies: try FlatpakManifest.dependencies(in: data), toolchain: toolchain, machine: Self.machine,
            runtimeVersion: runtimeVersion, usesNetwork: maker.usesNetwork)

        let made = try folder.makeFolder("flatpak")
        func write(_ text: String, _ path: String) throws {
            try InstalledTree.write(Data(text.utf8), path, in: made)
        }
        try write(manifest.text, "\(app.identifier).json")
        try write(manifest.mirrors, "mirrors.json")
        let service = app.isActivatable ? BusService(app: app, prefix: "/app") : nil
        if let service { try write(service.text, service.path) }
        try write(
            DesktopEntry(app: app, isActivatable: service != nil).text,
            "share/applications/\(app.identifier).desktop")
        try InstalledTree.write(try ProgramInfo(app: app).data(), "program/Info.plist", in: made)
        try write(Metainfo(app: app).text, "share/metainfo/\(app.identifier).metainfo.xml")
        if let types = MIMEPackage(app: app).text { try write(types, "share/mime/packages/\(app.identifier).xml") }
        for file in try icon.files(named: app.identifier.description) {
            try InstalledTree.write(file.data, "share/icons/hicolor/\(file.path)", in: made)
        }
        try InstalledTree.normalize(made, date: app.date)
        print("Made", try folder.publish(made, as: "\(app.package)-flatpak", mark: "\(app.identifier).json"))
    }

    private static var machine: String {
        #if arch(arm64)
        "aarch64"
        #else
        "x86_64"
        #endif
    }
}
