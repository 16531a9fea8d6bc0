import AttributeGraph
import Foundation

/// Decides whether a row of tabs fits above the pages. Otherwise the tabs are below the pages, with icons above titles.
final class TabBarRoom: NodeAttachment {
    private let environment: EnvironmentScope
    // The scene ends the scope of its rules and nodes before it is released, so it outlives this
    // reference.
    private unowned let scene: SceneGraph
    /// Whether the row was wider than the view.
    private let isTight: Attribute<Bool>
    /// Whether the screen consists of cells, where tabs always stay above the pages.
    private let isOfCells: Bool
    /// The width of the row that did not fit.
    private var wanted: CGFloat?
    private var reportedTight = false

    init(_ inputs: _ViewInputs) {
        environment = inputs.environment
        scene = inputs.scene
        isTight = inputs.graph.makeInput(false, in: inputs.scope) { $0 == $1 }
        isOfCells = inputs.scene.profile.pixelSize.width > 4
    }

    /// Returns whether there is too little room above the pages.
    func isShort(in graph: Graph) -> Bool {
        let isTight = graph[isTight]
        return !isOfCells && (isTight || EnvironmentValues(scope: environment).horizontalSizeClass == .compact)
    }

    /// Returns the minimum width of the tab view for a width of its row. A row that can move below the pages need not
    /// fit.
    func leastWidth(ofRow width: CGFloat) -> CGFloat {
        isOfCells ? width : min(width, scene.profile.compactBelow.width * 0.6)
    }

    /// Records, during layout, the width of the row and of the view. The bar is updated after the layout.
    func record(row: CGFloat?, in width: CGFloat) {
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
        guard isTight != reportedTight else { return }
        reportedTight = isTight
        scene.actions.append { [weak self] in self?.set(isTight) }
    }

    private func set(_ isTight: Bool) { scene.set(self.isTight, to: isTight) }
}
