import Foundation

/// A string that is localized where it is shown, in the language of that environment.
///
///     let title: LocalizedStringResource = "Welcome"
///     Text(title)
///
/// On Apple's platforms the type is part of Foundation.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// The bundle that has a string's table.
    public enum BundleDescription: Equatable, Sendable {
        /// The main bundle of the app.
        case main
        /// The bundle of a class.
        case forClass(AnyClass)
        /// The bundle in a folder.
        case atURL(URL)

        /// Returns whether both descriptions refer to the same bundle.
        public static func == (a: Self, b: Self) -> Bool {
            switch (a, b) {
            case (.main, .main): true
            case (.forClass(let a), .forClass(let b)): a == b
            case (.atURL(let a), .atURL(let b)): a == b
            default: false
            }
        }

        /// The described bundle; `nil` for the main bundle.
        var bundle: Bundle? {
            switch self {
            case .main: nil
            case .forClass(let type): Bundle(for: type)
            case .atURL(let url): Bundle(path: url.path)
            }
        }
    }

    /// The key as written in the tables.
    public let key: String
    /// The text shown if the tables have no entry, with its interpolated values.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; `nil` for `Localizable`.
    public let table: String?
    /// The default language and number format.
    public var locale: Locale
    /// The bundle with the table.
    public let bundle: BundleDescription

    /// Creates a resource whose key is also its default value.
    public init(
        _ keyAndValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        key = keyAndValue.key.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a resource from a key and a default value.
    public init(
        _ key: StaticString,
        defaultValue: String.LocalizationValue,
        table: String? = nil,
        locale: Locale = .current,
        bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a resource from a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// Creates a resource from a literal with interpolations.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The localized format, looked up by its own key if it has one.
    var entry: LocalizedEntry {
        LocalizedEntry(
            key: key, value: defaultValue.key.format, table: table, bundlePath: bundle.bundle?.bundlePath)
    }
}

/// A type with a localized name.
public protocol CustomLocalizedStringResourceConvertible {
    /// The localized name.
    var localizedStringResource: LocalizedStringResource { get }
}

/// A key with arguments, and the table to look it up in.
struct LocalizedEntry: Equatable, Sendable {
    let key: String
    /// The default value, with its arguments.
    let value: LocalizedFormat
    let table: String?
    let bundlePath: String?

    /// Returns the format from the tables. Without an entry, this is the default value.
    func format(in localization: TextLocalization) -> LocalizedFormat {
        let keyed = LocalizedFormat(key: key, first: value.first, rest: value.rest)
        let found = localization.string(for: keyed, table: table, bundlePath: bundlePath)
        return LocalizedFormat(key: found == key ? value.key : found, first: value.first, rest: value.rest)
    }
}

/// A resource that is localized in the environment of its text.
// @unchecked Sendable: immutable, with Sendable properties only.
final class ResourceTextBox: TextBox, @unchecked Sendable {
    let entry: LocalizedEntry

    init(_ entry: LocalizedEntry) { self.entry = entry }

    override func isEqual(to other: TextBox) -> Bool { (other as? ResourceTextBox)?.entry == entry }

    override func append(to builder: inout StyledTextBuilder, attributes: TextAttributes) {
        builder.append(lookedUp: entry.format(in: builder.context.localization), attributes: attributes)
    }

    override var dependsOnTime: Bool { entry.value.dependsOnTime }
}

extension Text {
    /// Creates a text from a string that is localized where the text is shown.
    @_disfavoredOverload  // Disfavored, so that a literal becomes a key and not a resource.
    public init(_ resource: LocalizedStringResource) {
        self.init(storage: .boxed(ResourceTextBox(resource.entry)))
    }
}

extension LocalizedStringKey {
    /// Creates a key from the key of a resource, for the main bundle.
    init(_ resource: LocalizedStringResource) { self = resource.defaultValue.key }
}
