#if GTK
import CGTK
import Foundation
import Martlet

/// What the person does to controls of GTK's.
extension GTKWindow: ControlActor {
    /// What the person did is shown; the scene says whether it stays.
    private func didAct(_ view: NodeView) {
        acted.append(view)
        host.updateSoon()
    }

    func operate(_ operation: ControlOperation, _ view: NodeView) {
        onMain((view.node, operation)) { _ = $0.operate($1, by: .widget) }
        // What belongs to several changes is seen with the change.
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
        onMain((scene, view.node, delta)) { _ = $0.scroll($1, by: $2) }
        updateSoonIfNeeded()
    }
}
#endif
