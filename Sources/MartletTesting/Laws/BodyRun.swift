import Martlet

/// One run of a view's body, and why it ran.
public struct BodyRun: Sendable, CustomStringConvertible {
    /// A change that caused a body to run.
    public struct Cause: Sendable, CustomStringConvertible {
        /// The name of the changed value: `CounterView.count`.
        public let name: String
        /// The value before, as text; nil if it is not known.
        public let old: String?
        /// The value that the body has read, as text; nil if it is not known.
        public let new: String?
        /// The names along the path from the change to the body.
        public let way: [String]
        /// The source locations of the writes: `CounterView.swift:12 in CounterView.body`. Empty if the program has no
        /// debug information.
        public let sites: [String]
        /// All of it in a line.
        public let description: String
    }

    /// The views from the root down to the one whose body ran.
    public let viewPath: String
    /// Whether it was the first run at this identity.
    public let isFirst: Bool
    /// The causes of the run; empty for a first appearance.
    public let causes: [Cause]

    init(_ run: UpdateTrace.Run) {
        viewPath = run.viewPath
        isFirst = run.isFirst
        causes = run.causes.map {
            Cause(
                name: $0.name, old: $0.old, new: $0.new, way: $0.way, sites: $0.sites.map(\.description),
                description: $0.description)
        }
    }

    /// The view, and a line for each cause.
    public var description: String {
        ([viewPath + (isFirst ? " for the first time" : "")] + causes.map { "    \($0)" }).joined(separator: "\n")
    }
}

extension TestHost {
    /// Records the causes of body runs from now on, for ``runs(of:)``. Earlier runs are not recorded.
    ///
    /// Writes and runs cost some microseconds more from then on.
    public func recordRuns() { core.scene.startTracing() }

    /// Returns the runs of the bodies of a type of view since ``recordRuns()`` was called, with their causes.
    ///
    ///     host.recordRuns()
    ///     try host.find(.button, "Increment").tap()
    ///     print(host.runs(of: CounterView.self))
    ///     // CounterView
    ///     //     CounterView.count: 0 → 1, written at CounterView.swift:9 in CounterView.body
    ///
    /// At most the last thousand runs are kept.
    public func runs<V: View>(of type: V.Type) -> [BodyRun] {
        let name = String(describing: type).prefix { $0 != "<" }
        return core.scene.trace?.runs.filter { $0.view == name }.map(BodyRun.init) ?? []
    }
}
