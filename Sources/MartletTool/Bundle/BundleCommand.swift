import ArgumentParser
import Foundation

/// `martlet bundle`: makes a package of an app for other people's machines.
struct BundleCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "bundle",
        abstract: "Makes a package of an app, to be installed on machines without Swift.",
        discussion: """
            The program is built for release, unless --skip-build is given. Settings are read from Bundler.toml beside \
            Package.swift, where there is one, and else from the package, its Info.plist and its repository.
            """
    )

    @Argument(help: "The program to bundle. Without, the only one of the package.")
    var product: String?

    @Option(name: .shortAndLong, help: "The format of the bundle.")
    var format = BundleFormat.tree

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("The folder to write the bundle to; made if it is missing.", valueName: "folder"))
    var output = "."

    @Option(help: ArgumentHelp("The app's identifier, as com.example.App.", valueName: "identifier"))
    var identifier: String?

    @Option(name: .customLong("app-version"), help: ArgumentHelp("The app's version, as 1.0.", valueName: "version"))
    var version: String?

    @Option(help: ArgumentHelp("A file of settings other than Bundler.toml.", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("How much archives are compressed, from 0 to 9.", valueName: "level"))
    var compression = 9

    @Flag(help: "Take the program that was built last.")
    var skipBuild = false

    @Option(help: ArgumentHelp("The build to take with --skip-build: release or debug.", valueName: "configuration"))
    var configuration = "release"

    @Flag(help: "Leave the names of functions in the program, for backtraces.")
    var noStrip = false

    @OptionGroup var options: PackageOptions

    @Option(help: ArgumentHelp("For a Flatpak: the address of an archive of Swift.", valueName: "address"))
    var toolchain: String?

    @Option(help: ArgumentHelp("For a Flatpak: the checksum of that archive.", valueName: "checksum"))
    var toolchainSha256: String?

    @Option(help: ArgumentHelp("For a Flatpak: the version of GNOME's runtime.", valueName: "version"))
    var runtimeVersion = "49"

    func validate() throws {
        if !(0...9).contains(compression) { throw ValidationError("--compression is from 0 to 9.") }
        if !["release", "debug"].contains(configuration) {
            throw ValidationError("--configuration is release or debug.")
        }
        if configuration == "debug", !skipBuild {
            throw ValidationError("Programs are built for release. --configuration goes with --skip-build.")
        }
    }

    func run() async throws {
        ChildGroups.endOnSignals()
        // First, as the compiler refuses a wrong time with many lines.
        _ = try DescriptionMaker.givenDate()
        let folder = try BundleFolder(output)
        do {
            try await make(in: folder)
            folder.remove()
        } catch {
            folder.remove()
            guard !Self.isFullDisk(error) else {
                throw CommandError(
                    "A disk is full. Make room, or choose another folder with --output, or with --scratch-path for the build."
                )
            }
            if error is CommandError || error is ExitCode || error is ValidationError { throw error }
            throw CommandError("The bundle can't be made: \(error.localizedDescription)")
        }
    }

    /// Whether a file could not be written for want of space: by this process, or by a tool, whose output the error has.
    static func isFullDisk(_ error: any Error) -> Bool {
        if let error = error as? CommandError { return error.description.contains("No space left on device") }
        return (error as? CocoaError)?.code == .fileWriteOutOfSpace || (error as? POSIXError)?.code == .ENOSPC
    }

    private func make(in folder: BundleFolder) async throws {
        let build = try options.build()
        let package = try await BundledPackage(at: build.folder, log: folder.log)
        let file = try settingsFile(build.folder)
        let settings = try file?.app(named: product, for: format)
        let name = try programName(settings, in: package)
        var notes = file?.remarks(on: settings, product: name) ?? []
        let helpers = try helperNames(settings, in: package)
        let maker = DescriptionMaker(
            package: package, source: await BundleSource(of: build.folder, log: folder.log), settings: settings,
            product: name, target: package.folder(ofTarget: package.programs[name] ?? name), format: format,
            identifier: identifier, version: version)
        // Faults of settings are found before minutes are spent on a build.
        var app = try maker.make(isWindowed: true, notes: &notes)
        if format == .flatpak {
            try await FlatpakFolder(
                maker: maker, app: app, icon: try icon(settings, file, maker), build: build,
                toolchain: try .init(address: toolchain, checksum: toolchainSha256), runtimeVersion: runtimeVersion
            ).publish(in: folder)
        } else {
            try checkTools()
            let icon = try icon(settings, file, maker)
            // Other programs are known to have windows after minutes.
            if build.traits?.split(separator: ",").contains("GTK") == true { try check(icon) }
            if !skipBuild { try await buildProgram(name, helpers, build, root: maker.source.root, log: folder.log) }
            let products = build.scratch.appendingPathComponent(configuration)
            let program = products.appendingPathComponent(name)
            guard let parsed = ELFFile(at: program) else {
                throw CommandError("There is no program \(program.path). Build it first, or leave out --skip-build.")
            }
            app.isWindowed = parsed.needed.contains { $0.hasPrefix("libgtk-") }
            let linked = LinkedTargets(of: name, in: products)
            app.targets = linked.names ?? []
            app.loadsCurl = CurlLoader.isPart(of: parsed, at: program)
            if app.isWindowed { try check(icon) }
            let dependencies = BundledPackage.dependencies(in: build.scratch)
            let tree = InstalledTree(
                app: app, program: program, helpers: helpers.map { products.appendingPathComponent($0) },
                resources: linked.resources(in: products), icon: icon,
                licences: Licences(
                    of: build.folder, root: maker.source.root, name: app.name, packages: dependencies, targets: linked),
                strips: !noStrip, place: [.deb, .rpm].contains(format) ? "/usr" : nil)
            try await publish(tree, architecture: parsed.architecture, in: folder, notes: &notes)
        }
        for note in notes { FileHandle.standardError.write(Data("note: \(note)\n".utf8)) }
    }

    private func check(_ icon: AppIcon?) throws {
        guard icon == nil, format != .tree, format != .tar else { return }
        throw CommandError(
            "The app has no icon: add AppIcon to its asset catalogue, or give icon = \"icon.png\" in Bundler.toml.")
    }

    private func publish(
        _ tree: InstalledTree, architecture: String, in folder: BundleFolder, notes: inout [String]
    ) async throws {
        let app = tree.app
        let machine = ["amd64": "x86_64", "arm64": "aarch64"][architecture] ?? architecture
        let stem = "\(app.package)-\(app.version)"
        let made: URL
        var name = ""
        switch format {
        case .tree, .tar:
            let root = try folder.makeFolder(stem)
            try await tree.write(to: root, isDebian: false, log: folder.log)
            if format == .tree {
                print("Made", try folder.publish(root, as: stem, mark: "lib/\(app.package)"))
                return
            }
            made = try await TreeArchive(date: app.date, machine: machine, level: compression)
                .make(of: root, in: folder)
            name = "\(stem)-\(machine).tar.xz"
        case .deb:
            made = try await DebianPackage(tree: tree, architecture: architecture, level: compression)
                .make(in: folder, notes: &notes)
            name = "\(app.package)_\(app.version)_\(architecture).deb"
        case .rpm:
            made = try await RPMPackage(tree: tree, machine: machine, level: compression).make(in: folder)
            name = "\(stem)-1.\(machine).rpm"
        case .appimage:
            made = try await AppImage(tree: tree, machine: machine).make(in: folder)
            name = "\(stem)-\(machine).AppImage"
        case .flatpak: return
        }
        print("Made", try folder.publish(made, as: name))
    }
}

