import Foundation
import MartletStore

extension ModelContext {
    /// Saves all changes to the store, in one transaction: all or none of them are saved.
    ///
    /// - Throws: the reason; the store is then unchanged, and the changes are still in the context.
    public func save() throws {
        takeOver()
        guard hasChanges else { return }
        try loadCustomStores()
        NotificationCenter.default.post(name: ModelContext.willSave, object: self)
        let (plan, changes) = try write()
        let reported = plan.finish(changes)
        // Custom stores may have changed what was sent.
        if core.hasCustomStores { takeOver() }
        core.wakeOthers(than: inbox)
        core.historyWatch.saved()
        postDidSave(reported)
    }

    /// The attempts of a save that others precede each time.
    private static let attempts = 100

    /// Checks the changes, and writes them.
    ///
    /// Another context or program may save between the checks and the transaction. Then nothing is written: the save is
    /// applied, and the checks run again. So what is written has been checked against what the store contains.
    private func write() throws -> (SavePlan, [SavePlan.Written]) {
        var last: StoreError?
        for _ in 0..<Self.attempts {
            try completeDeletions()
            try checkDenials()
            try resolveUniques()
            try checkCounts()
            try checkRequired()
            let plan = try SavePlan(self)
            do { return (plan, try plan.write()) } catch is SavePlan.Behind { takeOver() } catch let error as StoreError
                where error.isConstraint
            {
                // A value that SQLite compares in another way than the check does.
                if last != nil { throw SwiftDataError(.notSaved, error.description) }
                last = error
            }
        }
        throw SwiftDataError(
            .notSaved,
            "Other programs save without a pause. What was saved before is still there; the changes wait in "
                + "the context.")
    }

    /// Throws if an object refers to more others than its relationship allows, or to fewer.
    private func checkCounts() throws {
        for model in Array(inserted.values) + Array(changed.values) {
            let record = model.record
            for property in record.plan.relationships where property.isToMany {
                let (least, most) = (
                    property.relationship.minimumModelCount ?? 0, property.relationship.maximumModelCount ?? 0
                )
                guard least > 0 || most > 0 else { continue }
                let count = record.list(property).all.count
                guard count < least || (most > 0 && count > most) else { continue }
                throw SwiftDataError(
                    .notSaved,
                    "An object of \(record.plan.name) can't be saved: its \(property.name) has \(count) of "
                        + "\(property.destination.name), and may have \(least) to \(most > 0 ? "\(most)" : "any number")."
                )
            }
        }
    }

    /// Throws if a delete rule denies the deletion of an object.
    private func checkDenials() throws {
        for model in deleted.values {
            let record = model.record
            for property in record.plan.relationships where property.deleteRule == .deny {
                let others = property.isToMany ? record.list(property).all : record.target(property).map { [$0] } ?? []
                let left = others.filter { other in
                    guard other.record.state == .saved || other.record.state == .inserted else { return false }
                    // Another context may have moved it away.
                    guard let inverse = property.inverse, !inverse.isToMany else { return true }
                    return other.record.refers(inverse, to: record)
                }
                guard !left.isEmpty else { continue }
                throw SwiftDataError(
                    .notSaved,
                    "An object of \(record.plan.name) can't be deleted: its \(property.name) still has \(left.count) "
                        + "of \(property.destination.name) (deleteRule: .deny).")
            }
        }
    }

    /// Runs a closure, and saves its changes; if it throws, they are undone.
    public func transaction(block: () throws -> Void) throws {
        do { try block() } catch {
            rollback()
            throw error
        }
        try save()
    }
}
