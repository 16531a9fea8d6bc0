import Foundation

extension String {
    /// Creates the localized string of a key, with its arguments; the key itself if the table has no entry.
    ///
    /// On Apple's platforms the initializer is part of Foundation. Markdown is not interpreted.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key, with its interpolated values.
    ///   - table: The table; `nil` for `Localizable`.
    ///   - bundle: The bundle with the table; `nil` for the main bundle.
    ///   - locale: The language and the number format.
    ///   - comment: A note for translators.
    public init(
        localized keyAndValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let entry = LocalizedEntry(
            key: keyAndValue.key.key, value: keyAndValue.key.format, table: table, bundlePath: bundle?.bundlePath)
        self = entry.string(in: locale)
    }

    /// Creates the localized string of a key, or the default value if the table has no entry.
    public init(
        localized key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        bundle: Bundle? = nil,
        locale: Locale = .current,
        comment: StaticString? = nil
    ) {
        let entry = LocalizedEntry(
            key: key.description, value: defaultValue.key.format, table: table, bundlePath: bundle?.bundlePath)
        self = entry.string(in: locale)
    }

    /// Creates the localized string of a resource, in the resource's language.
    public init(localized resource: LocalizedStringResource) { self = resource.entry.string(in: resource.locale) }
}

extension LocalizedEntry {
    /// Returns the string with its arguments, formatted for a locale.
    func string(in locale: Locale) -> String {
        let localization = TextLocalization.of(locale)
        let format = format(in: localization)
        guard format.first != nil else { return format.key }
        var result = ""
        var scanner = FormatScanner(format.key[...])
        var next = 0
        while let piece = scanner.next() {
            switch piece {
            case .literal(let literal): result += literal
            case .specifier(let specifier):
                let position = specifier.position ?? next
                if specifier.position == nil { next += 1 }
                guard let argument = format.argument(position) else { continue }
                if case .text(let text) = argument {
                    var environment = TextEnvironment()
                    environment.locale = locale
                    result += text.resolve(in: environment).string
                } else {
                    result += specifier.string(argument, localization.numbers)
                }
            }
        }
        return result
    }
}