extension BundleCommand {
    private func settingsFile(_ folder: URL) throws -> BundlerFile? {
        guard let config else { return try BundlerFile(at: folder.appending(path: "Bundler.toml")) }
        guard let file = try BundlerFile(at: URL(filePath: config)) else {
            throw CommandError("There is no file \(config).")
        }
        return file
    }

    private func programName(_ settings: BundlerFile.App?, in package: BundledPackage) throws -> String {
        let all = package.programs.keys.sorted()
        guard !all.isEmpty else { throw CommandError("The package has no program to bundle.") }
        if let name = try settings?.text("product") ?? product {
            guard package.programs[name] != nil else {
                throw CommandError(
                    "There is no program “\(name)” in this package. There is \(all.joined(separator: ", ")).")
            }
            return name
        }
        guard all.count == 1 else { throw CommandError("Say which program to bundle: \(all.joined(separator: ", ")).") }
        return all[0]
    }

    private func helperNames(_ settings: BundlerFile.App?, in package: BundledPackage) throws -> [String] {
        let names = try settings?.texts("dependencies") ?? []
        for name in names where package.programs[name] == nil {
            throw CommandError(
                "Bundler.toml: the dependency \(name) is no program of this package. Other projects are not built here."
            )
        }
        return names
    }

    private func icon(
        _ settings: BundlerFile.App?, _ file: BundlerFile?, _ maker: DescriptionMaker
    ) throws -> AppIcon? {
        if let path = try settings?.text("icon"), let file {
            return try AppIcon(file: file.url.deletingLastPathComponent().appending(path: path))
        }
        return try AppIcon(in: maker.target)
    }

    /// Finds the programs that the format needs before the build.
    private func checkTools() throws {
        switch format {
        case .deb: _ = try BundleTool("dpkg-deb", remedy: "Install dpkg, or choose another format.")
        case .rpm:
            _ = try BundleTool(
                "rpmbuild",
                remedy: "Install it (on Debian the package rpm, on Fedora rpm-build), or choose another format.")
        case .appimage:
            _ = try BundleTool(
                "appimagetool",
                remedy: "Put it from the AppImage project into a folder of PATH, or choose another format.")
        case .tree, .tar, .flatpak: break
        }
    }

    private func buildProgram(
        _ name: String, _ helpers: [String], _ build: PackageBuild, root: URL?, log: URL
    ) async throws {
        let paths = NeutralPaths(of: build, root: root)
        _ = try paths.write()
        let shared =
            paths.arguments + Self.quickStart + (noStrip ? [] : Self.withoutNames)
            + (try await CurlLoader(of: build, log: log)?.make(log: log) ?? [])
        for product in [name] + helpers {
            let arguments = ["-c", "release", "--product", product, "--static-swift-stdlib"] + shared
            do {
                try await build.run(arguments, log: log)
                // The targets with resources are known once they have been built.
                if try paths.write() { try await build.run(arguments, log: log) }
            } catch let error as CommandError {
                guard !error.description.contains("-lcurl") else {
                    throw CommandError(
                        "Programs with Swift's libraries in them need libcurl's files for developers: on Debian and "
                            + "Ubuntu, apt install libcurl4-openssl-dev.")
                }
                throw error
            }
        }
    }

    /// Has the compiler call the functions that make generic types, whose constraints it knows to be met. By default the
    /// program makes them of their names, and searches all conformances that there are for each constraint. A fifth of the time to
    /// the first frame, for half a percent of the size.
    static let quickStart = [
        "-Xswiftc", "-Xfrontend", "-Xswiftc", "-disable-concrete-type-metadata-mangled-name-accessors",
    ]

    /// Keeps the names of public functions out of a program that is stripped of all others: 3 MB, or 0.5 MB compressed.
    private static let withoutNames = ["-Xlinker", "--no-export-dynamic"]
}
