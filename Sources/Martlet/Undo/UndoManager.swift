import Foundation

/// Records how to take back what a person does, so that it can be undone and redone.
///
/// Whoever changes something registers how to change it back. While the manager undoes, what the handlers register is
/// how to redo, and the other way round:
///
///     func rename(_ book: Book, to title: String, with undoManager: UndoManager?) {
///         let old = book.title
///         undoManager?.registerUndo(withTarget: book) { rename($0, to: old, with: undoManager) }
///         undoManager?.setActionName("Rename")
///         book.title = title
///     }
///
/// What is registered in the same event is a group, and is undone together. Each window has a manager, which views read
/// with `@Environment(\.undoManager)`; Control and Z undo there, with Shift they redo.
///
/// Foundation has this class on Apple's platforms alone.
@MainActor @preconcurrency
open class UndoManager: NSObject {
    /// How to take one thing back.
    private enum Step {
        case handler(target: ObjectIdentifier, perform: @MainActor () -> Void)
        case group(Group)

        func isOf(_ other: ObjectIdentifier) -> Bool {
            if case .handler(let target, _) = self { target == other } else { false }
        }
    }

    /// What is undone or redone together, in the order in which it was registered.
    private final class Group {
        var steps: [Step] = []
        var name = ""
        var isDiscardable = false

        func remove(_ target: ObjectIdentifier) {
            steps.removeAll { step in
                if case .group(let group) = step {
                    group.remove(target)
                    return group.steps.isEmpty
                }
                return step.isOf(target)
            }
        }
    }

    private enum Direction {
        case undoing, redoing
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    // The groups that are open, outermost first.
    private var openGroups: [Group] = []
    private var direction: Direction?
    private var disabledCount = 0
    // Whether the outermost group was opened by the event, and ends with it.
    private(set) var isEventGroupOpen = false
    // The end of the event in the scene whose manager this is.
    var eventEnd: EventEnd?

    /// Makes a manager with nothing to undo.
    nonisolated public override init() { super.init() }

    // MARK: - Registering

