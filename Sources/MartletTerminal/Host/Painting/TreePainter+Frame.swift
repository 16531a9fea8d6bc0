import Foundation
import Martlet

/// A tree of a frame with its rectangle on the screen.
struct ShownLayer: Equatable {
    let root: ObjectIdentifier
    let frame: CGRect
}

/// Frames of a scene with the content presented above it.
extension TreePainter {
    /// Draws a scene and its presented content, as far as they have changed since the last call.
    ///
    /// - Parameters:
    ///   - changes: The changes of the trees since the last call.
    ///   - overlaid: Rows that hold something else, which is to be drawn again if one of them has changed.
    /// - Returns: Whether everything was drawn.
    @MainActor
    @discardableResult
    package func paint(_ scene: SceneGraph, size: CellSize, changes: PaintChanges, overlaid: [Int] = []) -> Bool {
        let layers = layers(of: scene)
        defer { shownLayers = layers.map { ShownLayer(root: ObjectIdentifier($0.root), frame: $0.frame) } }
        let isSame =
            grid.size == size && layers.count == shownLayers.count
            && zip(layers, shownLayers).allSatisfy { ObjectIdentifier($0.root) == $1.root && $0.frame == $1.frame }
        let wasPainted =
            isSame
            && paintRows(of: changes, with: overlaid) {
                paintTree(scene.root)
                for layer in layers.dropFirst() { paintAbove(layer.root, frame: layer.frame, dims: layer.dims) }
            }
        if wasPainted { return false }
        paintedRows = []
        pictures.forgetHidden(in: grid)
        paint(scene.root, size: size)
        for layer in layers.dropFirst() { paintAbove(layer.root, frame: layer.frame, dims: layer.dims) }
        records.endFullFrame()
        return true
    }

    /// Whether one of some rows was drawn in the last frame, of which not everything was.
    package func hasPaintedRow(among rows: [Int]) -> Bool {
        rows.contains { paintedRows.indices.contains($0) && paintedRows[$0] }
    }

    /// Forgets the last frame, so that the next one is drawn as a whole.
    package func invalidate() { shownLayers = [] }

    @MainActor
    private func layers(of scene: SceneGraph) -> [(root: RenderNode, frame: CGRect, dims: Bool)] {
        var layers: [(root: RenderNode, frame: CGRect, dims: Bool)] = [
            (scene.root, CGRect(origin: .zero, size: scene.size), false)
        ]
        var origin = CGPoint.zero
        for presentation in scene.presenting.chain {
            guard let shown = presentation.scene else { continue }
            let frame = presentation.frame(in: scene.size, presentingAt: origin)
            layers.append((shown.root, frame, presentation.dimsPage))
            origin = frame.origin
        }
        return layers
    }
}
