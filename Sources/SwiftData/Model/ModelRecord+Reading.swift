import Foundation
import Martlet
import MartletBase
import MartletRuntime

extension _ModelRecord {
    /// Reports that a property could not be read, and that it reads as empty meanwhile.
    final func report(_ error: any Error, reading property: PropertyPlan) {
        if let evaluation = context?.evaluation { return evaluation.fail(error) }
        Diagnostics.reportDetached(
            RuntimeIssue(
                message: "\(plan.name).\(property.name) was read as empty, since it could not be read: \(error)"))
    }

    /// Reports that a stored value is invalid for a property's type, and reads as a default: once for each property.
    ///
    /// A fetch whose predicate or order reads it fails instead.
    final func reportUnreadable(_ property: PropertyPlan, _ type: Any.Type) {
        let problem = "\(plan.name).\(property.name): what is stored of the object \(key) is no \(type). "
        if let evaluation = context?.evaluation {
            return evaluation.fail(
                SwiftDataError(
                    .unreadable,
                    problem
                        + "So the predicate or the order of the fetch can't be evaluated. Has the type changed since?"))
        }
        reportOnce(
            property,
            problem
                + "It reads as the property's default, or as an empty value, until it is written. Has the type changed "
                + "since?")
    }

    /// Reports that a required relationship has no target: once for each property.
    final func reportMissing(_ property: PropertyPlan, _ type: Any.Type) {
        reportOnce(
            property,
            "\(plan.name).\(property.name) of the object \(key) refers to no \(type): it was deleted. It reads as an "
                + "object without values. Make the property optional, or have the deletion of the one delete the other "
                + "(deleteRule: .cascade).")
    }

    private func reportOnce(_ property: PropertyPlan, _ message: String) {
        let isNew = Self.reported.withLock { $0.insert("\(property.entity).\(property.name)").inserted }
        if isNew { Diagnostics.reportDetached(RuntimeIssue(message: message)) }
    }

    private static let reported = HandedMutex<Set<String>>([])
}
