import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// How far a progress of Foundation's has come. It is asked ten times a second, until it is finished or cancelled:
    /// on Linux it tells nobody when it changes.
    public init(_ progress: Progress) {
        self.init(label: EmptyView(), currentValueLabel: EmptyView(), fraction: nil, progress: progress)
    }
}
