/// An observer that checks the geometry of a node after each layout.
protocol GeometryObserver: AnyObject {
    /// Looks where the node is now; false when the observer has ended.
    func check(in scene: SceneGraph) -> Bool
}
