import Foundation
import Martlet
import PlatformValues

/// Scales fonts and lengths with the user's preferred size of text, as UIKit calls it.
///
///     Text("Chapter").font(Font(UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 31))))
///
/// The size of text is that of the window in use when a method is called on the main thread; on other threads, it is the
/// default size. A body does not depend on it: prefer `@ScaledMetric` and text styles, which follow a change.
public final class UIFontMetrics: Sendable {
    private let style: Font.TextStyle

    /// The metrics of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Creates the metrics of a text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle.style }

    /// Returns a font at a size that grows as the text style does.
    ///
    /// - Parameter font: The font at its size for the default size of text.
    public func scaledFont(for font: UIFont) -> UIFont { font.withSize(scaledValue(for: font.pointSize)) }

    /// Returns a font at a size that grows as the text style does, up to a limit.
    ///
    /// - Parameters:
    ///   - font: The font at its size for the default size of text.
    ///   - maximumPointSize: The largest size of the result, in points; zero for no limit.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        let size = scaledValue(for: font.pointSize)
        return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
    }

    /// Returns a length that grows as the text style does.
    ///
    /// - Parameter value: The length for the default size of text, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { value * style.growth(at: Desktop.textSize) }
}
