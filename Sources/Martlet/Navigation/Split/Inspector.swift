import Foundation

/// The width of an inspector: the first that a view in it sets.
private enum InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }

    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// The width of the inspectors that are shown beside a view, in points.
enum InspectorRoomKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Shows a column after the content while a binding is true.
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
            // The layout counts on one view for the content and one for the inspector.
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
    /// Shows a column with details at the trailing side of the view while a binding is true.
    nonisolated public func inspector<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector that the view stands in, in points.
    nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(
            key: InspectorWidthKey.self, value: ColumnWidth(minimum: width, ideal: width, maximum: width))
    }

    /// Sets what the inspector that the view stands in is at least, by choice and at most wide, in points.
    nonisolated public func inspectorColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(minimum: min, ideal: ideal, maximum: max))
    }
}
