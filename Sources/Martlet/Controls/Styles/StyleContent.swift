import AttributeGraph

/// What a part of a style's configuration, such as a button's label, stands for.
final class StyleContent {
    let isUnary: Bool
    private let make: (_ViewInputs) -> Void
    private let instance: ViewInstance?
    private let modifierContent: ModifierContent?
    private let attachments: InputAttachment?

    /// - Parameter inputs: Those of the control, whose surroundings the content keeps.
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

/// A view in a style's configuration that stands for a part of the control.
protocol StyleContentView: PrimitiveView {}

extension StyleContentView {
    /// Makes the one element that the view is, once for each identity.
    nonisolated public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let content = content(inputs)
        return _ViewOutputs(
            node: ControlLabel(isUnary: content?.isUnary ?? false) { content?.makeList($0) }.makeNode(inputs))
    }

    /// Makes the elements that the view contributes to its container.
    nonisolated public static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.addElement { _makeView(view: view, inputs: $0) }
    }

    nonisolated private static func content(_ inputs: _ViewInputs) -> StyleContent? {
        inputs.attachment(Self.self, as: StyleContent.self)
    }
}

/// A style of one's own, as the controls below its modifier find it.
class StyleMaker<Parts> {
    /// Makes the body of the style for a control.
    ///
    /// - Parameter parts: Reads what the configuration says, in a rule.
    func make(inputs: _ViewInputs, parts: @escaping (Graph) -> Parts) -> _ViewOutputs {
        preconditionFailure("StyleMaker is abstract.")
    }
}

/// Makes the body of a style of a type; what the style declares is stored once per control (law A9).
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
        // In the body of a style, controls of the same kind have the style from around it.
        inputs.attach(key, outer)
        let graph = inputs.graph
        let body = self.body
        let made = BodyRule.make(style, inputs: inputs) { [unowned graph] style in body(style, parts(graph)) }
        return StyleBody._makeView(view: made.body, inputs: made.inputs)
    }
}

extension _ViewInputs {
    /// Makes the body of the style that stands around for a kind of control, or else a view that looks as usual.
    func makeStyled<Look: View>(_ key: Any.Type, default look: @autoclosure () -> Look) -> _ViewOutputs {
        if let maker = attachment(key, as: StyleMaker<Void>.self) { return maker.make(inputs: self) { _ in } }
        let value = graph.makeInput(look(), in: scope) { _, _ in true }
        return Look._makeView(view: _GraphValue(value, isCompared: true), inputs: self)
    }
}
