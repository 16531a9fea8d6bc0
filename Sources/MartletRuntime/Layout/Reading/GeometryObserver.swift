/// Something that is told of the place of a node after each layout.
protocol GeometryObserver: AnyObject {
    /// Looks where the node is now; false when the observer has ended.
    func check(in scene: SceneGraph) -> Bool
}
