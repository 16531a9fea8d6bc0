import AttributeGraph

/// What an action of an element is.
public struct AccessibilityActionKind: Equatable, Sendable {
    let kind: AccessibilityActionRecord.Kind
    let name: Text?

    private init(_ kind: AccessibilityActionRecord.Kind) {
        self.kind = kind
        name = nil
    }

    /// An action with a name of its own.
    public init(named name: Text) {
        kind = .named
        self.name = name
    }

    /// What a click does.
    public static let `default` = AccessibilityActionKind(.default)
    /// Leaves what is open.
    public static let escape = AccessibilityActionKind(.escape)
    /// Does what is wanted most often in this place, such as to play or to pause.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// Removes the element.
    public static let delete = AccessibilityActionKind(.delete)
    /// Opens the menu of the element.
    public static let showMenu = AccessibilityActionKind(.showMenu)
}

/// Adds an action to what assistive technology can do with the content.
nonisolated struct AccessibilityActionModifier: PrimitiveModifier {
    let kind: AccessibilityActionKind
    let handler: () -> Void

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let layer = AccessibilityLayer(of: outputs.node)
        let environment = inputs.environment
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            let context = graph[environment.textSurroundings].context
            var properties = AccessibilityProperties()
            properties.actions = [
                AccessibilityActionRecord(
                    kind: modifier.kind.kind,
                    name: modifier.kind.name?.resolve(in: context).string ?? "",
                    perform: modifier.handler
                )
            ]
            layer.set(properties)
        }
        return outputs
    }
}

extension View {
    /// Adds an action for assistive technology.
    ///
    /// - Parameters:
    ///   - actionKind: What the action is; a click, where nothing is said.
    ///   - handler: Does it.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(AccessibilityActionModifier(kind: actionKind, handler: handler))
    }

    /// Adds an action with a name for assistive technology.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a name for assistive technology.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds an action with a name for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// Lets assistive technology make the value of the view larger and smaller.
    ///
    /// - Parameter handler: Told which way the value is to go.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AccessibilityModifier(value: handler) { value, _, properties in properties.adjust = value })
    }
}
