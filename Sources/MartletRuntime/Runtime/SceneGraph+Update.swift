import AttributeGraph
import Foundation

/// The update, phase by phase (``UpdatePhase``).
extension SceneGraph {
    /// The maximum number of passes of an update (its actions may write again), and of rounds in a pass, before an
    /// issue reports that it does not settle.
    static let passLimit = 100
    /// The first pass whose changes are recorded: a cycle shows within a few passes or rounds.
    private static let seenFrom = passLimit - 8

    /// Whether something waits for an update.
    package var needsUpdate: Bool {
        !writes.isEmpty || isUnsettled
    }

    /// Whether something may yet change without a word: observable objects have announced it.
    package var expectsChanges: Bool { writes.isExpecting }

    /// Whether the running update has left work to do, apart from concurrent writes of other threads.
    private var isUnsettled: Bool {
        graph.hasQueuedRules || writes.hasOwnWrites || group.contains { $0.hasWork }
    }

    /// Whether this scene has left something to do.
    private var hasWork: Bool {
        needsLayout || !actions.isEmpty || !pending.isDisjoint(with: .pass) || focus.hasRequests
    }

    /// Updates the scene for all writes, and presents the changes to the host.
    ///
    /// Bodies, layout and drawing run as far as they are out of date; actions such as `onChange` follow, and if they
    /// wrote, the update continues, until it settles or a bounded number of passes is over (law C3). Concurrent writes
    /// of other threads are left for the next update, so that they cannot keep this one from ending.
    @MainActor
    package func update() { update(startingAt: 0) }

    /// - Parameter firstPass: 0, unless the update is the last part of something else.
    @MainActor
    func update(startingAt firstPass: Int) { inDepth { updateNow(startingAt: firstPass) } }

    @MainActor
    private func updateNow(startingAt firstPass: Int) {
        guard !isUpdating, !isEnded else { return }
        group.forEach { $0.runEventEnd() }
        group.isUpdating = true
        defer {
            group.isUpdating = false
            withWrites { $0.endUpdate() }
            notifyOthers()
            if !group.actionsAfterUpdate.isEmpty { group.runActionsAfterUpdate() }
            group.forgetRetired()
        }
        counts.updates += 1
        counts.madeViews = 0
        group.recorder?.begin(self)
        defer { group.recorder?.end(self) }
        group.forEach { $0.run(.lookOutside) }
        counts.pass = firstPass
        var unsettled: UnsettledUpdate?
        recording.record(.tick)
        tick()
        run(.tick)
        repeat {
            repeat {
                bringUpToDate()
                group.forEach { scene in
                    onMainActor(scene) { $0.focus.settle(in: $0) }
                    scene.run(.settleFocus)
                }
                runActions()
                counts.pass += 1
                if counts.pass > Self.seenFrom {
                    unsettled = unsettled ?? UnsettledUpdate(self)
                    unsettled?.look()
                }
                if counts.pass >= Self.passLimit {
                    unsettled?.report()
                    break
                }
            } while isUnsettled
            recording.record(.present)
            group.forEach { scene in
                scene.inDepth { scene.present() }
                scene.run(.present)
            }
            // Writes of completions are shown after the last values of their animations.
        } while runAllCompletions() && isUnsettled && counts.pass < Self.passLimit
    }

    /// Applies the writes, a transaction at a time, each with its rounds of layout.
    @MainActor
    private func bringUpToDate() {
        asEvaluation {
            let hasSettled = withWrites { writes in
                writes.take()
                return applyTaken(of: writes)
            }
            beginSharedTransaction(Transaction())
            if !hasSettled || needsSettling { settleAll() }
            if diagnostics.hasWaiting { diagnostics.reportWaiting(in: graph) }
        }
    }

    /// Applies the dequeued writes, a transaction at a time.
    /// - Returns: whether there were any.
    // Separate, and not isolated to the main actor: an isolated closure would check its executor on each call.
    private func applyTaken(of writes: WriteQueue) -> Bool {
        if writes.isTakenEmpty { return false }
        writes.forEachTaken { apply($0) }
        writes.forgetTaken()
        return true
    }

    /// Carries out the writes of one transaction, with the rounds that follow from them.
    // Unsafe pointers: the group is in the queue.
    private func apply(_ group: UnsafePointer<WriteQueue.Group>) {
        recording.record(.applyWrites)
        beginSharedTransaction(group.pointee.transaction)
        if !group.pointee.transaction.isEmpty { clock.newCompletions += group.pointee.transaction.completions }
        WriteQueue.Group.forEach(in: group) { $0.apply(in: self) }
        recording.recorder?.endWrites()
        run(.applyWrites)
        settleAll()
    }

    /// Runs rules, layout and preferences until none of them has anything left to do: round after round.
    func settle() {
        var rounds = 0
        var unsettled: UnsettledRounds?
        repeat {
            layoutWork.round &+= 1
            recording.record(.runRules)
            graph.flush()
            run(.runRules)
            inDepth { showRound() }
            guard graph.hasQueuedRules || needsLayout || !pending.isDisjoint(with: .round) else { return }
            rounds += 1
            if rounds > Self.seenFrom {
                unsettled = unsettled ?? UnsettledRounds(self)
                unsettled?.look()
            }
        } while rounds < Self.passLimit
        unsettled?.report()
    }

    /// The part of a round that follows from the rules: the tree is brought into line with them.
    private func showRound() {
        if pending.contains(.beginTransitions) { run(.beginTransitions) }
        layOut()
        recording.record(.pinTransitioningViews)
        run(.pinTransitioningViews)
        run(.matchGeometry)
        run(.checkGeometry)
        if pending.contains(.collectPreferences) { run(.collectPreferences) }
        if services.phases.contains(.finishTransitions), !graph.hasQueuedRules, !needsLayout {
            run(.finishTransitions)
        }
    }

    /// Brings sizes and places up to date where something has changed, and nowhere else.
    func layOut() {
        if layoutDirectionNeedsUpdate { updateLayoutDirections() }
        recording.record(.measure)
        let mayFit = layoutWork.rootNeedsPlacing || !layoutWork.queue.isEmpty
        measureQueued()
        run(.measure)
        if mayFit { run(.fit) }
        recording.record(.place)
        placeRoot()
        placeQueued()
        layoutWork.measuredStack = nil
        if !layoutWork.replacedLayouts.isEmpty { layoutWork.replacedLayouts = [] }
        run(.place)
        run(.showRows)
        pending.remove(.showRows)
        run(.applySafeArea)
        if pending.contains(.scroll) { run(.scroll) }
    }

    /// Whether something is left to be measured or placed.
    package var needsLayout: Bool { layoutWork.isWaiting || !pending.isDisjoint(with: .layout) }

    @MainActor
    private func runActions() {
        recording.record(.act)
        outsideOfEvaluation {
            group.forEach { if $0.pending.contains(.appear) { $0.run(.appear) } }
            group.forEach { scene in
                if !scene.actions.isEmpty { for action in scene.actions.take() { action() } }
                scene.run(.act)
            }
        }
    }

    @MainActor
    private func runAllCompletions() -> Bool {
        var haveRun = false
        group.forEach { scene in
            haveRun = onMainActor(scene) { $0.runCompletions() } || haveRun
            scene.run(.complete)
        }
        return haveRun
    }

    /// Lets actions see the latest values, and not an update's snapshot.
    func outsideOfEvaluation(_ body: () -> Void) {
        let outer = martlet_get_current_evaluation()
        martlet_set_current_evaluation(nil)
        defer { martlet_set_current_evaluation(outer) }
        body()
    }
}
