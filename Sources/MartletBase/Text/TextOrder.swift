import Foundation

/// An order of texts that depends on the person's language.
package enum TextOrder: Hashable, Sendable {
    /// As file managers show names: numbers by their value, and case only where nothing else differs.
    case standard
    /// As dictionaries of the language have it.
    case localized

    /// Which of two texts comes first.
    // Unsafe pointers: read during the call alone.
    package func compare(_ a: String, _ b: String) -> ComparisonResult {
        var (first, second) = (a, b)
        let quick = first.withUTF8 { first in
            second.withUTF8 { compareASCII(UnsafeRawBufferPointer(first), UnsafeRawBufferPointer($0)) }
        }
        return quick ?? compareByLanguage(a, b)
    }

    /// Which of two texts in UTF-8 comes first.
    // Unsafe pointers: read during the call alone.
    package func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> ComparisonResult {
        compareASCII(a, b) ?? compareByLanguage(String(decoding: a, as: UTF8.self), String(decoding: b, as: UTF8.self))
    }

    private func compareByLanguage(_ a: String, _ b: String) -> ComparisonResult {
        switch self {
        case .standard: a.localizedStandardCompare(b)
        case .localized: a.localizedCompare(b)
        }
    }

    /// The order of texts of letters, digits and spaces, where it can be told from these; nil if it can't.
    ///
    /// Asking the library for languages takes microseconds, of which sorting a long list would need millions.
    private func compareASCII(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> ComparisonResult? {
        guard Self.isLatinPlain, a.allSatisfy(\.isPlain), b.allSatisfy(\.isPlain) else { return nil }
        var (i, j) = (0, 0)
        while i < a.count, j < b.count {
            if self == .standard, a[i].isDigit, b[j].isDigit {
                // What two numbers with zeros before them come to is left to the library.
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
        // They differ by case, if at all.
        return nil
    }

    private func endOfNumber(_ text: UnsafeRawBufferPointer, _ start: Int) -> Int {
        var end = start
        while end < text.count, text[end].isDigit { end += 1 }
        return end
    }

    /// Whether the person's language has the letters from A to Z in the order of the alphabet, each on its own: in Czech
    /// "ch" is a letter, in Danish "aa".
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

/// A text that is compared as file managers show names.
package struct StandardOrdered: Comparable, Sendable {
    package let text: String
    package static func < (a: Self, b: Self) -> Bool { TextOrder.standard.compare(a.text, b.text) == .orderedAscending }
    package static func == (a: Self, b: Self) -> Bool { TextOrder.standard.compare(a.text, b.text) == .orderedSame }
}

/// A text that is compared as dictionaries have it.
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

/// Key paths that lead from a text to one that has an order: a sort descriptor can hold no other comparison.
package enum TextOrderPaths {
    package static let standard: KeyPath<String, StandardOrdered> & Sendable = \.standardOrdered
    package static let localized: KeyPath<String, LocallyOrdered> & Sendable = \.locallyOrdered
    package static let optionalStandard: KeyPath<String?, StandardOrdered?> & Sendable =
        \String?.standardOrdered
    package static let optionalLocalized: KeyPath<String?, LocallyOrdered?> & Sendable =
        \String?.locallyOrdered
}

extension TextOrder {
    /// The order that the values of a key path have, if it leads to a text with one.
    package init?(of keyPath: AnyKeyPath) {
        switch type(of: keyPath).valueType {
        case is StandardOrdered.Type, is StandardOrdered?.Type: self = .standard
        case is LocallyOrdered.Type, is LocallyOrdered?.Type: self = .localized
        default: return nil
        }
    }

    /// A key path of a text, or of an optional one, led on to a text with this order; nil for other key paths.
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
