import AttributeGraph
import Foundation

/// The size and the position of a view, for reading in its body.
///
/// A body that reads the size runs again when the size changes; one that reads a frame, when the frame does.
// @unchecked Sendable: the reference is immutable, and the object behind it is only used on the updating thread.
public struct GeometryProxy: Equatable, @unchecked Sendable {
    let geometry: NodeGeometry

    /// The size of the view, in points.
    public var size: CGSize { geometry.size }

    /// The insets of the safe area in the view.
    ///
    /// Zero at edges that do not touch the border of the safe area, and for views that ignore it.
    public var safeAreaInsets: EdgeInsets { geometry.safeAreaInsets }

    /// Returns the frame of the view in a coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        geometry.frame(in: coordinateSpace.coordinateSpace)
    }

    /// Returns the frame of the view in a coordinate space, in points.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { geometry.frame(in: coordinateSpace) }

    /// Returns the frame of the nearest view around that has a name, in this view's own coordinates; nil if there is
    /// none.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        geometry.bounds(ofSpace: coordinateSpace.name)
    }

    /// A point or rectangle of another view, in this view's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { geometry.value(of: anchor) }

    /// Whether both are of the same view.
    public static func == (a: GeometryProxy, b: GeometryProxy) -> Bool { a.geometry === b.geometry }
}

/// The geometry of a node, as attributes that are created at their first read.
package final class NodeGeometry: GeometryObserver {
    package private(set) weak var node: RenderNode?
    /// Ends the attributes; nil where reading makes no dependency.
    private let scope: Scope?
    private var sizeInput: Attribute<CGSize>?
    /// Grows when one of the frames that were read has changed.
    private var frameInput: Attribute<Int>?
    private var frameChanges = 0
    private var readFrames: [(space: CoordinateSpace, frame: CGRect)] = []
    /// The positions of the anchors that were read, and the functions that find the present ones.
    private var readAnchors: [(look: (RenderNode) -> AnchorPosition, position: AnchorPosition)] = []
    /// The insets that were read.
    private var readInsets: EdgeInsets?
    private var isObserving = false

    package init(node: RenderNode, scope: Scope?) {
        self.node = node
        self.scope = scope
    }

    /// Returns the node and the scope for its attributes, if the caller is a rule and not an action.
    private func tracked() -> (node: RenderNode, scope: Scope)? {
        guard let node, let scope, SceneGraph.evaluating?.graph === node.scene.graph else { return nil }
        return node.flags.contains(.detached) ? nil : (node, scope)
    }

    package var size: CGSize {
        guard let (node, scope) = tracked() else { return node?.layoutSize ?? .zero }
        let graph = node.scene.graph
        if let sizeInput { return graph[sizeInput] }
        let made = graph.makeInput(node.layoutSize, in: scope)
        sizeInput = made
        observe(node)
        return graph[made]
    }

    func frame(in space: CoordinateSpace) -> CGRect {
        if space == .local { return CGRect(origin: .zero, size: size) }
        let frame = node?.frame(in: space) ?? .zero
        guard let (node, scope) = tracked() else { return frame }
        dependOnFrames(of: node, in: scope)
        if !readFrames.contains(where: { $0.space == space }) { readFrames.append((space, frame)) }
        return frame
    }

    var safeAreaInsets: EdgeInsets {
        let insets = node?.safeArea.insets ?? EdgeInsets()
        guard let (node, scope) = tracked() else { return insets }
        dependOnFrames(of: node, in: scope)
        readInsets = insets
        return insets
    }

    private func dependOnFrames(of node: RenderNode, in scope: Scope) {
        let graph = node.scene.graph
        if frameInput == nil {
            frameInput = graph.makeInput(0, in: scope)
            observe(node)
        }
        _ = graph[frameInput!]
    }

    func value<Value>(of anchor: Anchor<Value>) -> Value {
        if let (node, scope) = tracked() {
            dependOnFrames(of: node, in: scope)
            readAnchors.append((anchor.position(from:), anchor.position(from: node)))
        }
        return anchor.value(in: node)
    }

    func bounds(ofSpace name: AnyHashable) -> CGRect? {
        // Records the dependency.
        _ = frame(in: .global)
        guard let node, let outer = node.parent?.nearest(withSpace: name) else { return nil }
        let conversion = GeometryConversion.identity.followed(byInverseOf: GeometryConversion(from: node, to: outer))
        return conversion.rect(CGRect(origin: .zero, size: outer.layoutSize))
    }

    private func observe(_ node: RenderNode) {
        if isObserving { return }
        isObserving = true
        node.scene.observeGeometry(self)
    }

    /// Updates the size attribute after the node was placed, and starts to observe its geometry.
    package func wasPlaced() {
        if let node, sizeInput != nil || frameInput != nil { observe(node) }
        updateSize()
    }

    /// Updates the size attribute, which invalidates its readers if the size has changed.
    private func updateSize() {
        if let node, let sizeInput { node.scene.graph.set(sizeInput, to: node.layoutSize) }
    }

    func check(in scene: SceneGraph) -> Bool {
        guard let node, !node.flags.contains(.detached) else {
            isObserving = false
            return false
        }
        updateSize()
        if let frameInput {
            var changed = false
            for index in readFrames.indices {
                let frame = node.frame(in: readFrames[index].space)
                if frame != readFrames[index].frame {
                    readFrames[index].frame = frame
                    changed = true
                }
            }
            if let readInsets, node.safeArea.insets != readInsets {
                self.readInsets = node.safeArea.insets
                changed = true
            }
            for read in readAnchors where read.look(node) != read.position { changed = true }
            if changed {
                readAnchors.removeAll()
                frameChanges += 1
                scene.graph.set(frameInput, to: frameChanges)
            }
        }
        return true
    }
}

/// The geometry observers of a scene, run after each layout.
final class GeometryObservers: SceneService {
    static let slot = ServiceSlot()
    static let phases: UpdatePhases = .checkGeometry

    fileprivate var observers: [any GeometryObserver] = []

    init(scene: SceneGraph) {}

    /// Checks all observers, and removes those that have ended.
    func takePart(in phase: UpdatePhase, of scene: SceneGraph) {
        if observers.isEmpty { return }
        let observers = self.observers
        self.observers.removeAll(keepingCapacity: true)
        for observer in observers where observer.check(in: scene) { self.observers.append(observer) }
    }
}

extension SceneGraph {
    /// The active geometry observers.
    var geometryObservers: [any GeometryObserver] { existingService(GeometryObservers.self)?.observers ?? [] }

    /// Adds an observer, which is called after each layout until its `check(in:)` returns false.
    func observeGeometry(_ observer: any GeometryObserver) {
        service(GeometryObservers.self).observers.append(observer)
    }
}
