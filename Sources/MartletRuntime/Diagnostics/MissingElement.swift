/// Messages about a binding to a missing element of a collection, such as `$items[9]`.
enum MissingElement {
    /// Returns the issue for a read of the element. A known element is replaced by its last value.
    static func read<C: Collection>(at index: C.Index, of elements: C, label: String, isKnown: Bool) -> RuntimeIssue {
        let view = SceneGraph.evaluating?.issues.evaluatingView
        let place = view.map { ", read in \($0.path)" } ?? ""
        let message =
            describe(index, in: elements, label: label) + place + "."
            + (isKnown
                ? " The last value is shown instead; make the view only while its element is there."
                : " Ask indices.contains(_:) first, or use ForEach($…), whose bindings follow their elements.")
        return RuntimeIssue(message: message, viewPath: view?.path, property: label)
    }

    /// The element was written. There is nothing to write to.
    static func write<C: Collection>(at index: C.Index, of elements: C, label: String) -> RuntimeIssue {
        RuntimeIssue(
            message: describe(index, in: elements, label: label) + ": a write to it was dropped.",
            property: label
        )
    }

    /// Reports a read after the lifetimes that the change ends have ended, so that a view which ends together with the
    /// element causes no issue.
    static func reportIfStillRead(_ issue: RuntimeIssue) {
        guard let scene = SceneGraph.evaluating, let reader = scene.graph.runningRule else { return report(issue) }
        scene.diagnostics.reportLater(issue, of: reader)
    }

    /// Reports in the scene that is being updated; outside of an update, on standard error.
    static func report(_ issue: RuntimeIssue) {
        if let scene = SceneGraph.evaluating {
            scene.diagnostics.report(issue)
        } else {
            Diagnostics.reportDetached(issue)
        }
    }

    /// `Index 9 is past the end of $items of CartView (3 elements)`
    private static func describe<C: Collection>(_ index: C.Index, in elements: C, label: String) -> String {
        let count = elements.count == 1 ? "1 element" : "\(elements.count) elements"
        let relation = index < elements.endIndex ? "is not a position in" : "is past the end of"
        return "Index \(index) \(relation) \(projection(label)) (\(count))"
    }

    /// Returns `$items of CartView` for `CartView.items`.
    private static func projection(_ label: String) -> String {
        guard let dot = label.firstIndex(of: ".") else { return label }
        return "$\(label[label.index(after: dot)...]) of \(label[..<dot])"
    }
}
