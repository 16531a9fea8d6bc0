/// The presentation state of a view, with a method to dismiss it.
///
///     @Environment(\.presentationMode) private var presentationMode
///     Button("Done") { presentationMode.wrappedValue.dismiss() }
///
/// ``EnvironmentValues/dismiss`` and ``EnvironmentValues/isPresented`` are the newer, shorter forms.
public struct PresentationMode {
    /// Whether the view is presented, such as on a pushed page or in a sheet.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) { self.isPresented = isPresented }

    /// Dismisses the presentation; does nothing if there is none.
    ///
    ///     struct CloseButton: View {
    ///         @Environment(\.presentationMode) private var presentationMode
    ///         var body: some View {
    ///             Button("Close") { presentationMode.wrappedValue.dismiss() }
    ///         }
    ///     }
    ///
    /// It has an effect through the binding of ``EnvironmentValues/presentationMode``; a copy of the value changes
    /// alone.
    public mutating func dismiss() { isPresented = false }
}

extension EnvironmentValues {
    /// A binding to the presentation state of the view.
    ///
    ///     struct Editor: View {
    ///         @Environment(\.presentationMode) private var presentationMode
    ///         var body: some View {
    ///             Button("Done") { presentationMode.wrappedValue.dismiss() }
    ///         }
    ///     }
    ///
    /// Writing a value that is not presented dismisses the view. New code reads ``dismiss`` and ``isPresented``.
    public var presentationMode: Binding<PresentationMode> {
        let isPresented = isPresented
        let action = dismiss.action
        return Binding(
            get: { PresentationMode(isPresented: isPresented) },
            set: { if !$0.isPresented { action?() } }
        )
    }
}
