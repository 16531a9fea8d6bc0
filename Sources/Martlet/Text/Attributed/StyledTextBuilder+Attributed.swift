import Foundation

extension StyledTextBuilder {
    /// Adds a string with attributes.
    mutating func append(_ string: AttributedString, attributes outer: TextAttributes) {
        for run in string.runs {
            var attributes = TextAttributes()
            attributes.font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self]
            attributes.foreground =
                run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self]
                .map(AnyShapeStyle.init(color:))
            attributes.background =
                run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self]
                .map(AnyShapeStyle.init(color:))
            attributes.underline =
                run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self]
                .map(Optional.some)
            attributes.strikethrough =
                run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self]
                .map(Optional.some)
            attributes.kerning = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
            attributes.tracking = run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
            attributes.baselineOffset =
                run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self]
            attributes.link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
            if let intent = run[AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self] {
                attributes.apply(intent.style)
            }
            append(
                String(string[run.range].characters), attributes: attributes.inheriting(outer))
        }
    }
}
