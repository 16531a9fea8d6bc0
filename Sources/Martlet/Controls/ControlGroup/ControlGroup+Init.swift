// Initializers of groups with labels.

extension ControlGroup {
    /// Creates a control group with a label from a builder.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content(), label())
    }

    /// Creates a control group with a localized title.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content(), Text(titleKey))
    }

    /// Creates a control group with a localized title and a system symbol.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(titleKey, systemImage: systemImage))
    }

    /// Creates a control group with a localized title and an image resource.
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title: Text(titleKey), icon: Image(image)))
    }

    init<C: View, L: View>(_ content: C, _ label: L) where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content), label: label)
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// Creates the control group that a style styles, for use in the style's body.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: configuration.label)
    }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: PrimitiveView {
    let content: Content

    init(content: Content) { self.content = content }

    /// Wraps the controls in a container, for a place that requires exactly one node.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view[\.content], inputs: inputs)
    }

    /// Adds the controls' nodes to the list of the container.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeViewList(view: view[\.content], inputs: inputs)
    }

    /// Whether there is exactly one control.
    public static var _isUnary: Bool { Content._isUnary }
}
