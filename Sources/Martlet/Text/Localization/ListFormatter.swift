import Foundation

/// Formats a list: "bread, butter, and jam". On Apple's platforms the class is part of Foundation.
// @unchecked Sendable: like formatters of Foundation, used by one thread at a time.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale. The default is the user's locale.
    open var locale: Locale! = .autoupdatingCurrent
    /// The formatter of the elements. Elements that it cannot format are shown by their description.
    @NSCopying open var itemFormatter: Formatter?

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter from an archive, which has no properties of the formatter.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Joins strings in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// Formats the elements of an array as a list.
    open func string(from items: [Any]) -> String? {
        let strings = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return strings.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Joins the elements of an array; `nil` if the object is not an array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
