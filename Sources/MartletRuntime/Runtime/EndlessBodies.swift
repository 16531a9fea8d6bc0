import AttributeGraph

/// The limit for bodies that contain themselves without end. They would nest views until memory is exhausted.
extension SceneGraph {
    /// The largest number of views nested in each other's bodies.
    private static let depthLimit: Int32 = 16_384
    /// The number of views created by one update from which the check for endless bodies begins.
    private static let crowd = 40_000
    /// The number of repetitions of a frequent view type in its own body that counts as endless.
    private static let repetitions = 15

    /// Counts a new view; returns true if a check for an endless cycle is needed.
    @inline(__always)
    func countsView(at depth: Int32) -> Bool {
        counts.madeViews += 1
        return depth > Self.depthLimit || counts.madeViews > Self.crowd
    }

    /// Returns whether a view contains itself without end, and reports each such cycle once.
    ///
    /// - Complexity: O(depth).
    @inline(never)
    func cutsOff(_ instance: ViewInstance) -> Bool {
        var circle: [String] = []
        var names: [String] = []
        var repetitions = 0
        var next = instance.parent
        while let view = next, repetitions < Self.repetitions {
            names.append(view.type.name)
            if view.type === instance.type {
                repetitions += 1
                if circle.isEmpty { circle = names }
            }
            next = view.parent
        }
        guard instance.depth > Self.depthLimit || repetitions == Self.repetitions else { return false }
        let name = instance.type.name
        let message =
            circle.isEmpty
            ? "More than \(Self.depthLimit) views stand in each other, at \(name): what is below is not shown."
            : "\(name) contains itself without end (\((circle.reversed() + [name]).joined(separator: " → "))): it was "
                + "stopped. Give its body an end, by a condition that is false at last."
        if diagnostics.isNew("endless \(circle.isEmpty ? [name] : circle.sorted())") {
            diagnostics.report(RuntimeIssue(message: message, viewPath: name))
        }
        return true
    }
}

extension _ViewInputs {
    // Unsafe pointers: the instance owns the scope that these inputs belong to.
    /// Whether the view of these inputs contains itself without end.
    @usableFromInline var isCutOff: Bool { instanceReference?.with { $0.isCutOff } ?? false }

    /// Creates an element without size, in place of the cut-off content.
    @usableFromInline
    func makeNothing() -> _ViewOutputs { _ViewOutputs(node: RenderNode.make(layout: EmptyLayout(), inputs: self)) }
}
