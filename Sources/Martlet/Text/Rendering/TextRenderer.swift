import Foundation

/// Draws the texts of a view, glyph by glyph if it likes.
///
///     struct Rising: TextRenderer {
///         var progress: Double
///         var animatableData: Double {
///             get { progress }
///             set { progress = newValue }
///         }
///
///         func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///             for (index, line) in layout.enumerated() {
///                 var context = context
///                 context.opacity = max(0, min(1, progress * Double(layout.count) - Double(index)))
///                 context.draw(line)
///             }
///         }
///     }
///
///     Text("Hello").textRenderer(Rising(progress: progress))
///
/// Coordinates are those of the text's frame.
public protocol TextRenderer: Animatable {
    /// Draws a text that has been laid out.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// How large the text is where a size is offered; as large as it is without the renderer unless that is implemented.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// How far the renderer draws outside of the text's frame, in points; not at all unless that is implemented.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// As large as the text is without the renderer.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// Nothing.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text, as its renderer asks for its size.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// How large the text is where a size is offered, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Marks a part of a text for who draws it.
///
///     struct Emphasis: TextAttribute {}
///
///     Text("really").customAttribute(Emphasis())
public protocol TextAttribute: Sendable {}

extension Text {
    /// Marks the text for who draws it: a run of it has the value under its type.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        var attributes = modifiers?.attributes ?? TextAttributes()
        var custom = attributes.custom ?? [:]
        // What is set closest to the characters wins.
        if custom[ObjectIdentifier(T.self)] == nil { custom[ObjectIdentifier(T.self)] = value }
        attributes.custom = custom
        return Text(storage: storage, modifiers: TextModifiers(attributes))
    }
}

extension View {
    /// Has the texts in the view drawn by a renderer.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}
