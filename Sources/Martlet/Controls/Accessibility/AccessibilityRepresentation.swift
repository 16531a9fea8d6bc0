import AttributeGraph

extension View {
    /// Has assistive technology find another view in place of this one: of the same meaning, and easier to operate.
    ///
    ///     Dial(value: $volume)
    ///         .accessibilityRepresentation { Slider(value: $volume, in: 0...1) { Text("Volume") } }
    ///
    /// - Parameter representation: The other view, which is not seen.
    nonisolated public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityHidden(true).background { representation().onlyForAccessibility }
    }

    /// Has assistive technology find views in this one that are not seen: for what is drawn, such as a chart.
    ///
    ///     Canvas { … }
    ///         .accessibilityChildren {
    ///             ForEach(months) { Text("\($0.name): \($0.total)") }
    ///         }
    ///
    /// - Parameter children: The views, which are not seen.
    nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        let children = children()
        return background { VStack { children }.onlyForAccessibility }
    }

    /// The view as it is found by assistive technology, and not seen.
    nonisolated private var onlyForAccessibility: some View {
        allowsHitTesting(false).opacity(0).accessibilityHidden(false)
    }
}

/// Adds what a builder's buttons do to what assistive technology can do with the content.
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
    /// Adds what the buttons of a builder do to what assistive technology can do with the view. They are not shown.
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        modifier(AccessibilityActionsModifier(actions: content()))
    }

    /// Adds actions for assistive technology that scroll the view.
    ///
    /// - Parameter handler: Is given the edge towards which to scroll.
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibilityAction(named: "Scroll Up") { handler(.top) }
            .accessibilityAction(named: "Scroll Down") { handler(.bottom) }
            .accessibilityAction(named: "Scroll Back") { handler(.leading) }
            .accessibilityAction(named: "Scroll Forward") { handler(.trailing) }
    }

    /// Adds actions for assistive technology that make what the view shows larger and smaller.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        accessibilityAction(named: "Zoom In") { handler(AccessibilityZoomGestureAction(direction: .zoomIn)) }
            .accessibilityAction(named: "Zoom Out") { handler(AccessibilityZoomGestureAction(direction: .zoomOut)) }
    }
}

/// What is to be made larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
    /// Larger or smaller.
    @frozen
    public enum Direction: Hashable, Sendable {
        /// Larger.
        case zoomIn
        /// Smaller.
        case zoomOut
    }

    /// Larger or smaller.
    public let direction: Direction
    /// Where in the view, from 0 to 1 each way: the middle, since assistive technology here knows no place.
    public let location = UnitPoint.center
}

/// What a detail for assistive technology is known by.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String

    /// A detail with a name, and what others of the same kind are known by.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// A detail with a name that is localised, and what others of the same kind are known by.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// A detail that is known by its name, which is localised.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

    /// Whether both are of one kind.
    public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool { a.id == b.id }
}

/// When a detail is told.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
    /// When a person asks for it, or with the element. Here it is told after the element's hint in either case.
    case `default`, high
}

extension View {
    /// Adds a detail for assistive technology, which is told after the view's hint; nil takes it away.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        modifier(
            AccessibilityModifier(value: value.map { (key, $0) }) { value, context, properties in
                guard let (key, value) = value else { return }
                let words = "\(key.label.resolve(in: context).string): \(value.resolve(in: context).string)"
                properties.details = [key.id: words]
            })
    }

    /// Adds a detail for assistive technology that is localised.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(valueKey), importance: importance)
    }

    /// Adds a detail for assistive technology that is told as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(value), importance: importance)
    }

    /// Adds a detail with a name for assistive technology.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(label, id: label.plainString), value, importance: importance)
    }

    /// Adds a detail with a name for assistive technology, both localised.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }

    /// Adds a detail with a name for assistive technology, both localised.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }

    /// Adds a detail with a name for assistive technology, which is told as it is.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}
