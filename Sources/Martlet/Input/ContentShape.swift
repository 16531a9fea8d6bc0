import AttributeGraph
import Foundation

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Where the pointer finds the view.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// What is seen while the view is dragged to elsewhere.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// What is seen of the view beside its menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// Where an effect of hovering is seen.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// What shows that the view has the focus.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// What assistive technology shows of the view.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// Where a node can be hit.
struct ContentShape {
    let outline: ShapeOutline
    let isEOFilled: Bool

    func contains(_ point: CGPoint, in size: CGSize) -> Bool {
        outline.path(in: size).contains(point, eoFill: isEOFilled)
    }
}

/// Gives content a shape of its own for the pointer.
nonisolated struct ContentShapeModifier<S: Shape>: PrimitiveModifier {
    let shape: S
    let kinds: ContentShapeKinds
    let isEOFilled: Bool

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        _ = body(inputs.inside(node))
        let environment = inputs.environment
        inputs.follow { [unowned node] graph in
            let modifier = modifier.read(in: graph)
            guard modifier.kinds.contains(.interaction) else { return node.input.contentShape = nil }
            let outline = ShapeOutline(modifier.shape, in: EnvironmentValues(scope: environment), of: node)
            node.input.contentShape = ContentShape(outline: outline, isEOFilled: modifier.isEOFilled)
        }
        return _ViewOutputs(node: node)
    }
}

/// Says whether content can be hit.
nonisolated struct HitTestingModifier: PrimitiveModifier {
    let isAllowed: Bool

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        _ = body(inputs.inside(node))
        inputs.follow { [unowned node] graph in
            node.input.allowsHitTesting = modifier.read(in: graph).isAllowed
        }
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Says where the view can be hit: inside of a shape, whatever is drawn there, and nowhere else.
    ///
    /// A stack is hit only where something in it is drawn; with a rectangle it is hit between, too:
    ///
    ///     HStack { Text(name); Spacer(); Text(price) }
    ///         .contentShape(Rectangle())
    ///         .onTapGesture { select() }
    ///
    /// - Parameters:
    ///   - shape: The shape, in the view's frame.
    ///   - eoFill: Whether overlapping parts of the shape are inside of it by the even-odd rule.
    nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, kinds: .interaction, isEOFilled: eoFill))
    }

    /// Gives the view a shape for some purposes; that of the pointer is `.interaction`, and the others have nothing on
    /// Linux that would use them.
    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(shape: shape, kinds: kind, isEOFilled: eoFill))
    }

    /// Says whether the view and what stands in it can be hit; what can't lets the pointer through.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isAllowed: enabled))
    }
}
