import AttributeGraph
import Foundation

/// A control that chooses a color.
///
///     ColorPicker("Background", selection: $background, supportsOpacity: false)
///
/// On a desktop it is the system's color button, which opens a dialog. Elsewhere it has number fields for the
/// components (0 to 255) and the opacity (a percentage). The chosen color has fixed components and does not adapt to
/// the color scheme.
nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
    let label: Label
    let content: ColorFields

    init(label: Label, selection: Binding<Color>, supportsOpacity: Bool) {
        self.label = label
        content = ColorFields(source: ColorSource(selection: selection, supportsOpacity: supportsOpacity))
    }

    /// Creates a color picker with a label from a builder.
    ///
    /// - Parameters:
    ///   - selection: A binding to the color.
    ///   - supportsOpacity: Whether the user can choose the opacity. If not, the chosen color is opaque.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, supportsOpacity: supportsOpacity)
    }

    /// Creates the view's node, once for each identity.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let label = view[\.label]
        let content = view[\.content]
        let environment = inputs.environment
        let hasOwn = inputs.scene.profile.hasOwnColorChooser
        let node = ControlMaker.make(
            ColorControl(color: Color.Resolved(red: 0, green: 0, blue: 0)),
            inputs: inputs,
            isFocusable: hasOwn,
            layout: FieldLayout(),
            label: .titles(label),
            accessories: hasOwn ? [] : [ControlLabel(content)]
        ) { graph, _, draft in
            let source = view.pointer(in: graph).pointee.content.source
            let context = EnvironmentValues(scope: environment).styleContext
            draft.control.color = source.shown(in: context)
            draft.control.supportsOpacity = source.supportsOpacity
            draft.actions.setColor = { source.select($0) }
        }
        return _ViewOutputs(node: node)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a color picker with a localized title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(titleKey), selection: selection, supportsOpacity: supportsOpacity)
    }
}

/// The binding of a color picker, and whether it supports opacity.
struct ColorSource {
    let selection: Binding<Color>
    let supportsOpacity: Bool

    /// The selected color, resolved for a context. Reading it in a rule registers a dependency.
    func shown(in context: _ShapeStyleContext) -> Color.Resolved {
        var color = context.resolve(selection.wrappedValue)
        if !supportsOpacity { color.opacity = 1 }
        return color
    }

    func select(_ color: Color.Resolved) {
        var color = color
        if !supportsOpacity { color.opacity = 1 }
        let new = Color(color)
        if new != selection.wrappedValue { selection.wrappedValue = new }
    }
}
