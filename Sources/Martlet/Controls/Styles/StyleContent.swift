import AttributeGraph

/// The content of a placeholder view in a style's configuration, such as a button's label.
final class StyleContent {
    let isUnary: Bool
    private let make: (_ViewInputs) -> Void
    private let instance: ViewInstance?
    private let modifierContent: ModifierContent?
    private let attachments: InputAttachment?

    /// - Parameter inputs: The control's inputs, whose environment the content keeps.
    init(isUnary: Bool, inputs: _ViewInputs, make: @escaping (_ViewInputs) -> Void) {
        self.isUnary = isUnary
        self.make = make
        instance = inputs.instance
        modifierContent = inputs.modifierContent
        attachments = inputs.attachments
    }

    convenience init(_ label: ControlLabel, inputs: _ViewInputs) {
        self.init(isUnary: label.isUnary, inputs: inputs, make: label.make)
    }

    func makeList(_ inputs: _ViewInputs) {
        var inner = inputs
        inner.instance = instance
        inner.modifierContent = modifierContent
        inner.attachments = attachments
        make(inner)
    }
}

/// A placeholder view in a style's configuration for a part of the control.
protocol StyleContentView: PrimitiveView {}

extension StyleContentView {
    /// Creates the view's node, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = content(inputs)
        return _ViewOutputs(
            node: ControlLabel(isUnary: content?.isUnary ?? false) { content?.makeList($0) }.makeNode(inputs))
    }

    /// Adds the view's nodes to the list of its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.addElement { _makeView(view: view, inputs: $0) }
    }

    nonisolated private static func content(_ inputs: _ViewInputs) -> StyleContent? {
        inputs.attachment(Self.self, as: StyleContent.self)
    }
}

/// A custom style, as an attachment of the inputs of controls in its scope.
class StyleMaker<Parts> {
    /// Creates the body of the style for a control.
    ///
    /// - Parameter parts: Reads the properties for the style's configuration, in a rule.
    func make(inputs: _ViewInputs, parts: @escaping (Graph) -> Parts) -> _ViewOutputs {
        preconditionFailure("StyleMaker is abstract.")
    }
}

/// Creates the body of a style type. Dynamic properties of the style are stored once per control (law A9).
final class BodyStyleMaker<Style, Parts, StyleBody: View>: StyleMaker<Parts> {
    private let key: Any.Type
    private let style: _GraphValue<Style>
    private let outer: AnyObject?
    private let body: (Style, Parts) -> StyleBody

    init(
        key: Any.Type,
        style: _GraphValue<Style>,
        inputs: _ViewInputs,
        body: @escaping (Style, Parts) -> StyleBody
    ) {
        self.key = key
        self.style = style
        outer = inputs.attachment(key)
        self.body = body
    }

    override func make(inputs: _ViewInputs, parts: @escaping (Graph) -> Parts) -> _ViewOutputs {
        var inputs = inputs
        // In the body of a style, controls of the same kind use the enclosing style, which prevents recursion.
        inputs.attach(key, outer)
        let graph = inputs.graph
        let body = self.body
        let made = BodyRule.make(style, inputs: inputs) { [unowned graph] style in body(style, parts(graph)) }
        return StyleBody._makeView(view: made.body, inputs: made.inputs)
    }
}

extension _ViewInputs {
    /// Creates the body of the style that is in effect for a kind of control, or else the default look.
    func makeStyled<Look: View>(_ key: Any.Type, default look: @autoclosure () -> Look) -> _ViewOutputs {
        if let maker = attachment(key, as: StyleMaker<Void>.self) { return maker.make(inputs: self) { _ in } }
        let value = graph.makeInput(look(), in: scope) { _, _ in true }
        return Look._makeView(view: _GraphValue(value, isCompared: true), inputs: self)
    }
}
