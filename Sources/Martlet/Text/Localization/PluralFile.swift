import Foundation

/// A `.stringsdict` file: formats with plural forms, and texts that vary by device or width.
struct PluralFile {
    private(set) var formats: [String: PluralFormat] = [:]
    private(set) var entries: [String: String] = [:]

    /// Parses a file; returns `nil` if it is missing or invalid.
    init?(contentsOf file: URL) {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        for (key, entry) in list { add(entry, key) }
    }

    private mutating func add(_ entry: Any, _ key: String) {
        if let text = entry as? String {
            entries[key] = text
            return
        }
        guard let entry = entry as? [String: Any] else { return }
        if let forms = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            if let form = DesktopVariant.of(forms) { add(form, key) }
        } else if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any] {
            // The variant for the largest width, because windows have enough space for it.
            let widest = widths.max { (Double($0.key) ?? 0) < (Double($1.key) ?? 0) }
            if let widest { add(widest.value, key) }
        } else if let format = entry["NSStringLocalizedFormatKey"] as? String {
            let parts = entry.compactMapValues { ($0 as? [String: Any])?.compactMapValues { $0 as? String } }
            formats[key] = PluralFormat(
                format: format, parts: parts.mapValues { PluralFormat.Part(position: nil, forms: $0) })
        }
    }
}
