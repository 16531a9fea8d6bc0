#if GTK
import CGTK
import Foundation
import Martlet

/// Operations of native widgets by the user.
extension GTKWindow: ControlActor {
    /// Records a widget that already shows the user's operation. After the update it is synchronized with the scene,
    /// which may have rejected the operation.
    private func didAct(_ view: NodeView) {
        acted.append(view)
        updateSoon()
    }

    func operate(_ operation: ControlOperation, _ view: NodeView) {
        onMain((view.node, operation)) { _ = $0.operate($1, by: .widget) }
        // An edit groups several changes, and the changes themselves are presented.
        if case .edit = operation { return updateSoonIfNeeded() }
        didAct(view)
    }

    func press(_ key: KeyInput, _ view: NodeView) -> Bool {
        let wasUsed = onMain((scene, key)) { $0.send(.key($1)) }
        if wasUsed { didAct(view) }
        return wasUsed
    }

    func submit(_ view: NodeView) {
        onMain(scene) { _ = $0.send(.key(KeyInput(key: .return, characters: "\r"))) }
        didAct(view)
    }

    func scroll(_ view: NodeView, by delta: CGSize) {
        onMain((scene, view.node, delta)) { _ = $0.scrolling.scroll($1, by: $2) }
        updateSoonIfNeeded()
    }
}
#endif
