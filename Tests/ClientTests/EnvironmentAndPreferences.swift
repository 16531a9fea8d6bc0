import SwiftUI

private struct ThemeKey: EnvironmentKey {
    static let defaultValue = Theme.plain
}

private struct ActionKey: EnvironmentKey {
    static let defaultValue: @Sendable (String) -> Void = { _ in }
}

struct Theme: Sendable, Equatable {
    var name: String
    static let plain = Theme(name: "Plain")
}

extension EnvironmentValues {
    var theme: Theme {
        get { self[ThemeKey.self] }
        set { self[ThemeKey.self] = newValue }
    }

    var notify: @Sendable (String) -> Void {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }
}

extension View {
    func theme(_ theme: Theme) -> some View { environment(\.theme, theme) }
}

struct ThemedText: View {
    @Environment(\.theme) private var theme
    @Environment(\.theme.name) private var name: String
    @Environment(\.colorScheme) var colorScheme
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.scenePhase) private var scenePhase
    @Environment(\.locale) private var locale
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.notify) private var notify

    var body: some View {
        Text("\(theme.name) \(name)")
            .foregroundStyle(isEnabled ? AnyShapeStyle(.primary) : AnyShapeStyle(Color.gray))
            .onTapGesture { dismiss() }
            .onChange(of: scenePhase) { oldPhase, newPhase in
                if newPhase == .active, oldPhase != newPhase { notify("active") }
            }
            .onChange(of: colorScheme, initial: true) { notify("scheme") }
            .onChange(of: theme) { newValue in notify(newValue.name) }
        Button("Open") { openURL(URL(string: "https://example.org")!) }
    }
}

struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value.append(contentsOf: nextValue())
    }
}

struct FirstKey: PreferenceKey {
    typealias Value = String?
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

struct SizeReader: View {
    @State private var height: CGFloat = 0
    @State private var size = CGSize.zero

    var body: some View {
        VStack {
            Text("Measured")
                .background(
                    GeometryReader { geometry in
                        Color.clear.preference(key: HeightKey.self, value: geometry.size.height)
                    }
                )
            Text("Height: \(height, specifier: "%.0f")")
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                ForEach(anchors.indices, id: \.self) { index in
                    let frame = proxy[anchors[index]]
                    Color.red.frame(width: frame.width, height: 1).offset(x: frame.minX, y: frame.minY)
                }
            }
        }
        .onGeometryChange(for: CGSize.self) { proxy in
            proxy.size
        } action: { newSize in
            size = newSize
        }
        .coordinateSpace(name: "measure")
        .transformPreference(FirstKey.self) { $0 = $0 ?? "none" }
    }
}

struct TaskView: View {
    let id: Int
    @State private var results: [String] = []
    @State private var isLoading = false

    var body: some View {
        List(results, id: \.self) { Text($0) }
            .task { await load() }
            .task(id: id) {
                isLoading = true
                defer { isLoading = false }
                await load()
            }
            .task(id: id, priority: .utility) { await load() }
            .onAppear { results = [] }
            .onAppear(perform: reset)
            .onDisappear(perform: reset)
    }

    private func reset() { results.removeAll() }

    private func load() async {
        results = await Self.fetch(id)
    }

    nonisolated static func fetch(_ id: Int) async -> [String] { ["\(id)"] }
}
