import AttributeGraph

extension SceneIssues {
    /// Reports a write that was made while a body ran, or a closure that makes views (law C3). The write takes effect
    /// after the update.
    package func reportWriteDuringUpdate(_ property: PropertyName) {
        guard let place = placeOfEvaluation else { return }
        let message =
            "Modifying state during view update: \(property) was written while \(place.what) ran. The write takes "
            + "effect after the update; write it from an action, a task or onChange instead."
        guard scene.diagnostics.isNew("C3 " + message) else { return }
        let site = WriteCapture().site
        scene.diagnostics.report(
            RuntimeIssue(
                message: message + (site.map { " Written at \($0)." } ?? ""),
                viewPath: place.viewPath,
                property: property.description,
                file: site?.file,
                line: site?.line
            )
        )
    }

    /// The view whose body is running, or for whose body an attribute is evaluated.
    package var evaluatingView: ViewInstance? {
        let view = scene.evaluating.last?.object
        guard let rule = scene.graph.runningRule, rule != view?.body else { return view }
        let reader = scene.graph.readers(of: rule).lazy.compactMap { scene.graph.rule(of: $0) as? any AnyBodyRule }
            .first
        return reader?.instance ?? view
    }

    /// The code of the app that is being evaluated, with its place in the hierarchy.
    private var placeOfEvaluation: (what: String, viewPath: String?)? {
        let view = scene.evaluating.last?.object
        // A closure that builds views may run outside of any body, or inside one that has requested its result.
        if let rule = scene.graph.runningRule, rule != view?.body, let content = scene.describe(rule),
            content.kind == .content
        {
            return (content.name, content.instance?.path)
        }
        guard let view else { return nil }
        return ("the body of \(view.path)", view.path)
    }

    /// Reports on standard error that a property was written after the end of its view (law C4).
    ///
    /// SwiftUI is silent here, and a task that ends late must not fail a test, so the issue belongs to no scene.
    func reportLateWrite(_ property: PropertyName, by location: QueuedWrite) {
        // A write during this update comes from its own actions: an `onDisappear` may clean up.
        guard scene.counts.pass == 0 else { return }
        let site = scene.writes.captures(of: location).last?.site
        Diagnostics.reportDetached(
            RuntimeIssue(
                message: "A write to \(property) came after the end of its view's lifetime, and nothing shows it"
                    + (site.map { "; it was made at \($0)" } ?? "")
                    + ". Cancel what writes it when the view disappears, as task(_:) does.",
                property: property.description,
                file: site?.file,
                line: site?.line
            )
        )
    }

    /// Reports a cycle in the graph: attributes that depend on their own values.
    func reportCycle(_ cycle: Cycle) {
        let descriptions = cycle.attributes.map { scene.describe($0) }
        let names = zip(descriptions, cycle.names).map { $0?.name ?? $1 }
        let view = descriptions.lazy.compactMap { $0?.instance }.first ?? scene.evaluating.last?.object
        let place = view.map { ", in \($0.path)" } ?? ""
        let message =
            switch cycle.kind {
            case .reads:
                "A cycle: \(names[0]) needs its own value (\((names + [names[0]]).joined(separator: " → ")))\(place). "
                    + "The last value was taken instead; let one of them not read the next."
            case .writes:
                "\(names.joined(separator: ", ")) does not settle: it keeps changing what it reads\(place)."
            }
        scene.diagnostics.report(RuntimeIssue(message: message, viewPath: view?.path, property: names.first))
    }
}
