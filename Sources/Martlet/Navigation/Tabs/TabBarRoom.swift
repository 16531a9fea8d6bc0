import AttributeGraph
import Foundation

/// Whether there is room for tabs in a row above the pages. Where there is not, they are at hand below them, with icons
/// above titles.
final class TabBarRoom: NodeAttachment {
    private let environment: EnvironmentScope
    // unowned(unsafe): the scene ends the scope of its rules and nodes before it is released, so it outlives this
    // reference.
    private unowned(unsafe) let scene: SceneGraph
    /// Whether the row was found to be wider than the view.
    private let isTight: Attribute<Bool>
    /// On a screen of cells tabs keep the line above the pages.
    private let isOfCells: Bool
    /// How wide the row is that had no room.
    private var wanted: CGFloat?
    private var toldTight = false

    init(_ inputs: _ViewInputs) {
        environment = inputs.environment
        scene = inputs.scene
        isTight = inputs.graph.makeInput(false, in: inputs.scope) { $0 == $1 }
        isOfCells = inputs.scene.profile.pixelSize.width > 4
    }

    /// Whether there is too little room.
    func isShort(in graph: Graph) -> Bool {
        let isTight = graph[isTight]
        return !isOfCells && (isTight || EnvironmentValues(scope: environment).horizontalSizeClass == .compact)
    }

    /// The least width of a row that is as wide as its tabs: where it can stand below the pages, it need not fit.
    func leastWidth(ofRow width: CGFloat) -> CGFloat {
        isOfCells ? width : min(width, scene.profile.compactBelow.width * 0.6)
    }

    /// Notes in the layout how wide the row would be in a width. The bar follows after the layout.
    func note(row: CGFloat?, in width: CGFloat) {
        guard !isOfCells, scene.profile.compactBelow.width > 0 else { return }
        let isTight: Bool
        if let row {
            isTight = row > width + 0.5
            wanted = isTight ? row : nil
        } else if let wanted {
            isTight = wanted > width + 0.5
        } else {
            return
        }
        guard isTight != toldTight else { return }
        toldTight = isTight
        scene.actions.append { [weak self] in self?.set(isTight) }
    }

    private func set(_ isTight: Bool) { scene.set(self.isTight, to: isTight) }
}
