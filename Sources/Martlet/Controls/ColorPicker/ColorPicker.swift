import AttributeGraph
import Foundation

/// A control that chooses a colour.
///
///     ColorPicker("Background", selection: $background, supportsOpacity: false)
///
/// A desktop shows its own button for colours, which opens its dialog; elsewhere the components are numbers from 0 to
/// 255, and the opacity is a percentage. What is chosen has its components everywhere, whatever the colour scheme.
nonisolated public struct ColorPicker<Label: View>: PrimitiveView {
    let label: Label
    let content: ColorFields

    init(label: Label, selection: Binding<Color>, supportsOpacity: Bool) {
        self.label = label
        content = ColorFields(source: ColorSource(selection: selection, supportsOpacity: supportsOpacity))
    }

    /// A picker with the label of a builder.
    ///
    /// - Parameters:
    ///   - selection: The colour.
    ///   - supportsOpacity: Whether the opacity can be chosen too; what is chosen is opaque otherwise.
    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(label: label(), selection: selection, supportsOpacity: supportsOpacity)
    }

    /// Makes the one element that the view is, once for each identity.
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
    /// A picker with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(titleKey), selection: selection, supportsOpacity: supportsOpacity)
    }

    /// A picker with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(label: Text(title), selection: selection, supportsOpacity: supportsOpacity)
    }
}

/// What a colour picker shows and changes.
struct ColorSource {
    let selection: Binding<Color>
    let supportsOpacity: Bool

    /// The colour where it is shown. Read in a rule, it makes a dependency.
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
