/// Whether a view stands in something that is presented, and the way to leave it.
///
///     @Environment(\.presentationMode) private var presentationMode
///     Button("Done") { presentationMode.wrappedValue.dismiss() }
///
/// ``EnvironmentValues/dismiss`` and ``EnvironmentValues/isPresented`` say the same more shortly.
public struct PresentationMode {
    /// Whether the view stands in something that is presented, such as a pushed page.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Leaves what is presented; does nothing where nothing is.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// A binding to how the view is presented.
    public var presentationMode: Binding<PresentationMode> {
        let isPresented = isPresented
        let action = dismiss.action
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { if !$0.isPresented { action?() } }
        )
    }
}
