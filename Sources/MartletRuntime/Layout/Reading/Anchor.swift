import AttributeGraph
import Foundation

/// A point or rectangle of a view, to be passed up as a preference and read in another view's coordinates.
///
///     .anchorPreference(key: Selected.self, value: .bounds) { $0 }
///     .overlayPreferenceValue(Selected.self) { anchor in
///         GeometryReader { proxy in
///             if let anchor { Rectangle().frame(width: proxy[anchor].width) }
///         }
///     }
// @unchecked Sendable: immutable; the node inside is only used on the updating thread.
public struct Anchor<Value>: Equatable, @unchecked Sendable {
    /// The point or rectangle of a view that an anchor describes.
    public struct Source: Sendable {
        /// The part in the coordinates of a view of a size.
        package let part: @Sendable (CGSize) -> Value
        let convert: @Sendable (Value, GeometryConversion) -> Value
    }

    fileprivate final class Place {
        weak var node: RenderNode?
        init(node: RenderNode?) { self.node = node }
    }

    private let place: Place
    private let source: Source

    fileprivate init(place: Place, source: Source) {
        self.place = place
        self.source = source
    }

    /// The part in the coordinates of another node: of a rectangle that is turned there, its bounding box.
    func value(in other: RenderNode?) -> Value {
        source.convert(source.part(place.node?.layoutSize ?? .zero), .between(place.node, other))
    }

    /// The position of the anchor's view relative to another, to find out whether it has changed.
    func position(from other: RenderNode) -> AnchorPosition {
        AnchorPosition(size: place.node?.layoutSize ?? .zero, conversion: .between(place.node, other))
    }

    /// Whether both are the same place of the same view.
    public static func == (a: Anchor<Value>, b: Anchor<Value>) -> Bool { a.place === b.place }
}

/// The size of an anchor's view and the conversion to the view that reads it.
struct AnchorPosition: Equatable {
    let size: CGSize
    let conversion: GeometryConversion
}

extension Anchor: Hashable {
    /// Hashes the place.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(place)) }
}

extension Anchor where Value == CGRect {
    /// An anchor of no view, whose rectangle is empty.
    package static var ofNothing: Anchor { Anchor(place: Place(node: nil), source: .rect(.zero)) }
}

extension Anchor.Source where Value == CGRect {
    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source {
            CGRect(origin: .zero, size: $0)
        } convert: {
            $1.rect($0)
        }
    }

    /// Returns a rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { _ in
            r
        } convert: {
            $1.rect($0)
        }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { at { _ in p } }

    /// Returns a point given in shares of the view's size.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { at { p.point(in: $0) } }

    /// The upper leading corner of the view.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The middle of the upper edge of the view.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The upper trailing corner of the view.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The middle of the leading edge of the view.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The centre of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The middle of the trailing edge of the view.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The lower leading corner of the view.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The middle of the lower edge of the view.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The lower trailing corner of the view.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func at(_ point: @escaping @Sendable (CGSize) -> CGPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(part: point) { $1.point($0) }
    }
}

/// Hands up a value made from an anchor of the content.
nonisolated struct AnchorPreferenceModifier<K: PreferenceKey, Part>: PrimitiveModifier {
    let source: Anchor<Part>.Source
    /// Makes the value, or changes the one from inside.
    let change: (inout K.Value, Anchor<Part>) -> Void
    let replaces: Bool

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        let place = Anchor<Part>.Place(node: node)
        inputs.follow { [unowned node] graph in
            let modifier = modifier.read(in: graph)
            let anchor = Anchor<Part>(place: place, source: modifier.source)
            if modifier.replaces {
                var value = K.defaultValue
                modifier.change(&value, anchor)
                node.setPreference(K.self, .value(value))
            } else {
                node.setPreference(K.self, .transform { modifier.change(&$0, anchor) })
            }
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Hands up a value that is made from a point or rectangle of the view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(source: value, change: { $0 = transform($1) }, replaces: true))
    }

    /// Changes the view's value for a preference key by a point or rectangle of the view.
    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self,
        value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<K, A>(source: value, change: transform, replaces: false))
    }
}
