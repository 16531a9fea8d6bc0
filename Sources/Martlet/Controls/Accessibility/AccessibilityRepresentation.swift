import AttributeGraph

extension View {
    /// Replaces the view, for assistive technology, by another view of the same meaning that is easier to operate.
    ///
    ///     Dial(value: $volume)
    ///         .accessibilityRepresentation { Slider(value: $volume, in: 0...1) { Text("Volume") } }
    ///
    /// - Parameter representation: The view that assistive technology finds. It is not shown.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityHidden(true).background { representation().onlyForAccessibility }
    }

    /// Adds accessibility elements to a view that draws its content, such as a chart in a canvas.
    ///
    ///     Canvas { context, size in draw(sales, in: context, size) }
    ///         .accessibilityChildren {
    ///             ForEach(sales) { Text("\($0.month): \($0.amount)") }
    ///         }
    ///
    /// - Parameter children: The views that assistive technology finds. They are not shown.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        let children = children()
        return background { VStack { children }.onlyForAccessibility }
    }

    /// An invisible copy of the view that assistive technology still finds.
    nonisolated private var onlyForAccessibility: some View {
        allowsHitTesting(false).opacity(0).accessibilityHidden(false)
    }
}

/// Adds the actions of a builder's buttons to the content's accessibility actions.
private nonisolated struct AccessibilityActionsModifier<Actions: View>: PrimitiveModifier {
    let actions: Actions

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let inner = inputs.inside(node)
        _ = body(inner)
        let actions = modifier[\.actions]
        let menu = MenuRecord.make(inputs: inner) { Actions._makeViewList(view: actions, inputs: $0) }
        var properties = AccessibilityProperties()
        properties.offeredActions = [
            {
                onMainActor(menu) { $0.items }.filter(\.isEnabled).map { item in
                    AccessibilityActionRecord(kind: .named, name: item.title) { onMainActor(item) { $0.perform() } }
                }
            }
        ]
        AccessibilityLayer(of: node).set(properties)
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Adds the actions of a builder's buttons to the view's accessibility actions. The buttons are not shown.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(actions: content()))
    }

    /// Adds accessibility actions that scroll the view.
    ///
    /// - Parameter handler: A closure that receives the edge to scroll towards.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibilityAction(named: "Scroll Up") { handler(.top) }
            .accessibilityAction(named: "Scroll Down") { handler(.bottom) }
            .accessibilityAction(named: "Scroll Back") { handler(.leading) }
            .accessibilityAction(named: "Scroll Forward") { handler(.trailing) }
    }

    /// Adds the accessibility actions "Zoom In" and "Zoom Out" to the view.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        accessibilityAction(named: "Zoom In") { handler(AccessibilityZoomGestureAction(direction: .zoomIn)) }
            .accessibilityAction(named: "Zoom Out") { handler(AccessibilityZoomGestureAction(direction: .zoomOut)) }
    }
}

/// A zoom that assistive technology requests.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of a zoom.
    @frozen
    public enum Direction: Hashable, Sendable {
        /// Enlarges the content.
        case zoomIn
        /// Shrinks the content.
        case zoomOut
    }

    /// The direction of the zoom.
    public let direction: Direction
    /// The point to zoom at, in unit coordinates. Always the center, since assistive technology gives no point here.
    public let location = UnitPoint.center
}
