/// The kind of distance between content and the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
    /// The host's padding for scenes.
    public static let minimum = ScenePadding()
}

extension View {
    /// Keeps the view away from the edges of its scene.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Keeps the view away from the edges of its scene, by a kind of padding.
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges)
    }
}
