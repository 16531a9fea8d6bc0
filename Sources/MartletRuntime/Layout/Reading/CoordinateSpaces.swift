import AttributeGraph
import Foundation

/// A coordinate space: that of the window, of a view, or of a view with a given name.
public enum CoordinateSpace {
    /// The window's content.
    case global
    /// The view itself.
    case local
    /// The coordinate space of the nearest ancestor with the name.
    case named(AnyHashable)

    /// Whether positions are those of the window.
    public var isGlobal: Bool { self == .global }
    /// Whether positions are those of the view itself.
    public var isLocal: Bool { self == .local }
}

extension CoordinateSpace: Equatable, Hashable {}

/// A type that identifies a coordinate space: `.local`, `.global` or `.named(_:)`.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the window's content.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinate space.
    public init() {}
    /// The window's content.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the coordinate space.
    public init() {}
    /// The view itself.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view around, which has been given a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The coordinate space of the nearest ancestor with the name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The coordinate space of the window's content.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The coordinate space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// Returns the coordinate space of the nearest ancestor that has the name.
    ///
    ///     GeometryReader { proxy in
    ///         Text("\(proxy.frame(in: .named("board")).minX)")
    ///     }
    ///
    /// An ancestor gets the name by ``View/coordinateSpace(_:)``.
    ///
    /// - Parameter name: The name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The coordinate space of the nearest enclosing scroll view; without one, that of the window.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
    }

    /// Returns the coordinate space of the nearest enclosing scroll view along an axis; without one, that of the
    /// window.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
    }
}

/// The name of the coordinate space of the nearest scroll view.
struct ScrollViewSpace: Hashable {
    /// The axis along which it scrolls; nil for any.
    let axis: Axis?

    func includes(_ axes: Axis.Set) -> Bool {
        axis.map { axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
    }
}

enum CoordinateSpaceTrait {}

/// Names the coordinate space of the content.
nonisolated struct CoordinateSpaceModifier: PrimitiveModifier {
    let name: AnyHashable

    package static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let node = RenderNode.make(layout: PassingLayout(), inputs: inputs)
        inputs.follow { [unowned node] graph in
            node.setTrait(CoordinateSpaceTrait.self, modifier.read(in: graph).name)
        }
        _ = body(inputs.inside(node))
        return _ViewOutputs(node: node)
    }
}

extension View {
    /// Names the view's coordinate space, so that views inside can convert frames to it.
    ///
    ///     VStack {
    ///         GeometryReader { proxy in
    ///             Text("\(proxy.frame(in: .named("card")).minY)")
    ///         }
    ///     }
    ///     .coordinateSpace(.named("card"))
    ///
    /// The origin is the top left corner of the view. Of several ancestors with the name, the nearest is used.
    ///
    /// - Parameter name: The coordinate space with its name.
    nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }

    /// Names the view's coordinate space, so that views inside can convert frames to it.
    nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }
}

extension RenderNode {
    /// The bounding box of the node in a coordinate space, in points, with the effects around it.
    func frame(in space: CoordinateSpace) -> CGRect {
        let bounds = CGRect(origin: .zero, size: layoutSize)
        switch space {
        case .local: return bounds
        case .global: return GeometryConversion(from: self).rect(bounds)
        case .named(let name): return GeometryConversion(from: self, to: nearest(withSpace: name)).rect(bounds)
        }
    }

    /// The frame in which the node was placed in the window, in points, without the effects of transforms.
    var layoutFrameInWindow: CGRect { CGRect(origin: layoutOriginInWindow, size: layoutSize) }

    /// Returns the nearest node with a named coordinate space, beginning with this one.
    func nearest(withSpace name: AnyHashable) -> RenderNode? {
        let scrollSpace = name.base as? ScrollViewSpace
        var node: RenderNode? = self
        while let current = node {
            if let scrollSpace {
                if case .scroll(let scroll) = current.content, scrollSpace.includes(scroll.axes) { return current }
            } else if current.extras?.traits[ObjectIdentifier(CoordinateSpaceTrait.self)] as? AnyHashable == name {
                return current
            }
            node = current.parent
        }
        return nil
    }

    /// The size that the node was laid out with, before its edges were rounded.
    var layoutSize: CGSize {
        guard flags.contains(.placed), parent != nil else { return layoutFrame.size }
        return cache.entry(for: proposal)?.size ?? layoutFrame.size
    }
}
