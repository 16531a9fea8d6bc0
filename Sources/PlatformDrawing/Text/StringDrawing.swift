#if GTK
import Foundation
import Martlet
import MartletBase
import MartletGTK
import PlatformValues

extension String {
    /// Draws the text in the current context, in one line per paragraph; without effect if there is none.
    ///
    /// - Parameters:
    ///   - point: The upper left corner of the text; in a context that is not flipped, its lower left corner.
    ///   - attrs: The look of the text.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        let text = DrawnText(StyledText(self, style: TextStyle(attrs ?? [:])), attrs ?? [:])
        text.draw(in: CGRect(origin: point, size: text.size))
    }

    /// Draws the text in the current context, broken into lines that fit a rectangle; without effect if there is none.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(StyledText(self, style: TextStyle(attrs ?? [:])), attrs ?? [:]).draw(in: rect)
    }

    /// Returns the size of the text in one line per paragraph, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawnText(StyledText(self, style: TextStyle(attrs ?? [:])), attrs ?? [:]).size
    }
}

extension NSString {
    /// Draws the text in the current context, as `String` does.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in the current context, as `String` does.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }

    /// Returns the size of the text, as that of a `String`.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }
}

extension NSAttributedString {
    private var drawn: DrawnText {
        var runs: [StyledText.Run] = []
        var first: [NSAttributedString.Key: Any] = [:]
        let text = string
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            guard let range = Range(range, in: text) else { return }
            if runs.isEmpty { first = attributes }
            let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            let end = text.utf8.distance(from: text.startIndex, to: range.upperBound)
            runs.append(StyledText.Run(start: start, end: end, style: TextStyle(attributes)))
        }
        let style = runs.first?.style ?? TextStyle([:])
        return DrawnText(StyledText(text, style: style, mixedRuns: runs.count > 1 ? runs : []), first)
    }

    /// Draws the text in the current context, as `String` does.
    public func draw(at point: CGPoint) {
        let text = drawn
        text.draw(in: CGRect(origin: point, size: text.size))
    }

    /// Draws the text in the current context, as `String` does.
    public func draw(in rect: CGRect) { drawn.draw(in: rect) }

    /// Returns the size of the text in one line per paragraph, in points.
    public func size() -> CGSize { drawn.size }
}

/// A text with what its paragraphs have in common.
private struct DrawnText {
    let content: TextContent

    init(_ styled: StyledText, _ attributes: [NSAttributedString.Key: Any]) {
        var options = TextLayoutOptions()
        let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
        switch paragraph?.alignment {
        case .center: options.alignment = .center
        case .right: options.alignment = .trailing
        default: options.alignment = .leading
        }
        options.lineSpacing = paragraph?.lineSpacing ?? 0
        switch paragraph?.lineBreakMode {
        case .byClipping, .byTruncatingTail: options.lineLimit = 1
        case .byTruncatingHead: (options.lineLimit, options.truncationMode) = (1, .head)
        case .byTruncatingMiddle: (options.lineLimit, options.truncationMode) = (1, .middle)
        case .byWordWrapping, .byCharWrapping, nil: break
        }
        content = TextContent(styled: styled, options: options)
    }

    var size: CGSize { ListRenderer().metrics(of: content, proposal: .unspecified).size }

    func draw(in rect: CGRect) {
        guard let context = DrawingContexts.current, !content.styled.string.isEmpty else { return }
        var rect = rect
        if content.options.alignment != .leading {
            // A text is as wide as its longest line, among which the others are aligned.
            let width = ListRenderer().metrics(of: content, proposal: ProposedViewSize(rect.size)).size.width
            let room = rect.width - width
            rect.origin.x += content.options.alignment == .center ? room / 2 : room
            rect.size.width = width
        }
        context.turned(in: rect, if: !context.isFlipped) { context.add(.text(content, rect)) }
    }
}

extension TextStyle {
    /// Creates the style for attributes.
    fileprivate convenience init(_ attributes: [NSAttributedString.Key: Any]) {
        let isDark = DrawingContexts.current?.isDark ?? false
        func color(_ key: NSAttributedString.Key) -> ResolvedColor? {
            (attributes[key] as? _PlatformColor)?.components(dark: isDark)
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat {
            switch attributes[key] {
            case let value as CGFloat: value
            case let value as Int: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: 0
            }
        }
        func line(_ style: NSAttributedString.Key, _ color: ResolvedColor?) -> TextLine? {
            let style = NSUnderlineStyle(rawValue: Int(number(style)))
            guard !style.isEmpty else { return nil }
            let pattern: TextLine.Pattern =
                style.contains(.patternDot) ? .dot : style.contains(.patternDash) ? .dash : .solid
            return TextLine(pattern: pattern, color: color)
        }
        let font = (attributes[.font] as? _PlatformFont) ?? .systemFont(ofSize: 12)
        self.init(
            font: font.font.resolved(), paint: .color(color(.foregroundColor) ?? .opaqueBlack), hasColor: true,
            background: color(.backgroundColor), underline: line(.underlineStyle, color(.underlineColor)),
            strikethrough: line(.strikethroughStyle, color(.strikethroughColor)), kerning: number(.kern),
            baselineOffset: number(.baselineOffset))
    }
}
#endif