    /// Registers how to take a change back.
    ///
    /// Does nothing while registration is disabled. What could be redone is forgotten, but while the manager itself
    /// undoes or redoes.
    ///
    /// - Parameters:
    ///   - target: What the handler gets. It is not kept alive; without it the handler does nothing.
    ///   - handler: Changes the target back.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if openGroups.isEmpty {
            guard groupsByEvent || direction != nil else {
                Diagnostics.reportDetached(
                    RuntimeIssue(
                        message: "An action for undo was registered outside of a group, and was dropped. Call "
                            + "beginUndoGrouping() first, or let the manager group by event."))
                return
            }
            openEventGroup()
        }
        if direction == nil { redoStack.removeAll() }
        let perform = { @MainActor [weak target] in
            if let target { handler(target) }
        }
        openGroups[openGroups.count - 1].steps.append(.handler(target: ObjectIdentifier(target), perform: perform))
    }

    /// Whether what is registered is recorded.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Records nothing until as many calls of `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Takes back one call of `disableUndoRegistration()`.
    open func enableUndoRegistration() {
        guard disabledCount > 0 else {
            Diagnostics.reportDetached(
                RuntimeIssue(message: "Registration for undo was enabled, and was not disabled."))
            return
        }
        disabledCount -= 1
    }

    // MARK: - Groups

    /// Whether what is registered in one event is a group. True at first.
    open var groupsByEvent = true

    /// How many groups are open, one in the other.
    open var groupingLevel: Int { openGroups.count }

    /// Begins a group: what is registered until its end is undone together.
    open func beginUndoGrouping() {
        if openGroups.isEmpty, groupsByEvent, direction == nil { openEventGroup() }
        openGroup()
    }

    private func openGroup() {
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroups.append(Group())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openEventGroup() {
        openGroup()
        guard direction == nil else { return }
        isEventGroupOpen = true
        eventEnd?.isAwaited = true
        // The end of the event, wherever it came from.
        MainThread.later { [weak self] in self?.endEvent() }
    }

    /// Ends the innermost group.
    open func endUndoGrouping() {
        guard openGroups.count > (isEventGroupOpen ? 1 : 0) else {
            Diagnostics.reportDetached(RuntimeIssue(message: "A group for undo was ended, and none had begun."))
            return
        }
        closeGroup()
    }

    private func closeGroup() {
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = openGroups.removeLast()
        if !group.steps.isEmpty {
            if let outer = openGroups.last {
                if outer.name.isEmpty { outer.name = group.name }
                outer.steps.append(.group(group))
            } else {
                keep(group)
            }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func keep(_ group: Group) {
        if direction == .undoing {
            redoStack.append(group)
        } else {
            undoStack.append(group)
        }
        trim()
    }

    /// Ends the group of the event, if it registered anything.
    package func endEvent() {
        guard isEventGroupOpen, openGroups.count == 1 else { return }
        isEventGroupOpen = false
        closeGroup()
    }

    /// How many groups can be undone at most; 0 for any number. The oldest are forgotten.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: - Undoing

    /// Whether there is something to undo.
    open var canUndo: Bool { undoCount > 0 }

    /// Whether there is something to redo.
    open var canRedo: Bool {
        post(.NSUndoManagerCheckpoint)
        return redoCount > 0
    }

    /// How many groups can be undone.
    open var undoCount: Int { undoStack.count + (openGroups.contains { !$0.steps.isEmpty } ? 1 : 0) }

    /// How many groups can be redone.
    open var redoCount: Int { redoStack.count }

    /// Whether the manager undoes now.
    open var isUndoing: Bool { direction == .undoing }

    /// Whether the manager redoes now.
    open var isRedoing: Bool { direction == .redoing }

    /// Undoes the last group; a group that is open by the event ends first.
    open func undo() {
        endEvent()
        undoNestedGroup()
    }

    /// Undoes the last group that has ended.
    open func undoNestedGroup() {
        guard direction == nil, isEverythingClosed(for: "undo"), let group = undoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        perform(group, .undoing, before: .NSUndoManagerWillUndoChange, after: .NSUndoManagerDidUndoChange)
    }

    /// Redoes what was undone last.
    open func redo() {
        endEvent()
        guard direction == nil, isEverythingClosed(for: "redo"), let group = redoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        perform(group, .redoing, before: .NSUndoManagerWillRedoChange, after: .NSUndoManagerDidRedoChange)
    }

    private func isEverythingClosed(for action: String) -> Bool {
        if openGroups.isEmpty { return true }
        Diagnostics.reportDetached(
            RuntimeIssue(message: "A group is open, so that there is nothing to \(action). End it first."))
        return false
    }

    private func perform(
        _ group: Group,
        _ direction: Direction,
        before: NSNotification.Name,
        after: NSNotification.Name
    ) {
        post(before)
        self.direction = direction
        openGroup()
        openGroups[0].name = group.name
        openGroups[0].isDiscardable = group.isDiscardable
        perform(group)
        // Whatever handlers have left open.
        while !openGroups.isEmpty { closeGroup() }
        self.direction = nil
        post(after)
    }

    private func perform(_ group: Group) {
        for step in group.steps.reversed() {
            switch step {
            case .handler(_, let perform): perform()
            case .group(let inner): perform(inner)
            }
        }
    }

    // MARK: - Forgetting

    /// Forgets everything, and records again.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        for group in openGroups { group.steps = [] }
        disabledCount = 0
    }

    /// Forgets what was registered for an object.
    open func removeAllActions(withTarget target: Any) {
        let target = ObjectIdentifier(target as AnyObject)
        for group in undoStack + redoStack + openGroups { group.remove(target) }
        undoStack.removeAll(where: \.steps.isEmpty)
        redoStack.removeAll(where: \.steps.isEmpty)
    }

    /// Says whether what the open group does can be thrown away, such as a scroll.
    open func setActionIsDiscardable(_ discardable: Bool) { openGroups.last?.isDiscardable = discardable }

    /// Whether what is undone next can be thrown away.
    open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }

    /// Whether what is redone next can be thrown away.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    // MARK: - Names

    private var nextUndo: Group? { openGroups.last { !$0.steps.isEmpty } ?? undoStack.last }

    /// Says what the person has done, for menus.
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? undoStack.last)?.name = actionName
    }

    /// What is undone next; empty if it has no name.
    open var undoActionName: String { nextUndo?.name ?? "" }

    /// What is redone next; empty if it has no name.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of a menu's item that undoes.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu's item that redoes.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// The title of a menu's item that undoes what has a name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }

    /// The title of a menu's item that redoes what has a name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: NSNotification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
