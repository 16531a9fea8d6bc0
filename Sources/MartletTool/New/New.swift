import ArgumentParser
import Foundation

/// `martlet new`: makes a package for an app or a library of views, or the manifest for an Xcode project.
struct New: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Makes a package that builds on Linux and on a Mac.",
        discussion: """
            The package has an app with a test, previews, catalogues of assets and texts, a workflow for CI, and tasks for \
            an editor. With --from-xcode, a Package.swift is written beside an Xcode project, which stays as it is.
            """
    )

    @Argument(help: "The name of the package and of its module.")
    var name: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("The kind of package.", valueName: "template"))
    var template = Template.app

    @Option(name: .customLong("in"), help: ArgumentHelp("The folder to make the package in.", valueName: "folder"))
    var folder = "."

    @Option(
        name: .customLong("from-xcode"),
        help: ArgumentHelp("Write a Package.swift beside this .xcodeproj.", valueName: "project"))
    var project: String?

    @OptionGroup var martlet: MartletDependency

    func validate() throws {
        if (name == nil) == (project == nil) {
            throw ValidationError("Give a name, or an Xcode project with --from-xcode, and not both.")
        }
    }

    func run() throws {
        if let project {
            try writeManifest(for: URL(filePath: project))
        } else if let name {
            try makePackage(named: name)
        }
    }

    private func makePackage(named name: String) throws {
        let name = try ModuleName(name)
        let parent = URL(filePath: folder, directoryHint: .isDirectory)
        let package = parent.appending(path: name.text, directoryHint: .isDirectory)
        let values = try [
            "___NAME___": name.text,
            "___SUMMARY___": template.summary,
            "___RUN___": template.isProgram ? "run" : "build",
            "___MARTLET___": martlet.manifestEntry(passesTrait: false),
            "___MARTLET_GTK___": martlet.manifestEntry(passesTrait: true),
        ]
        try NewFolder(at: package).write { folder in
            for layer in template.layers { try TemplateLayer(layer).copy(to: folder, replacing: values) }
        }
        print(
            """
            Made \(package.path(percentEncoded: false))

                cd \(package.path(percentEncoded: false))
                swift \(template.isProgram ? "run" : "build")
                swift test
            """)
    }

    private func writeManifest(for project: URL) throws {
        let conversion = try ProjectConversion(of: XcodeProject(at: project), depending: martlet)
        let manifest = project.deletingLastPathComponent().appending(path: "Package.swift")
        guard !FileManager.default.fileExists(atPath: manifest.path) else {
            throw CommandError("\(manifest.relativePath) is there already. Move it away, and try again.")
        }
        do {
            try Data(conversion.manifest.utf8).write(to: manifest, options: .atomic)
        } catch {
            throw CommandError("\(manifest.relativePath) can't be written: \(error.localizedDescription)")
        }
        print("Wrote \(manifest.relativePath)")
        for remark in conversion.remarks { print("note: \(remark)") }
    }
}
