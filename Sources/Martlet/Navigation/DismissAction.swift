/// Leaves what is presented: pops a page, for instance.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Done") { dismiss() }
public struct DismissAction {
    let action: (() -> Void)?

    init(_ action: (() -> Void)? = nil) { self.action = action }

    /// Leaves; does nothing where nothing is presented.
    @MainActor public func callAsFunction() { action?() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Leaves the presentation that the view stands in.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view stands in something that is presented, such as a pushed page.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
