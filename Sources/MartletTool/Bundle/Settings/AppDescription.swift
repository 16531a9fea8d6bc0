import Foundation

/// An app as packages describe it.
struct AppDescription {
    /// The name that is shown to users.
    var name: String
    /// The executable's name.
    var product: String
    var identifier: AppIdentifier
    /// The package's name, which is also that of the command.
    var package: PackageName
    var version: AppVersion
    /// One line about the app.
    var summary: String
    /// An SPDX expression; `nil` if nothing is known.
    var license: String?
    var homepage: String?
    /// The packager, as `Name <address>`.
    var maintainer: String
    /// Categories of the desktop's menu.
    var categories: [String] = []
    var urlSchemes: [String] = []
    var documentTypes: [DocumentType] = []
    /// Addresses of pictures.
    var screenshots: [String] = []
    /// Names of packages that the app needs besides the libraries that it is linked with.
    var requirements: [String] = []
    /// Whether the program loads libcurl at its first request to a network, so that packages have to name it.
    var loadsCurl = false
    /// The targets that the program is linked from.
    var targets: Set<String> = []
    /// The app's name by language.
    var translatedNames: [String: String] = [:]
    /// The languages of the app's texts, sorted.
    var languages: [String] = []
    /// Whether the program shows windows. One that does not gets no entry in menus.
    var isWindowed = true
    /// Whether the session's bus may start an app with windows, where the package's place is known.
    var isActivatable = true
    /// The target's own `Info.plist`.
    var info = InfoPlist([:])
    /// The time of all files in a package, in seconds since 1970.
    var date: Int

    /// The name in the maintainer's address.
    var developer: String {
        maintainer.split(separator: "<").first.map { $0.trimmingCharacters(in: .whitespaces) } ?? maintainer
    }

    /// The day of the release, as 2026-11-28.
    var day: String {
        Date(timeIntervalSince1970: TimeInterval(date)).formatted(.iso8601.year().month().day())
    }

    /// Checks texts that were given in settings.
    func validate() throws {
        let isBlank = name.unicodeScalars.allSatisfy(\.properties.isWhitespace)
        guard !isBlank, name.rangeOfCharacter(from: .controlCharacters.union(.newlines)) == nil else {
            throw CommandError(
                "“\(name.components(separatedBy: .newlines).joined(separator: " "))” can't be the app's name. "
                    + "Write it in one line, as [apps.\"My App\"].")
        }
        for scheme in urlSchemes where scheme.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*/) == nil {
            throw CommandError("“\(scheme)” can't be the scheme of a URL. Write it as myapp, without a colon.")
        }
        for category in categories where category.wholeMatch(of: /[A-Za-z][A-Za-z0-9\-]*/) == nil {
            throw CommandError("“\(category)” can't be a category. Write it as Utility or Game.")
        }
        for address in screenshots + (homepage.map { [$0] } ?? []) {
            guard let url = URL(string: address), ["http", "https"].contains(url.scheme), url.host != nil else {
                throw CommandError("“\(address)” can't be the address of a page. It begins with https://.")
            }
        }
        for requirement in requirements where requirement.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9+._\-]*/) == nil {
            throw CommandError("“\(requirement)” can't be the name of a package that the app requires.")
        }
        guard maintainer.wholeMatch(of: /[^<>\x00-\x1F]+ <[^<>@\s]+@[^<>@\s]+>/) != nil else {
            throw CommandError("“\(maintainer)” can't be a maintainer. Write it as Name <name@example.com>.")
        }
        if let license, license.wholeMatch(of: /[A-Za-z0-9.+\-() ]+/) == nil {
            throw CommandError("“\(license)” is no licence of the SPDX list, such as MIT or Apache-2.0.")
        }
    }
}

extension AppDescription {
    /// Returns the categories of menus that correspond to one of Apple's, or to a name that is given as it is.
    static func menuCategories(of category: String) -> [String] {
        let prefix = "public.app-category."
        guard category.hasPrefix(prefix) else { return [category] }
        let name = category.dropFirst(prefix.count)
        if name.hasSuffix("games") { return ["Game"] }
        switch name {
        case "business", "productivity": return ["Office"]
        case "developer-tools": return ["Development"]
        case "education", "reference", "books": return ["Education"]
        case "entertainment", "video", "music": return ["AudioVideo"]
        case "finance": return ["Office", "Finance"]
        case "graphics-design", "photography": return ["Graphics"]
        case "lifestyle", "medical", "healthcare-fitness", "food-and-drink", "weather", "utilities": return ["Utility"]
        case "news", "social-networking", "travel", "navigation": return ["Network"]
        default: return ["Utility"]
        }
    }
}
