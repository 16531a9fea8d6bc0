import Foundation

/// The string catalogues of a target: the languages that its texts are in, and the app's name in them.
struct StringCatalogues {
    private(set) var languages: [String] = []
    private(set) var names: [String: String] = [:]

    private struct Catalogue: Decodable {
        struct Entry: Decodable { let localizations: [String: Localization]? }
        struct Localization: Decodable { let stringUnit: Unit? }
        struct Unit: Decodable { let value: String }
        let sourceLanguage: String
        let strings: [String: Entry]
    }

    init(in target: URL) {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: target.path)) ?? []
        var all: Set<String> = []
        for path in paths.sorted() where path.hasSuffix(".xcstrings") {
            guard let data = try? Data(contentsOf: target.appending(path: path)),
                let catalogue = try? JSONDecoder().decode(Catalogue.self, from: data)
            else { continue }
            all.insert(catalogue.sourceLanguage)
            for entry in catalogue.strings.values { all.formUnion(entry.localizations?.keys ?? [:].keys) }
            guard path.hasSuffix("InfoPlist.xcstrings") else { continue }
            let entry = catalogue.strings["CFBundleDisplayName"] ?? catalogue.strings["CFBundleName"]
            for (language, localization) in entry?.localizations ?? [:] where language != catalogue.sourceLanguage {
                if let name = localization.stringUnit?.value, !name.isEmpty { names[language] = name }
            }
        }
        for path in paths where path.hasSuffix(".lproj/Localizable.strings") {
            let folder = (path as NSString).deletingLastPathComponent as NSString
            all.insert((folder.lastPathComponent as NSString).deletingPathExtension)
        }
        let isName = { (language: String) in language.wholeMatch(of: /[A-Za-z]{2,3}(-[A-Za-z0-9]+)*/) != nil }
        names = names.filter { isName($0.key) }
        languages = all.filter(isName).sorted()
    }
}
