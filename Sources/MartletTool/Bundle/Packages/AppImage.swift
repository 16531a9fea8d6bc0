import Foundation

/// Makes an AppImage, a file that is the app, with `appimagetool`.
struct AppImage {
    let tree: InstalledTree
    let machine: String

    private var app: AppDescription { tree.app }

    func make(in folder: BundleFolder) async throws -> URL {
        let tool = try BundleTool(
            "appimagetool", remedy: "Put it from the AppImage project into a folder of PATH, or choose another format.")
        guard app.isWindowed else {
            throw CommandError(
                "\(app.name) shows no windows, and AppImages are for apps that do. Choose another format.")
        }
        let root = try folder.makeFolder("AppDir")
        try await tree.write(to: root.appendingPathComponent("usr"), isDebian: false, log: folder.log)
        let files = FileManager.default
        func link(_ name: String, to path: String) throws {
            try files.createSymbolicLink(
                atPath: root.appendingPathComponent(name).path, withDestinationPath: path)
        }
        try link("AppRun", to: "usr/bin/\(app.package)")
        try link("\(app.identifier).desktop", to: "usr/share/applications/\(app.identifier).desktop")
        let icons = try tree.icon?.files(named: app.identifier.description) ?? []
        if let best = icons.last(where: { $0.path.hasSuffix(".svg") }) ?? icons.first {
            let ending = (best.path as NSString).pathExtension
            try link("\(app.identifier).\(ending)", to: "usr/share/icons/hicolor/\(best.path)")
            try link(".DirIcon", to: "\(app.identifier).\(ending)")
        }
        let made = folder.work.appendingPathComponent("package.AppImage")
        let environment = try BundleTool("env", remedy: "Install coreutils.")
        try await environment.run(
            ["ARCH=\(machine)", tool.path, "--no-appstream", root.path, made.path], date: app.date, log: folder.log)
        return made
    }
}
