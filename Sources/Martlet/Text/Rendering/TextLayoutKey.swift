import AttributeGraph
import Foundation

extension Text {
    /// A preference with the lines of all texts in a view, for drawing around them.
    ///
    ///     VStack { Text("Hello") }
    ///         .overlayPreferenceValue(Text.LayoutKey.self) { texts in
    ///             GeometryReader { geometry in
    ///                 if let text = texts.first, let line = text.layout.first {
    ///                     Underline(below: line.typographicBounds.rect, from: geometry[text.origin])
    ///                 }
    ///             }
    ///         }
    ///
    /// Texts report their lines after layout, if `overlayPreferenceValue`, `backgroundPreferenceValue` or
    /// `onPreferenceChange` uses this key.
    public struct LayoutKey: PreferenceKey, Sendable {
        /// The lines of a text, and its position.
        public struct AnchoredLayout: Equatable {
            /// The origin of the text.
            public var origin: Anchor<CGPoint>
            /// The lines.
            public var layout: Text.Layout
        }

        /// The default: no texts.
        public static var defaultValue: [AnchoredLayout] { [] }

        /// Appends the layouts of the next view.
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}

extension View {
    /// Adds an overlay that is created from the lines of the view's texts.
    nonisolated public func overlayPreferenceValue<V: View>(
        _ key: Text.LayoutKey.Type,
        @ViewBuilder _ transform: @escaping ([Text.LayoutKey.AnchoredLayout]) -> V
    ) -> some View {
        modifier(ReportedTexts()).overlaid(by: key, .center, transform)
    }

    /// Adds an overlay that is created from the lines of the view's texts, with an alignment.
    nonisolated public func overlayPreferenceValue<V: View>(
        _ key: Text.LayoutKey.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping ([Text.LayoutKey.AnchoredLayout]) -> V
    ) -> some View {
        modifier(ReportedTexts()).overlaid(by: key, alignment, transform)
    }

    /// Adds a background that is created from the lines of the view's texts.
    nonisolated public func backgroundPreferenceValue<V: View>(
        _ key: Text.LayoutKey.Type,
        @ViewBuilder _ transform: @escaping ([Text.LayoutKey.AnchoredLayout]) -> V
    ) -> some View {
        modifier(ReportedTexts()).underlaid(by: key, .center, transform)
    }

    /// Adds a background that is created from the lines of the view's texts, with an alignment.
    nonisolated public func backgroundPreferenceValue<V: View>(
        _ key: Text.LayoutKey.Type,
        alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping ([Text.LayoutKey.AnchoredLayout]) -> V
    ) -> some View {
        modifier(ReportedTexts()).underlaid(by: key, alignment, transform)
    }

    /// Runs an action when the lines of the texts in the view change.
    nonisolated public func onPreferenceChange(
        _ key: Text.LayoutKey.Type, perform action: @escaping ([Text.LayoutKey.AnchoredLayout]) -> Void
    ) -> some View {
        modifier(ReportedTexts()).followed(by: key, action)
    }

    // Generic helpers, so that the calls resolve to the overloads for all preference keys instead of recursing.

    nonisolated private func overlaid<K: PreferenceKey, V: View>(
        by key: K.Type, _ alignment: Alignment, _ transform: @escaping (K.Value) -> V
    ) -> some View { overlayPreferenceValue(key, alignment: alignment, transform) }

    nonisolated private func underlaid<K: PreferenceKey, V: View>(
        by key: K.Type, _ alignment: Alignment, _ transform: @escaping (K.Value) -> V
    ) -> some View { backgroundPreferenceValue(key, alignment: alignment, transform) }

    nonisolated private func followed<K: PreferenceKey>(
        by key: K.Type, _ action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable { onPreferenceChange(key, perform: action) }
}

/// Requests that the texts of the content report their lines.
private nonisolated struct ReportedTexts: InputModifier {
    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.attach(TextMark.self, TextMark(isRendered: inputs.textMark?.isRendered == true, isReported: true))
    }
}

/// The input for the views of a renderer, whose texts do not report their lines again.
private nonisolated struct UnreportedTexts: InputModifier {
    let isRendered: Bool

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let isRendered = modifier.read(in: inputs.graph).isRendered
        inputs.attach(TextMark.self, isRendered ? TextMark(isRendered: true, isReported: false) : nil)
    }
}

/// A text that reports its lines.
nonisolated struct ReportedText: View {
    let text: Text
    let isRendered: Bool
    // The whole environment, because lines may depend on any of its values.
    @Environment(\.self) private var environment
    @State private var width: CGFloat?
    @State private var lines = LaidOutText()
    @State private var place = TextPlace()

    init(text: Text, isRendered: Bool) {
        self.text = text
        self.isRendered = isRendered
    }

    @MainActor var body: some View {
        let (text, lines, place, width) = (text, lines, place, width)
        _ = environment
        return text.modifier(UnreportedTexts(isRendered: isRendered))
            .modifier(TextPlaceModifier(place: place))
            .onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: {
                self.width = $0
            }
            .anchorPreference(key: Text.LayoutKey.self, value: .topLeading) { origin in
                guard let width, let surroundings = place.surroundings, let scene = place.scene else { return [] }
                let layout = lines.layout(of: text, width: width, in: surroundings, scene: scene)
                return [Text.LayoutKey.AnchoredLayout(origin: origin, layout: layout)]
            }
    }
}

/// Gives access to the environment in which a text is laid out.
final class TextPlace {
    fileprivate var inputs: _ViewInputs?

    var scene: SceneGraph? { inputs?.scene }
    var surroundings: TextSurroundings? {
        inputs.map { inputs in inputs.graph.untracked { inputs.graph[inputs.environment.textSurroundings] } }
    }
}

private nonisolated struct TextPlaceModifier: InputModifier {
    let place: TextPlace

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let inputs = inputs
        inputs.follow { graph in modifier.read(in: graph).place.inputs = inputs }
    }
}
