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
package struct ContentShape {
    package let outline: ShapeOutline
    package let isEOFilled: Bool

    package init(outline: ShapeOutline, isEOFilled: Bool) {
        self.outline = outline
        self.isEOFilled = isEOFilled
    }

    func contains(_ point: CGPoint, in size: CGSize) -> Bool {
        outline.path(in: size).contains(point, eoFill: isEOFilled)
    }
}

/// Says whether content can be hit.
nonisolated struct HitTestingModifier: PrimitiveModifier {
    let isAllowed: Bool

    package static func _makeView(
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
    /// Says whether the view and what stands in it can be hit; what can't lets the pointer through.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isAllowed: enabled))
    }
}
