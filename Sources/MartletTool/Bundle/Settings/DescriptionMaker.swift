import Foundation

/// Gathers an app's description from its settings, its `Info.plist`, its sources and its repository, in this order.
struct DescriptionMaker {
    let package: BundledPackage
    let source: BundleSource
    let settings: BundlerFile.App?
    let product: String
    let target: URL
    let format: BundleFormat
    /// An identifier and a version that the command line gives.
    let identifier: String?
    let version: String?

    /// Makes the description.
    ///
    /// - Parameter notes: Is given sentences about values that had to be made up.
    func make(isWindowed: Bool, notes: inout [String]) throws -> AppDescription {
        let plist = InfoPlist(in: target)
        let sources = Self.sources(in: target)
        let fallbackName = plist.text("CFBundleDisplayName") ?? plist.text("CFBundleName") ?? product
        let name = settings?.name ?? fallbackName
        let licence = Licences.text(in: package.folder, or: source.root).map { Licences.spdx(of: $0) }
        var app = AppDescription(
            name: name, product: product, identifier: try makeIdentifier(plist, &notes),
            package: try PackageName(of: product), version: try makeVersion(plist, &notes),
            summary: try settings?.text("description") ?? "Application made with SwiftUI",
            license: try settings?.text("license") ?? licence.flatMap { $0.hasPrefix("LicenseRef") ? nil : $0 },
            homepage: try settings?.text("homepage"), maintainer: try makeMaintainer(&notes),
            date: try Self.givenDate() ?? source.date ?? 946_684_800)
        let category = try settings?.text("category") ?? plist.text("LSApplicationCategoryType")
        app.categories = try settings?.texts("categories") ?? []
        if app.categories.isEmpty { app.categories = category.map(AppDescription.menuCategories) ?? ["Utility"] }
        app.urlSchemes = try settings?.texts("url_schemes") ?? []
        if app.urlSchemes.isEmpty { app.urlSchemes = plist.urlSchemes }
        if app.urlSchemes.isEmpty, sources.contains(where: { $0.contains(".onOpenURL") }) {
            notes.append(
                "The app has onOpenURL, but no url_schemes in Bundler.toml: the desktop opens no URLs with it.")
        }
        app.documentTypes = try (settings?.texts("mime_types") ?? []).map { try DocumentType(mimeType: $0) }
        if app.documentTypes.isEmpty { app.documentTypes = plist.documentTypes }
        if app.documentTypes.isEmpty, sources.contains(where: { $0.contains("DocumentGroup") }) {
            app.documentTypes = DocumentType.types(inSources: sources)
        }
        app.isActivatable = try settings?.flag("dbus_activatable") ?? true
        app.info = plist
        app.screenshots = try settings?.texts("screenshots") ?? []
        app.requirements = try settings?.texts("requirements") ?? []
        let catalogues = StringCatalogues(in: target)
        app.languages = catalogues.languages
        app.translatedNames = catalogues.names
        app.isWindowed = isWindowed
        try app.validate()
        return app
    }

    /// Whether the app's own sources fetch something.
    var usesNetwork: Bool {
        Self.sources(in: target).contains { $0.contains("URLSession") || $0.contains("AsyncImage") }
    }

    private func makeIdentifier(_ plist: InfoPlist, _ notes: inout [String]) throws -> AppIdentifier {
        let given = try identifier ?? settings?.text("identifier", "bundle_identifier")
        if let text = given ?? plist.text("CFBundleIdentifier") { return try AppIdentifier(text) }
        guard format != .flatpak else {
            throw CommandError("A Flatpak needs the app's identifier: give --identifier com.example.App.")
        }
        let made = AppIdentifier(ofProgram: product)
        notes.append("The app has no identifier, so it gets \(made). Give --identifier com.example.App.")
        return made
    }

    private func makeVersion(_ plist: InfoPlist, _ notes: inout [String]) throws -> AppVersion {
        if let text = try version ?? settings?.text("version") { return try AppVersion(text) }
        let found = plist.text("CFBundleShortVersionString") ?? source.tag
        if let version = found.flatMap({ try? AppVersion($0) }) { return version }
        notes.append("The app has no version, so it gets 0.1.0. Give --app-version 1.0.")
        return try AppVersion("0.1.0")
    }

    private func makeMaintainer(_ notes: inout [String]) throws -> String {
        let environment = ProcessInfo.processInfo.environment
        if let text = try settings?.text("maintainer") { return text }
        if let address = environment["DEBEMAIL"], let name = environment["DEBFULLNAME"] {
            return "\(name) <\(address)>"
        }
        if let author = source.author, author.contains("@") { return author }
        notes.append("The maintainer is not known. Give maintainer in Bundler.toml, under [martlet.\(product)].")
        return "Unknown <unknown@example.com>"
    }

    /// The time of a package's files that `SOURCE_DATE_EPOCH` gives.
    static func givenDate() throws -> Int? {
        guard let text = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"] else { return nil }
        // The end of the year 9999, as for the compiler.
        guard let date = Int(text), (0...253_402_300_799).contains(date) else {
            throw CommandError("SOURCE_DATE_EPOCH is “\(text)”. It has to be a number of seconds since 1970.")
        }
        return date
    }

    private static func sources(in target: URL) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: target.path)) ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap {
            try? String(contentsOf: target.appending(path: $0), encoding: .utf8)
        }
    }
}
