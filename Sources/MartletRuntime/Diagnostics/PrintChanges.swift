import Foundation

extension View {
    /// Prints to standard output why the body that calls it runs: the name of each changed property with its old and
    /// new value, and where it was written.
    ///
    ///     var body: some View {
    ///         let _ = Self._printChanges()
    ///         Text("\(count)")
    ///     }
    ///
    /// prints, when the count has changed:
    ///
    ///     CounterView: _count changed.
    ///         count: 1 → 2, written at CounterView.swift:9 in CounterView.body
    ///
    /// `@self` stands for the view value, `@identity` for a view that is new, and `@dependencies` for what the body
    /// has read that is no property of the view. From the first call on, writes are traced: each costs some
    /// microseconds. Lines are known in programs with debug information.
    public static func _printChanges() {
        guard let text = ChangeReport.text(for: Self.self) else { return }
        ChangeReport.output.withLock { $0 }.write(text, false)
    }

    /// Does what ``_printChanges()`` does, and writes to standard error, where issues go.
    public static func _logChanges() {
        guard let text = ChangeReport.text(for: Self.self) else { return }
        ChangeReport.output.withLock { $0 }.write(text, true)
    }
}
