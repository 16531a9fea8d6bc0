import Foundation

/// A `.stringsdict` file: the formats of which parts vary with numbers.
enum PluralFile {
    /// Its formats by key; nil if there is no such file, or it is none of these.
    static func formats(at file: URL) -> [String: PluralFormat]? {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return list.compactMapValues { entry in
            guard let entry = entry as? [String: Any], let format = entry["NSStringLocalizedFormatKey"] as? String
            else {
                return nil
            }
            let parts = entry.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
            return PluralFormat(format: format, parts: parts.mapValues { PluralFormat.Part(position: nil, forms: $0) })
        }
    }
}
