import Foundation

/// A type that draws the texts of a view, as a whole or glyph by glyph.
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
    /// Draws a text from its layout.
    func draw(layout: Text.Layout, in context: inout GraphicsContext)

    /// Returns the size of the text for a proposal. The default is the size without the renderer.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The distance by which the renderer draws outside of the text's frame, in points. The default is zero.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the size of the text without the renderer.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// No padding.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer can measure.
public struct TextProxy {
    let measure: (ProposedViewSize) -> CGSize

    /// Returns the size of the text for a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// A custom attribute of a part of a text, which a renderer can read.
///
///     struct Emphasis: TextAttribute {}
///
///     Text("really").customAttribute(Emphasis())
public protocol TextAttribute: Sendable {}

extension Text {
    /// Adds a custom attribute to the text. A renderer reads it from the runs of the text, by its type.
    ///
    /// - Parameter value: The attribute.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        var attributes = modifiers?.attributes ?? TextAttributes()
        var custom = attributes.custom ?? [:]
        // The innermost attribute takes precedence.
        if custom[ObjectIdentifier(T.self)] == nil { custom[ObjectIdentifier(T.self)] = value }
        attributes.custom = custom
        return Text(storage: storage, modifiers: TextModifiers(attributes))
    }
}

extension View {
    /// Draws the texts in the view with a renderer.
    ///
    /// - Parameter renderer: The renderer.
    nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}
