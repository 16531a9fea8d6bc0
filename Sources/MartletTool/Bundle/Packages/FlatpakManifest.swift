import Foundation

/// The file from which `flatpak-builder` builds an app from its sources, without a network.
struct FlatpakManifest {
    /// A package that is fetched from its repository.
    struct Dependency: Equatable {
        let identity: String
        let address: String
        let commit: String
    }

    /// The archive with Swift's compiler.
    struct Toolchain {
        let address: String
        let checksum: String

        init(address: String?, checksum: String?) throws {
            guard let address, let checksum else {
                throw CommandError(
                    "A Flatpak is built with an archive of Swift: give its address and checksum with --toolchain and "
                        + "--toolchain-sha256.")
            }
            guard URL(string: address)?.scheme == "https", address.hasSuffix(".tar.gz") else {
                throw CommandError(
                    "“\(address)” can't be the archive of Swift. It begins with https and ends with .tar.gz.")
            }
            guard checksum.wholeMatch(of: /[0-9a-f]{64}/) != nil else {
                throw CommandError(
                    "--toolchain-sha256 takes 64 hexadecimal digits in lower case, as sha256sum prints them.")
            }
            (self.address, self.checksum) = (address, checksum)
        }
    }

    let app: AppDescription
    let address: String
    let commit: String
    /// The folder of the package in its repository; empty for the repository itself.
    let subfolder: String
    let traits: String?
    let dependencies: [Dependency]
    let toolchain: Toolchain
    let machine: String
    let runtimeVersion: String
    let usesNetwork: Bool

    /// Reads the packages that `Package.resolved` names.
    static func dependencies(in resolved: Data) throws -> [Dependency] {
        struct File: Decodable {
            struct Pin: Decodable {
                let identity: String
                let kind: String
                let location: String
                let state: State
            }
            struct State: Decodable { let revision: String? }
            let pins: [Pin]
        }
        guard let file = try? JSONDecoder().decode(File.self, from: resolved) else {
            throw CommandError("Package.resolved can't be read. Write it anew: swift package resolve")
        }
        return try file.pins.map { pin in
            guard pin.kind == "remoteSourceControl", let commit = pin.state.revision else {
                throw CommandError("The package \(pin.identity) is not from a repository, as a Flatpak needs it.")
            }
            return Dependency(identity: pin.identity, address: pin.location, commit: commit)
        }.sorted { $0.identity < $1.identity }
    }

    /// The folder in which `flatpak-builder` builds the app.
    private var buildFolder: String { "/run/build/\(app.package)" }

    /// SwiftPM's table of repositories that are fetched from other places: the folders of the sources.
    var mirrors: String {
        let entries = dependencies.map {
            ["original": $0.address, "mirror": "file://\(buildFolder)/packages/\($0.identity)"]
        }
        return Self.json(["object": entries, "version": 1])
    }

    var text: String {
        let path = subfolder.isEmpty ? "." : subfolder
        let program = "\(path)/.build/release/\(app.product)"
        let own = "${FLATPAK_DEST}/lib/\(app.package)"
        var build = "toolchain/usr/bin/swift build -c release --static-swift-stdlib --disable-sandbox"
        build += " " + BundleCommand.quickStart.joined(separator: " ")
        build += " --force-resolved-versions --package-path \(Self.quoted(path)) --product \(Self.quoted(app.product))"
        if let traits, !traits.isEmpty { build += " --traits \(Self.quoted(traits))" }
        let commands = [
            build,
            "install -Dm755 \(Self.quoted(program)) \"\(own)\"/\(Self.quoted(app.product))",
            "find \(Self.quoted(path))/.build/release/ -maxdepth 1 -name '*.resources' -exec cp -r '{}' \"\(own)\"/ ';'",
            "install -Dm644 program/Info.plist \"\(own)/Info.plist\"",
            "mkdir -p \"${FLATPAK_DEST}/bin\"",
            "ln -s \"../lib/\(app.package)/\"\(Self.quoted(app.product)) \"${FLATPAK_DEST}/bin/\(app.package)\"",
            "cp -r share \"${FLATPAK_DEST}/\"",
        ]
        var sources: [[String: Any]] = [["type": "git", "url": address, "commit": commit]]
        sources.append([
            "type": "archive", "url": toolchain.address, "sha256": toolchain.checksum, "dest": "toolchain",
            "only-arches": [machine],
        ])
        for dependency in dependencies {
            sources.append([
                "type": "git", "url": dependency.address, "commit": dependency.commit,
                "dest": "packages/\(dependency.identity)", "disable-shallow-clone": true,
            ])
        }
        for folder in ["share", "program"] { sources.append(["type": "dir", "path": folder, "dest": folder]) }
        sources.append([
            "type": "file", "path": "mirrors.json", "dest": "\(path)/.swiftpm/configuration",
        ])
        var permissions = ["--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri"]
        if usesNetwork { permissions.append("--share=network") }
        return Self.json([
            "id": app.identifier.description, "runtime": "org.gnome.Platform", "runtime-version": runtimeVersion,
            "sdk": "org.gnome.Sdk", "command": app.package.description, "finish-args": permissions,
            "modules": [
                [
                    "name": app.package.description, "buildsystem": "simple", "build-commands": commands,
                    "sources": sources,
                ]
            ],
        ])
    }

    private static func quoted(_ text: String) -> String {
        if text.wholeMatch(of: /[A-Za-z0-9_.,\/\-]+/) != nil { return text }
        return "'" + text.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }

    private static func json(_ value: Any) -> String {
        let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data = (try? JSONSerialization.data(withJSONObject: value, options: options)) ?? Data()
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
