import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// Creates a progress view for a `Progress` of Foundation.
    ///
    /// On Linux a `Progress` does not announce its changes. The view therefore polls it ten times a second until it is
    /// finished or cancelled.
    public init(_ progress: Progress) {
        self.init(label: EmptyView(), currentValueLabel: EmptyView(), fraction: nil, progress: progress)
    }
}
