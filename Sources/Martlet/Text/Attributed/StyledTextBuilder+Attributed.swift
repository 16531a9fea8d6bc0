import Foundation

extension StyledTextBuilder {
    /// Appends an attributed string.
    mutating func append(_ string: AttributedString, attributes outer: TextAttributes) {
        for run in string.runs {
            let attributes = TextAttributes(run.attributes, formatting: context.environment.formatting)
            append(String(string[run.range].characters[...]), attributes: attributes.inheriting(outer))
        }
    }
}

extension TextAttributes {
    /// Creates text attributes from the attributes of an attributed string.
    init(_ container: AttributeContainer, formatting: TextFormatting? = nil) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        let shown = formatting?.formatted(container) ?? container
        func value<K: AttributedStringKey>(_ key: K.Type) -> K.Value? where K.Value: Sendable {
            guard let value = shown[key] else { return nil }
            return formatting.map { $0.allows(key) } ?? true ? value : nil
        }
        self.init()
        font = value(Scope.FontAttribute.self)
        foreground = value(Scope.ForegroundColorAttribute.self).map(AnyShapeStyle.init(color:))
        background = value(Scope.BackgroundColorAttribute.self).map(AnyShapeStyle.init(color:))
        underline = value(Scope.UnderlineStyleAttribute.self).map(Optional.some)
        strikethrough = value(Scope.StrikethroughStyleAttribute.self).map(Optional.some)
        kerning = value(Scope.KerningAttribute.self)
        tracking = value(Scope.TrackingAttribute.self)
        baselineOffset = value(Scope.BaselineOffsetAttribute.self)
        link = value(AttributeScopes.FoundationAttributes.LinkAttribute.self)
        paragraph =
            ParagraphStyle(
                alignment: value(AttributeScopes.CoreTextAttributes.TextAlignmentAttribute.self)?.side,
                lineHeight: value(AttributeScopes.CoreTextAttributes.LineHeightAttribute.self)?.height,
                direction: value(AttributeScopes.FoundationAttributes.WritingDirectionAttribute.self)?.direction
            ).ifAny
        if let intent = value(Scope.InlinePresentationIntentAttribute.self) { apply(intent.style) }
    }
}

extension AttributedString.WritingDirection {
    fileprivate var direction: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }
}
