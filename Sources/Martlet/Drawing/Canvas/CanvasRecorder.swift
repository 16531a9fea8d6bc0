import AttributeGraph
import Foundation

/// The scene, the environment and the symbols of a canvas.
final class CanvasSurroundings {
    // Accessed only while the lifetime lasts, which a scene ends before itself.
    private unowned let unownedScene: SceneGraph
    private let scope: Scope
    private let graph: Graph
    /// The scene; nil after the canvas has ended: the app may keep a context for longer.
    var scene: SceneGraph? { graph.isAlive(scope) ? unownedScene : nil }
    let environment: EnvironmentScope
    let geometry: NodeGeometry
    /// The node that contains the symbols; nil if there are none.
    weak var symbols: RenderNode?
    /// The sizes of the symbols, as an attribute on which rules can depend.
    var symbolSizes: Attribute<[CGSize]>?

    init(scene: SceneGraph, scope: Scope, environment: EnvironmentScope, geometry: NodeGeometry) {
        unownedScene = scene
        self.scope = scope
        graph = scene.graph
        self.environment = environment
        self.geometry = geometry
    }

    var values: EnvironmentValues { scene == nil ? EnvironmentValues() : EnvironmentValues(scope: environment) }

    var text: TextSurroundings {
        scene.map { $0.graph[environment.textSurroundings] } ?? TextSurroundings(EnvironmentValues())
    }

    /// The symbol with a tag, and its size.
    func symbol(_ id: AnyHashable) -> (node: RenderNode, size: CGSize)? {
        guard let scene, let symbols, let symbolSizes else { return nil }
        let sizes = scene.graph[symbolSizes]
        for (index, node) in symbols.layoutChildren.enumerated() where index < sizes.count {
            if node.trait(TagTrait.self, as: AnyHashable.self) == id { return (node, sizes[index]) }
        }
        return nil
    }
}

/// Records the drawing in a context and its copies.
final class CanvasRecorder {
    let surroundings: CanvasSurroundings
    var list = DisplayList()

    /// The context in which the styles of one recording are resolved: the environment does not change meanwhile.
    private lazy var livingStyleContext = surroundings.values.styleContext

    init(_ surroundings: CanvasSurroundings) { self.surroundings = surroundings }

    var styleContext: _ShapeStyleContext {
        surroundings.scene == nil ? EnvironmentValues().styleContext : livingStyleContext
    }

    func paint<S: ShapeStyle>(_ style: S) -> ResolvedPaint { style._paint(in: styleContext) }

    func add(_ item: DisplayList.Item, _ state: DrawingState) {
        guard state.opacity > 0 else { return }
        list.commands.append(DisplayList.Command(item: item, state: state))
    }
}
