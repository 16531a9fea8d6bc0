import Foundation

/// The width of an inspector: the first one that a view inside sets.
private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }

    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// The total width of the inspectors beside a view, in points.
enum InspectorRoomKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Shows an inspector after the content while a binding is true.
nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
    let isPresented: Binding<Bool>
    let inspector: Inspector
    @State private var width: ColumnWidth?

    init(isPresented: Binding<Bool>, inspector: Inspector) {
        self.isPresented = isPresented
        self.inspector = inspector
    }

    @MainActor func body(content: Content) -> some View {
        let column = max(width?.minimum ?? 0, min(width?.ideal ?? 240, width?.maximum ?? .infinity))
        InspectorLayout(width: column) {
            // The layout requires one view for the content and one for the inspector.
            VStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue {
                Rectangle().fill(.background)
                Divider()
                VStack { inspector }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                    .onPreferenceChange(InspectorWidthKey.self) { width = $0 }
            }
        }
        .transformPreference(InspectorRoomKey.self) { if isPresented.wrappedValue { $0 += column } }
        .focusedSceneValue(
            \.inspectorToggle,
            PageToggle(isShown: isPresented.wrappedValue) { isPresented.wrappedValue.toggle() })
    }
}

extension View {
    /// Shows an inspector at the trailing side of the view while a binding is true.
    ///
    ///     Editor(document: document)
    ///         .inspector(isPresented: $showsInspector) { Settings(document: document) }
    ///
    /// - Parameters:
    ///   - isPresented: A binding to whether the inspector is shown.
    ///   - content: Creates the inspector.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the fixed width of the enclosing inspector, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(
            key: InspectorWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    /// Sets the minimum, ideal and maximum width of the enclosing inspector, in points.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }
}
