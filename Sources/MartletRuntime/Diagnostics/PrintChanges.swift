import Foundation

extension View {
    /// Prints the reasons for the current run of the body to standard output: the name of each changed property with
    /// its old and new value, and the location of the write.
    ///
    ///     struct CounterView: View {
    ///         @State private var count = 1
    ///         var body: some View {
    ///             let _ = Self._printChanges()
    ///             Text("\(count)")
    ///         }
    ///     }
    ///
    /// prints, when the count has changed:
    ///
    /// ```text
    /// CounterView: _count changed.
    ///     count: 1 → 2, written at CounterView.swift:9 in CounterView.body
    /// ```
    ///
    /// `@self` means the view value, `@identity` a new view, and `@dependencies` other values that the body has read.
    /// From the first call on, writes are traced, at a cost of some microseconds each. Line numbers require debug
    /// information.
    public static func _printChanges() {
        guard let text = ChangeReport.text(for: Self.self) else { return }
        ChangeReport.output.withLock { $0 }.write(text, false)
    }

    /// Prints the same report as ``_printChanges()``, but to standard error, like issues.
    public static func _logChanges() {
        guard let text = ChangeReport.text(for: Self.self) else { return }
        ChangeReport.output.withLock { $0 }.write(text, true)
    }
}
