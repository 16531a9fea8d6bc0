import Foundation
import PlatformValues

/// The clipboard, as UIKit calls it.
///
///     UIPasteboard.general.string = "Copied"
@MainActor
public final class UIPasteboard {
    /// The clipboard of the desktop.
    public static let general = UIPasteboard()

    private init() {}

    /// The text on the clipboard.
    ///
    /// On a desktop, a text that another program copied arrives later, and is `nil` here; `PasteButton` waits for it.
    public var string: String? {
        get { Desktop.text }
        set { Desktop.text = newValue }
    }

    /// The address on the clipboard; `nil` if the text is none.
    public var url: URL? {
        get { string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 } }
        set { string = newValue?.absoluteString }
    }

    /// The picture on the clipboard, if this program copied it; `nil` for one that another program copied, for which
    /// `PasteButton` waits.
    public var image: UIImage? {
        get { Desktop.image }
        set { if let newValue { Desktop.copy(newValue, png: newValue.pngData()) } else { string = nil } }
    }

    /// Whether there is a picture, as far as ``image`` is known.
    public var hasImages: Bool { image != nil }

    /// Whether there is a text, as far as ``string`` is known.
    public var hasStrings: Bool { string?.isEmpty == false }

    /// Whether there is a URL, as far as ``string`` is known.
    public var hasURLs: Bool { url != nil }
}
