import ArgumentParser
import Foundation

/// The place that a new package takes Martlet from.
struct MartletDependency: ParsableArguments {
    @Option(
        name: .customLong("martlet"),
        help: ArgumentHelp(
            "Take Martlet from this folder or URL. By default it is the folder that the tool was built in.",
            valueName: "folder or URL"))
    var source: String?

    @Option(
        name: .customLong("martlet-version"),
        help: ArgumentHelp("The lowest version of Martlet, where it comes from a URL.", valueName: "version"))
    var version: String?

    func validate() throws {
        if let source, Self.isURL(source), version == nil, Release.repository == nil {
            throw ValidationError("Give the version to take from \(source), with --martlet-version.")
        }
        if let version, version.wholeMatch(of: /\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?/) == nil {
            throw ValidationError("“\(version)” is no version. Write it as 1.2.3.")
        }
    }

    /// The entry of the manifest's dependencies.
    ///
    /// - Parameter passesTrait: True where the package has a trait GTK of its own, which turns on Martlet's.
    func manifestEntry(passesTrait: Bool) throws -> String {
        let traits = passesTrait ? ", traits: [.trait(name: \"GTK\", condition: .when(traits: [\"GTK\"]))]" : ""
        let source = try self.source ?? Release.repository ?? Self.checkout()
        if Self.isURL(source) {
            return ".package(url: \(source.swiftLiteral), from: \((version ?? Release.version).swiftLiteral)\(traits))"
        }
        let folder = URL(filePath: source, directoryHint: .isDirectory).standardizedFileURL
        guard Self.isMartlet(folder) else {
            throw CommandError("\(source) is not a checkout of Martlet: it has no Package.swift of that package.")
        }
        var path = folder.path(percentEncoded: false)
        if path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return ".package(name: \"martlet\", path: \(path.swiftLiteral)\(traits))"
    }

    private static func isURL(_ text: String) -> Bool {
        text.contains("://") || text.wholeMatch(of: /[^\/]+@[^\/]+:.+/) != nil
    }

    private static func isMartlet(_ folder: URL) -> Bool {
        let manifest = try? String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
        return manifest?.contains("name: \"martlet\"") == true
    }

    /// The checkout that the tool was built from.
    private static func checkout() throws -> String {
        var folder = URL(filePath: #filePath)
        for _ in 0..<4 { folder.deleteLastPathComponent() }
        // A package manager's own checkouts go when their package is cleaned.
        guard isMartlet(folder), !folder.path.contains("/.build/") else {
            throw CommandError("Say where Martlet is: --martlet with the folder of a checkout, or its URL.")
        }
        return folder.path(percentEncoded: false)
    }
}
