import AttributeGraph

/// The contents of an alert or dialog.
struct AlertParts<Actions: View, Message: View> {
    var title: Text
    var titleVisibility = Visibility.automatic
    var actions: Actions
    var message: Message
}

enum AsAlert: PresentationKind { static var kind: Presentation.Kind { .alert } }
enum AsDialog: PresentationKind { static var kind: Presentation.Kind { .dialog } }

/// An alert or dialog that is presented while a binding is true and there are contents.
struct AlertTarget<Kind: PresentationKind, Actions: View, Message: View>: PresentationTarget {
    let isPresented: Binding<Bool>
    let parts: AlertParts<Actions, Message>?
    /// The identity of the alert's contents. Another identity replaces the alert.
    var id: AnyHashable = true
    /// The data from which the contents were built. As documented, changes of the data are ignored while the alert is
    /// shown.
    var data: PresentedData?
    /// Called with the role of the chosen button, after its action has run.
    var onChoice: ((ButtonRole?) -> Void)?

    static var kind: Presentation.Kind { Kind.kind }

    var identity: AnyHashable? { isPresented.wrappedValue && parts != nil ? id : nil }

    /// Removing the data while the alert is shown is ignored, like any other change of the data.
    func identity(whileShowing shown: AnyHashable?) -> AnyHashable? {
        if parts == nil, data != nil, isPresented.wrappedValue { return shown }
        return identity
    }

    func leave() { if isPresented.wrappedValue { isPresented.wrappedValue = false } }

    static func makeContent(
        _ target: _GraphValue<Self>, identity: AnyHashable, presentation: Presentation, inputs: _ViewInputs
    ) {
        // A shown alert keeps its contents if other data are to be shown.
        var presented: PresentedData?
        func parts<Part>(_ part: @escaping (AlertParts<Actions, Message>) -> Part) -> (Self) -> Part? {
            var hasContents = false
            return { target in
                guard target.id == identity, let parts = target.parts else { return nil }
                if presented == nil { presented = target.data }
                // The first contents are made of any data: not all data can be proved equal to themselves.
                if hasContents, let presented, let data = target.data, !presented.isSame(as: data) { return nil }
                hasContents = true
                return part(parts)
            }
        }
        inputs.follow { [weak presentation] graph in presentation?.onChoice = target.read(in: graph).onChoice }
        let panel = AlertPanel(presentation, inputs: inputs)
        panel.makeTitle(
            inputs.content(of: target, parts(\.title)),
            visibility: inputs.content(of: target, parts(\.titleVisibility)))
        panel.makeMessage(inputs.content(of: target, parts(\.message)) as _GraphValue<Message>)
        panel.makeActions(inputs.content(of: target, parts(\.actions)) as _GraphValue<Actions>)
    }
}

/// The data of an alert, for comparison with the data with which the alert was presented.
struct PresentedData {
    private let value: Any?
    private let areEqual: (Any?, Any?) -> Bool

    init<T>(_ value: T?) {
        self.value = value
        areEqual = { a, b in
            guard let a = a as? T, let b = b as? T else { return a == nil && b == nil }
            return ValueComparator.of(T.self).areEqual(a, b)
        }
    }

    /// Whether the data are provably equal. Only then are changes from other state applied.
    func isSame(as other: PresentedData) -> Bool { areEqual(value, other.value) }
}

/// Creates the nodes of an alert or dialog. Its look is the same wherever it is presented: the environment of the
/// presenting view supplies values, but not the style.
struct AlertPanel {
    private let presentation: Presentation
    private let inputs: _ViewInputs
    private let node: RenderNode

    init(_ presentation: Presentation, inputs: _ViewInputs) {
        self.presentation = presentation
        let buttons = PanelButtons(presentation)
        presentation.buttons = buttons
        node = RenderNode.make(.control(ControlContent(AlertControl())), layout: AlertLayout(), inputs: inputs)
        node.setAttachment(buttons)
        var inner = inputs.inside(node)
        inner.attachments = nil
        inner.setEnvironment { _, values in
            values.isEnabled = true
            values.font = nil
            values.foregroundStyles = []
            values.tintStyle = nil
            values.controlSize = .regular
            values.lineLimit = nil
            values.textCase = nil
            values.textAttributes = TextAttributes()
            values.multilineTextAlignment = .leading
        }
        self.inputs = inner
    }

    func makeTitle(_ title: _GraphValue<Text>, visibility: _GraphValue<Visibility>) {
        let icon = inputs.graph.makeInput(DialogIcon(), in: inputs.scope) { _, _ in true }
        _ = ControlLabel(_GraphValue(icon, isCompared: true)).makeNode(inputs)
        var inner = inputs
        inner.setEnvironment { _, values in
            values.font = .headline
            values.multilineTextAlignment = .center
        }
        let made = Text._makeView(view: title, inputs: inner).node
        // The title names the alert even if it is hidden.
        let environment = inner.environment
        inputs.follow { [unowned node, unowned made] graph in
            made.setHidden(visibility.read(in: graph) == .hidden)
            let context = graph[environment.textSurroundings].context
            let name = title.read(in: graph).resolve(in: context).string
            node.updateControl { $0.state.title = name }
        }
    }

    func makeMessage<Message: View>(_ message: _GraphValue<Message>) {
        var inner = inputs
        inner.setEnvironment { _, values in values.multilineTextAlignment = .center }
        _ = _ViewOutputs.implicitContainer(inner) { Message._makeViewList(view: message, inputs: $0) }
    }

    func makeActions<Actions: View>(_ actions: _GraphValue<Actions>) {
        guard let buttons = presentation.buttons else { return }
        let holder = RenderNode.make(layout: AlertActionsLayout(), inputs: inputs)
        var inner = inputs.inside(holder)
        inner.attach(ButtonContainer.self, ButtonContainer(adapt: buttons.finishing))
        let suppression = inputs.graph.makeInput(DialogSuppression(), in: inputs.scope) { _, _ in true }
        DialogSuppression._makeViewList(view: _GraphValue(suppression, isCompared: true), inputs: inner)
        Actions._makeViewList(view: actions, inputs: inner)
        let isDialog = presentation.kind == .dialog
        let title = inputs.graph.makeInput(
            Text(LocalizedStringKey(isDialog ? "Cancel" : "OK")), in: inputs.scope)
        let fallback = ButtonMaker.make(
            label: ControlLabel(_GraphValue(title, isCompared: true)), inputs: inner
        ) { _ in
            ButtonParts(role: .cancel, action: {})
        }.node
        buttons.set(actions: holder, fallback: fallback)
        inputs.scene.focus.requestFirstFocus { [weak buttons] in buttons?.firstFocus }
    }
}
