import AttributeGraph

/// The kind of an accessibility action: one with a standard meaning, or one with a custom name.
public struct AccessibilityActionKind: Equatable, Sendable {
    let kind: AccessibilityActionRecord.Kind
    let name: Text?

    private init(_ kind: AccessibilityActionRecord.Kind) {
        self.kind = kind
        name = nil
    }

    /// Creates a kind of action with a custom name.
    public init(named name: Text) {
        kind = .named
        self.name = name
    }

    /// The default action, which is the same as a click.
    public static let `default` = AccessibilityActionKind(.default)
    /// Dismisses a popover, sheet or other open element.
    public static let escape = AccessibilityActionKind(.escape)
    /// The action that users most often want in the current context, such as playing or pausing.
    public static let magicTap = AccessibilityActionKind(.magicTap)
    /// Deletes the element.
    public static let delete = AccessibilityActionKind(.delete)
    /// Opens the element's context menu.
    public static let showMenu = AccessibilityActionKind(.showMenu)
}

/// Adds an accessibility action to the content.
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
    /// Adds an accessibility action to the view.
    ///
    ///     Card(message)
    ///         .accessibilityAction { open(message) }
    ///         .accessibilityAction(.delete) { delete(message) }
    ///
    /// - Parameters:
    ///   - actionKind: The kind of the action; the default is the action of a click.
    ///   - handler: The closure that performs the action.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> some View {
        modifier(AccessibilityActionModifier(kind: actionKind, handler: handler))
    }

    /// Adds a named accessibility action to the view.
    ///
    /// - Parameters:
    ///   - name: The name that a screen reader lists.
    ///   - handler: The closure that performs the action.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an accessibility action with a localized name to the view.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Lets assistive technology increment and decrement the view's value.
    ///
    ///     Rating(stars).accessibilityAdjustableAction { direction in
    ///         stars += direction == .increment ? 1 : -1
    ///     }
    ///
    /// - Parameter handler: A closure that changes the value in the direction it is given.
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        modifier(AccessibilityModifier(value: handler) { value, _, properties in properties.adjust = value })
    }
}
