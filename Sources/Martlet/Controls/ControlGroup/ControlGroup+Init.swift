// Groups with labels.

extension ControlGroup {
    /// Controls that belong together, with the label of a builder.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init(content(), label())
    }

    /// Controls that belong together, with a title that is localised.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content(), Text(titleKey))
    }

    /// Controls that belong together, with a title that is shown as it is.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init(content(), Text(title))
    }

    /// Controls that belong together, with a title that is localised and a symbol.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(titleKey, systemImage: systemImage))
    }

    /// Controls that belong together, with a title that is shown as it is and a symbol.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title, systemImage: systemImage))
    }

    /// Controls that belong together, with a title that is localised and an image of the app's.
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title: Text(titleKey), icon: Image(image)))
    }

    /// Controls that belong together, with a title that is shown as it is and an image of the app's.
    @_disfavoredOverload
    public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init(content(), Martlet.Label(title: Text(title), icon: Image(image)))
    }

    init<C: View, L: View>(_ content: C, _ label: L) where Content == LabeledControlGroupContent<C, L> {
        self.init(content: LabeledControlGroupContent(content: content), label: label)
    }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    /// The group that a style was asked for, for the style to put into its body.
    public init(_ configuration: ControlGroupStyleConfiguration) {
        self.init(content: configuration.content, label: configuration.label)
    }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: PrimitiveView {
    let content: Content

    init(content: Content) { self.content = content }

    /// Makes a container of the controls, where the view must be one.
    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        Content._makeView(view: view[\.content], inputs: inputs)
    }

    /// Makes the controls as they are.
    public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeViewList(view: view[\.content], inputs: inputs)
    }

    /// Whether there is one control.
    public static var _isUnary: Bool { Content._isUnary }
}
