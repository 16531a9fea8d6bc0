import AttributeGraph
import Foundation

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Hit testing.
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    /// The preview while the view is dragged.
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    /// The preview of the view next to its context menu.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    /// The area of a hover effect.
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    /// The area of the focus effect.
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    /// The outline that assistive technology shows.
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// The shape in which a node can be hit.
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

/// Sets whether content can be hit.
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
    /// Sets whether the view and its descendants can be hit. If not, the pointer passes through.
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isAllowed: enabled))
    }
}
