import Foundation

/// Writes several things as one text: "bread, butter, and jam". Foundation has the type elsewhere; on Linux it comes with
/// Martlet.
// @unchecked Sendable: as formatters of Foundation, it is used by one thread at a time.
open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale. The default is the user's locale.
    open var locale: Locale! = .autoupdatingCurrent
    /// Writes the things; those that it can't write, and all without one, are written as they describe themselves.
    @NSCopying open var itemFormatter: Formatter?

    /// Makes a formatter.
    public override init() { super.init() }

    /// Makes a formatter from an archive. There is nothing of it in archives.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Joins strings in the user's language.
    open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }

    /// The things as one text.
    open func string(from items: [Any]) -> String? {
        let strings = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
        return strings.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
    }

    /// Joins the elements of an array; `nil` if the object is not an array.
    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }
}
