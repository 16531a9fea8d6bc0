import Foundation
import PlatformValues

/// The clipboard, as AppKit calls it.
///
///     NSPasteboard.general.clearContents()
///     NSPasteboard.general.setString("Copied", forType: .string)
@MainActor
public final class NSPasteboard {
    /// The type of the clipboard's content.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        /// The identifier.
        public let rawValue: String

        /// Creates a kind from its identifier.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a kind from its identifier.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// An address.
        public static let URL = PasteboardType("public.url")
    }

    /// The clipboard of the desktop.
    public static let general = NSPasteboard()

    /// The number of changes that this program made.
    public private(set) var changeCount = 0

    private init() {}

    /// Removes the content of the clipboard.
    @discardableResult
    public func clearContents() -> Int {
        Desktop.text = nil
        changeCount += 1
        return changeCount
    }

    /// Puts a text on the clipboard.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - dataType: Text or an address.
    /// - Returns: False for another kind, which is not put there.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        guard dataType == .string || dataType == .URL else { return false }
        Desktop.text = string
        return true
    }

    /// Returns the text on the clipboard.
    ///
    /// On a desktop, a text that another program copied arrives later, and is `nil` here; `PasteButton` waits for it.
    public func string(forType dataType: PasteboardType) -> String? {
        dataType == .string || dataType == .URL ? Desktop.text : nil
    }
}
