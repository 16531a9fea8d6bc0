import Foundation
import MartletTesting
import Testing

@MainActor @Suite struct UndoManagerTests {
    private final class Counter {
        var value = 0

        @MainActor func set(_ new: Int, with manager: UndoManager) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old, with: manager) }
            value = new
        }
    }

    @Test func undoesAndRedoesEvents() {
        let manager = UndoManager()
        let counter = Counter()
        for number in 1...3 {
            counter.set(number, with: manager)
            manager.setActionName("Count \(number)")
            manager.endEvent()
        }
        #expect(manager.undoCount == 3)
        #expect(manager.undoMenuItemTitle == "Undo Count 3")
        manager.undo()
        manager.undo()
        #expect(counter.value == 1)
        #expect(manager.redoMenuItemTitle == "Redo Count 2")
        manager.redo()
        #expect(counter.value == 2)
        #expect(manager.canRedo)
        counter.set(9, with: manager)
        #expect(!manager.canRedo, "what is new has no future yet")
        manager.undo()
        #expect(counter.value == 2)
    }

    @Test func whatIsRegisteredInOneEventIsUndoneTogether() {
        let manager = UndoManager()
        let counter = Counter()
        counter.set(1, with: manager)
        counter.set(2, with: manager)
        #expect(manager.groupingLevel == 1)
        manager.undo()
        #expect(counter.value == 0)
        manager.redo()
        #expect(counter.value == 2)
        #expect(manager.groupingLevel == 0)
    }

    @Test func groupsStandInGroups() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        let counter = Counter()
        manager.beginUndoGrouping()
        counter.set(1, with: manager)
        manager.beginUndoGrouping()
        counter.set(2, with: manager)
        #expect(manager.groupingLevel == 2)
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        #expect(manager.undoCount == 1)
        manager.undo()
        #expect(counter.value == 0)
    }

    @Test func levelsTargetsAndRegistrationAreLimited() {
        let manager = UndoManager()
        let counter = Counter()
        manager.levelsOfUndo = 2
        for number in 1...5 {
            counter.set(number, with: manager)
            manager.endEvent()
        }
        #expect(manager.undoCount == 2)
        manager.undo()
        manager.undo()
        manager.undo()
        #expect(counter.value == 3)
        manager.removeAllActions(withTarget: counter)
        #expect(!manager.canRedo)
        manager.disableUndoRegistration()
        counter.set(7, with: manager)
        #expect(!manager.canUndo)
        manager.enableUndoRegistration()
        counter.set(8, with: manager)
        #expect(manager.canUndo)
        manager.removeAllActions()
        #expect(!manager.canUndo)
    }

    @Test func targetsAreNotKeptAlive() {
        let manager = UndoManager()
        weak var gone: Counter?
        do {
            let counter = Counter()
            gone = counter
            counter.set(1, with: manager)
        }
        #expect(gone == nil)
        manager.undo()
        #expect(!manager.canRedo)
    }

    @Test func noticesTellWhatHappens() {
        let manager = UndoManager()
        let counter = Counter()
        nonisolated(unsafe) var seen: [String] = []
        let names: [NSNotification.Name] = [
            .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
            .NSUndoManagerDidRedoChange, .NSUndoManagerWillCloseUndoGroup,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { notice in
                let raw = notice.name.rawValue
                seen.append(String(raw.dropFirst("NSUndoManager".count).dropLast("Notification".count)))
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        counter.set(1, with: manager)
        manager.undo()
        manager.redo()
        #expect(
            seen == [
                "WillCloseUndoGroup", "WillUndoChange", "WillCloseUndoGroup", "DidUndoChange", "WillRedoChange",
                "WillCloseUndoGroup", "DidRedoChange",
            ])
    }

    private struct Editor: View {
        @State private var names: [String] = []
        @Environment(\.undoManager) private var undoManager

        var body: some View {
            VStack {
                Text(names.joined(separator: ","))
                Button("Add") { insert("n\(names.count)") }
            }
        }

        private func insert(_ name: String) {
            guard let undoManager else { return }
            names.append(name)
            undoManager.registerUndo(withTarget: undoManager) { _ in remove() }
        }

        private func remove() {
            guard let undoManager else { return }
            let name = names.removeLast()
            undoManager.registerUndo(withTarget: undoManager) { _ in insert(name) }
        }
    }

    /// G5 · The window's manager is in the environment, and its keys are the usual ones.
    @Test func G5_keysUndoAndRedo() throws {
        let host = TestHost { Editor() }
        let scene = host.scene
        let undo = InputEvent.key(KeyInput(key: "z", modifiers: .command))
        #expect(!scene.send(undo), "nothing is to be undone")
        try host.find(.button, "Add").tap()
        try host.find(.button, "Add").tap()
        #expect(host.texts.first == "n0,n1")
        #expect(scene.send(undo))
        host.update()
        #expect(host.texts.first == "n0", "each tap is an event of its own")
        #expect(scene.send(.key(KeyInput(key: "z", modifiers: [.command, .shift]))))
        host.update()
        #expect(host.texts.first == "n0,n1")
    }
}
