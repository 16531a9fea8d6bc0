import Foundation

/// An order of texts that depends on the user's language.
package enum TextOrder: Hashable, Sendable {
    /// The order of names in file managers: numbers by value, and case only to distinguish otherwise equal texts.
    case standard
    /// The order of dictionaries in the user's language.
    case localized

    /// Compares two texts.
    // Unsafe pointers: read only during the call.
    package func compare(_ a: String, _ b: String) -> ComparisonResult {
        var (first, second) = (a, b)
        let quick = first.withUTF8 { first in
            second.withUTF8 { compareASCII(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer($0)) }
        }
        return quick ?? compareByLanguage(a, b)
    }

    /// Compares two texts in UTF-8.
    // Unsafe pointers: read only during the call.
    package func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> ComparisonResult {
        compareASCII(a, b) ?? compareByLanguage(String(decoding: a, as: UTF8.self), String(decoding: b, as: UTF8.self))
    }

    private func compareByLanguage(_ a: String, _ b: String) -> ComparisonResult {
        switch self {
        case .standard: a.localizedStandardCompare(b)
        case .localized: a.localizedCompare(b)
        }
    }

    /// Compares texts of ASCII letters, digits and spaces; `nil` if the order needs the language library.
    ///
    /// The language library takes microseconds per comparison, and sorting a long list needs millions of comparisons.
    private func compareASCII(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> ComparisonResult? {
        guard Self.isLatinPlain, a.allSatisfy(\.isPlain), b.allSatisfy(\.isPlain) else { return nil }
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if self == .standard, a[i].isDigit, b[j].isDigit {
                // Numbers with leading zeros are left to the language library.
                if a[i] == 0x30 || b[j] == 0x30 { return nil }
                let (m, n) = (endOfNumber(a, i), endOfNumber(b, j))
                if m - i != n - j { return m - i < n - j ? .orderedAscending : .orderedDescending }
                while i < m {
                    if a[i] != b[j] { return a[i] < b[j] ? .orderedAscending : .orderedDescending }
                    i += 1
                    j += 1
                }
                continue
            }
            let (c, d) = (a[i].folded, b[j].folded)
            if c != d { return c < d ? .orderedAscending : .orderedDescending }
            i += 1
            j += 1
        }
        let (left, right) = (a.count - i, b.count - j)
        if left != right { return left < right ? .orderedAscending : .orderedDescending }
        // The texts are equal, or differ in case only.
        return nil
    }

    private func endOfNumber(_ text: UnsafeRawBufferPointer, _ start: Int) -> Int {
        var end = start
        while end < text.count, text[end].isDigit { end += 1 }
        return end
    }

    /// Whether the user's language sorts the letters A to Z individually and in this order. In Czech "ch" is a letter,
    /// and in Danish "aa".
    private static let isLatinPlain = [
        "de", "en", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "uk", "zh",
    ].contains(Locale.current.language.languageCode?.identifier ?? "")
}

extension UInt8 {
    fileprivate var folded: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
    fileprivate var isDigit: Bool { self >= 0x30 && self <= 0x39 }
    fileprivate var isPlain: Bool { isDigit || self == 0x20 || (folded >= 0x61 && folded <= 0x7A) }
}

// MARK: - Texts in such an order

/// A text with the order of file managers.
package struct StandardOrdered: Comparable, Sendable {
    package let text: String
    package static func < (a: Self, b: Self) -> Bool { TextOrder.standard.compare(a.text, b.text) == .orderedAscending }
    package static func == (a: Self, b: Self) -> Bool { TextOrder.standard.compare(a.text, b.text) == .orderedSame }
}

/// A text with the order of dictionaries.
package struct LocallyOrdered: Comparable, Sendable {
    package let text: String
    package static func < (a: Self, b: Self) -> Bool {
        TextOrder.localized.compare(a.text, b.text) == .orderedAscending
    }
    package static func == (a: Self, b: Self) -> Bool { TextOrder.localized.compare(a.text, b.text) == .orderedSame }
}

extension String {
    fileprivate var standardOrdered: StandardOrdered { StandardOrdered(text: self) }
    fileprivate var locallyOrdered: LocallyOrdered { LocallyOrdered(text: self) }
}

extension String? {
    fileprivate var standardOrdered: StandardOrdered? { map(StandardOrdered.init) }
    fileprivate var locallyOrdered: LocallyOrdered? { map(LocallyOrdered.init) }
}

/// Key paths from a text to an ordered text, because a sort descriptor supports no other custom comparison.
package enum TextOrderPaths {
    package static let standard: KeyPath<String, StandardOrdered> & Sendable = \.standardOrdered
    package static let localized: KeyPath<String, LocallyOrdered> & Sendable = \.locallyOrdered
    package static let optionalStandard: KeyPath<String?, StandardOrdered?> & Sendable =
        \String?.standardOrdered
    package static let optionalLocalized: KeyPath<String?, LocallyOrdered?> & Sendable =
        \String?.locallyOrdered
}

extension TextOrder {
    /// Returns the order that the value of a key path has; `nil` if the value is not an ordered text.
    package init?(of keyPath: AnyKeyPath) {
        switch type(of: keyPath).valueType {
        case is StandardOrdered.Type, is StandardOrdered?.Type: self = .standard
        case is LocallyOrdered.Type, is LocallyOrdered?.Type: self = .localized
        default: return nil
        }
    }

    /// Returns a key path of a text (or an optional text) extended to an ordered text; `nil` for other key paths.
    package func applied(to keyPath: AnyKeyPath) -> AnyKeyPath? {
        switch self {
        case .standard:
            keyPath.appending(path: TextOrderPaths.standard) ?? keyPath.appending(path: TextOrderPaths.optionalStandard)
        case .localized:
            keyPath.appending(path: TextOrderPaths.localized)
                ?? keyPath.appending(path: TextOrderPaths.optionalLocalized)
        }
    }
}
