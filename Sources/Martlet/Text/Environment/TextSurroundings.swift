import AttributeGraph
import Foundation

/// All environment values that affect texts, as one attribute, so that a text needs a single edge.
final class TextSurroundings: EnvironmentDigest {
    /// The context in which texts are resolved.
    let context: TextContext
    /// The options for breaking, truncating and aligning lines.
    let setting: TextSetting
    /// Whether the leading side of a text is the side at which its writing starts, instead of that of the layout.
    private let followsWriting: Bool
    private let shortTexts = ShortTexts()

    var options: TextLayoutOptions { setting.options }

    init(_ values: EnvironmentValues) {
        var environment = TextEnvironment(
            locale: values.locale, calendar: values.lateCalendar, timeZone: values.lateTimeZone)
        environment.font = values.font
        environment.dynamicTypeSize = values.dynamicTypeSize
        environment.styleSizes = values.textStyleSizes
        environment.textCase = values.textCase
        environment.prefersBoldText = values.legibilityWeight == .bold
        environment.isRedacted = values.redactsText
        environment.attributes = values.textAttributes
        environment.formatting = values.textFormatting
        context = TextContext(environment, styles: values.styleContext)
        var options = TextLayoutOptions()
        options.lineLimit = values.lineLimit
        options.minimumLines = min(values.minimumLines, 100_000)
        options.alignment = values.multilineTextAlignment
        options.truncationMode = values.truncationMode
        options.lineSpacing = min(max(0, values.lineSpacing.finite()), 100_000)
        options.lineHeight = values.lineHeight?.height
        options.minimumScaleFactor = min(1, max(0, values.minimumScaleFactor.finite(or: 1)))
        options.allowsTightening = values.allowsTightening
        options.layoutDirection = values.layoutDirection
        if values.writingDirectionStrategy.followsLayout { options.writingDirection = values.layoutDirection }
        followsWriting = values.textAlignmentStrategy.followsWriting
        setting = TextSetting(options)
    }
}

extension TextSurroundings {
    /// Returns the content of a text in this environment. Equal short texts share one content.
    @inline(__always)
    func content(of text: Text) -> TextContent {
        guard text.modifiers == nil, !followsWriting, let plain = text.plainString(in: context) else {
            return content(of: text.resolve(in: context))
        }
        let string = context.cased(plain)
        return shortTexts.content(of: string) {
            TextContent(styled: StyledText(string, style: context.baseStyle), setting: setting)
        }
    }
}

extension TextSurroundings {
    /// Returns the content of a resolved text, with the options of its first paragraph.
    func content(of styled: StyledText) -> TextContent {
        guard styled.style.paragraph != nil || followsWriting else {
            return TextContent(styled: styled, setting: setting)
        }
        var options = followsWriting ? options.followingWriting(of: styled.string) : options
        if let paragraph = styled.style.paragraph { options = options.following(paragraph) }
        return TextContent(styled: styled, options: options)
    }
}

extension TextSurroundings: Equatable {
    static func == (a: TextSurroundings, b: TextSurroundings) -> Bool {
        a === b
            || (a.context.environment == b.context.environment && a.setting == b.setting
                && a.followsWriting == b.followsWriting
                // Differs after resources were read again.
                && a.context.localization === b.context.localization
                && a.context.styles.isEqual(to: b.context.styles) && a.context.baseStyle == b.context.baseStyle)
    }
}

extension EnvironmentScope {
    /// The text-related part of this environment.
    var textSurroundings: Attribute<TextSurroundings> { digest(TextSurroundings.self) }

    /// The text-related part of this environment, without retaining it.
    // Unsafe pointers: the graph retains it until its rules run.
    func textSurroundings(in graph: Graph) -> Borrowed<TextSurroundings> {
        let place =
            placeOfDigest(ObjectIdentifier(TextSurroundings.self))
            ?? graph.unsafePointer(to: textSurroundings.identifier)
        return Borrowed(place.assumingMemoryBound(to: TextSurroundings.self).pointee)
    }
}

extension _ShapeStyleContext {
    /// Returns whether both contexts provably resolve styles in the same way.
    func isEqual(to other: _ShapeStyleContext) -> Bool {
        dark == other.dark && increasedContrast == other.increasedContrast
            && windowBackground == other.windowBackground && accent == other.accent && link == other.link
            && areEqual(tint, other.tint) && areEqual(background, other.background)
            && foreground.count == other.foreground.count
            && zip(foreground, other.foreground).allSatisfy { $0.isEqual(to: $1) }
    }
}
