import AttributeGraph
import Foundation

/// A renderer, whichever it may be.
final class TextRendererBox {
    let draw: (Text.Layout, inout GraphicsContext) -> Void
    let size: (ProposedViewSize, TextProxy) -> CGSize
    let padding: EdgeInsets

    init<R: TextRenderer>(_ renderer: R) {
        draw = { renderer.draw(layout: $0, in: &$1) }
        size = { renderer.sizeThatFits(proposal: $0, text: $1) }
        padding = renderer.displayPadding
    }
}

private enum TextRendererKey: EnvironmentKey { static var defaultValue: TextRendererBox? { nil } }

extension EnvironmentValues {
    /// The renderer that draws texts instead of the host.
    var textRenderer: TextRendererBox? {
        get { self[TextRendererKey.self] }
        set { self[TextRendererKey.self] = newValue }
    }
}

/// Draws the texts in the content with a renderer, whose data is animated.
nonisolated struct TextRendererModifier<R: TextRenderer>: ViewModifier, Animatable {
    var renderer: R

    var animatableData: R.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    @MainActor func body(content: Content) -> some View {
        content.modifier(RenderedTexts(renderer: TextRendererBox(renderer)))
    }
}

/// Marks nodes in which texts are rendered or reported, so that other texts need not check for it.
final class TextMark {
    /// Whether something else than the host draws texts.
    let isRendered: Bool
    /// Whether the lines of the texts are reported.
    let isReported: Bool

    init(isRendered: Bool, isReported: Bool) {
        self.isRendered = isRendered
        self.isReported = isReported
    }
}

/// Makes the texts of the content as ones that a renderer draws, or the host if there is none.
nonisolated struct RenderedTexts: InputModifier {
    let renderer: TextRendererBox?

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let hasRenderer = modifier.read(in: inputs.graph).renderer != nil
        let isReported = inputs.textMark?.isReported == true
        inputs.attach(TextMark.self, hasRenderer ? TextMark(isRendered: true, isReported: isReported) : nil)
        guard hasRenderer else { return }
        inputs.setEnvironment { graph, values in values.textRenderer = modifier.read(in: graph).renderer }
    }
}

extension _ViewInputs {
    /// The rendering and reporting of texts in addition to the host's drawing; `nil` for none.
    var textMark: TextMark? { attachment(TextMark.self, as: TextMark.self) }
}

/// A text that a renderer draws.
nonisolated struct RenderedText: View {
    let text: Text
    @Environment(\.textRenderer) private var renderer
    @State private var lines = LaidOutText()

    @MainActor var body: some View {
        let (text, lines, renderer) = (text, lines, renderer)
        let padding = renderer?.padding ?? EdgeInsets()
        RenderedTextLayout(renderer: renderer) {
            text.modifier(RenderedTexts(renderer: nil)).opacity(0)
            Canvas { context, size in
                context.translateBy(x: padding.leading, y: padding.top)
                let width = size.width - padding.leading - padding.trailing
                renderer?.draw(lines.layout(of: text, width: width, in: context), &context)
            }
        }
        .accessibilityRepresentation { text.modifier(RenderedTexts(renderer: nil)) }
    }
}

/// A text in its lines, which stay as long as the text and its width.
final class LaidOutText {
    private var content: TextContent?
    private var custom: [StyledTextBuilder.CustomStretch] = []
    private var width: CGFloat = 0
    private var layout = Text.Layout(lines: [], isTruncated: false)

    func layout(of text: Text, width: CGFloat, in context: GraphicsContext) -> Text.Layout {
        // The canvas may have gone: an app may keep its context.
        guard let scene = context.surroundings.scene else { return layout }
        return layout(of: text, width: width, in: context.surroundings.text, scene: scene)
    }

    func layout(
        of text: Text, width: CGFloat, in surroundings: TextSurroundings, scene: SceneGraph
    ) -> Text.Layout {
        var builder = StyledTextBuilder(surroundings.context, now: Date())
        builder.append(text, attributes: TextAttributes())
        let custom = builder.custom
        let content = TextContent(styled: builder.finish(), setting: surroundings.setting)
        if width == self.width, content == self.content, custom == self.custom { return layout }
        layout = TextLayoutMaker(
            content.styled, custom: custom, options: content.options, width: width
        ) { scene.host.measure($0, proposal: .unspecified) }.make()
        self.content = content
        self.custom = custom
        self.width = width
        return layout
    }
}

/// The layout of a text and its custom drawing.
private struct RenderedTextLayout: Layout {
    let renderer: TextRendererBox?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let text = subviews.first else { return .zero }
        let proxy = TextProxy { text.sizeThatFits($0) }
        return renderer?.size(proposal, proxy) ?? proxy.sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 2 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let padding = renderer?.padding ?? EdgeInsets()
        subviews[1].place(
            at: CGPoint(x: bounds.minX - padding.leading, y: bounds.minY - padding.top),
            proposal: ProposedViewSize(
                width: bounds.width + padding.leading + padding.trailing,
                height: bounds.height + padding.top + padding.bottom))
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        subviews.first?.dimensions(in: ProposedViewSize(bounds.size))[explicit: guide].map { $0 + bounds.minY }
    }

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }
}
