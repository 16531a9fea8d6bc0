import Synchronization

/// The plural rules of Unicode's CLDR, as the ICU that Foundation brings has them.
public enum PluralRules {
    /// Addresses of the rules by locale, zero for a locale without rules. ICU's rules are immutable and never released.
    private static let known = Mutex<[String: UInt]>([:])

    /// Returns the plural category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
    ///
    /// May be called on any thread.
    ///
    /// - Parameters:
    ///   - number: The number with the decimals that it is shown with; `1.0` counts as `1`.
    ///   - locale: An identifier such as `hr` or `pt_PT`.
    /// - Returns: nil where ICU can't be reached, as in programs that the standard library is linked into, and where the
    ///   fact ``ABIFact/pluralRules`` is left off.
    public static func category(of number: Double, locale: String) -> String? {
        ABI.uses(.pluralRules) ? keyword(of: number, locale: locale) : nil
    }

    static func keyword(of number: Double, locale: String) -> String? {
        let address = known.withLock { known in
            if let address = known[locale] { return address }
            let address = UInt(bitPattern: martlet_plural_rules(locale))
            known[locale] = address
            return address
        }
        guard let rules = UnsafeRawPointer(bitPattern: address) else { return nil }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { buffer in
            guard let start = buffer.baseAddress, martlet_plural_keyword(rules, number, start, 16) else { return nil }
            return String(cString: start)
        }
    }
}
