/// An action that dismisses the current presentation, such as a pushed page or a sheet.
///
///     @Environment(\.dismiss) private var dismiss
///     Button("Done") { dismiss() }
public struct DismissAction {
    let action: (() -> Void)?

    init(_ action: (() -> Void)? = nil) { self.action = action }

    /// Dismisses the presentation; does nothing if there is none.
    @MainActor public func callAsFunction() { action?() }
}

private enum DismissKey: EnvironmentKey { static var defaultValue: DismissAction { DismissAction() } }
private enum IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// The action that dismisses the presentation that contains the view.
    ///
    ///     struct Editor: View {
    ///         @Environment(\.dismiss) private var dismiss
    ///         var body: some View {
    ///             Button("Done") { dismiss() }
    ///         }
    ///     }
    ///
    /// In a sheet, a popover or a full-screen cover it closes the presentation, and on a pushed page it goes back. Read
    /// it in a view of the presented content: in the view that presents, it is the action of the outer presentation.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented, such as on a pushed page or in a sheet.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
}
