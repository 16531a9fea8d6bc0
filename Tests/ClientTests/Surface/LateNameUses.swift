import SwiftUI

// Names of late years that files of others call.

private struct Divided: _VariadicView_MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        let last = children.last?.id
        ForEach(children) { child in
            child
            if child.id != last { Divider() }
        }
    }
}

private struct Stacked: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        VStack { ForEach(children.reversed()) { $0.padding($0[Wide.self] ? 8 : 0) } }
    }
}

private struct Wide: _ViewTraitKey { static let defaultValue = false }

private struct OfType: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? {
        context.dynamicTypeSize.isAccessibilitySize ? context.maxDetentValue : context.maxDetentValue / 3
    }
}

private struct LateNameUses: View {
    @State private var text = ""
    @State private var shown = false

    private func grip(_ position: FrameResizePosition) -> some View {
        Color.clear.pointerStyle(.frameResize(position: position))
    }

    var body: some View {
        NavigationStack {
            List {
                NavigationLink("One") { Text("page") }.navigationLinkIndicatorVisibility(.hidden)
                Text("1").typeSelectEquivalent("one").typeSelectEquivalent(Text("one")).typeSelectEquivalent(text)
                _VariadicView.Tree(Divided()) {
                    Text("a"); Text("b")._trait(Wide.self, true)
                }
                _VariadicView.Tree(Stacked()) {
                    Text("a"); Text("b")
                }
                grip(.topLeading)
                Color.red.pointerStyle(.frameResize(position: .bottom, directions: [.inward, .outward]))
                    .pointerStyle(.columnResize(directions: .leading)).pointerStyle(
                        .rowResize(directions: [.up, .down])
                    )
                    .accessibilityActivationPoint(.center).accessibilityActivationPoint(CGPoint(x: 1, y: 2))
            }
            .toolbar {
                ToolbarItem(placement: .title) { Text("Title") }
                ToolbarItem(placement: .subtitle) { Text("Subtitle") }
                ToolbarItem(placement: .largeTitle) { Text("Title") }
                ToolbarItem(placement: .largeSubtitle) { Text("Subtitle") }.sharedBackgroundVisibility(.hidden)
            }
            .toolbar(id: "bar") { ToolbarItem(id: "a") { Text("a") }.sharedBackgroundVisibility(.hidden) }
            .sheet(isPresented: $shown) {
                Text("sheet").presentationDetents([.custom(OfType.self)])
                    .presentationSizing(.form.sticky(vertical: true))
            }
        }
        .onChange(of: text) {
            AccessibilityNotification.ScreenChanged().post()
            AccessibilityNotification.LayoutChanged("Filtered").post()
        }
    }

    @State private var activation: TabSearchActivation = .searchTabSelection
    private let directions: (FrameResizeDirection.Set, HorizontalDirection, VerticalDirection.Set) = (
        .all, .leading, .up
    )
    private let inward = FrameResizeDirection.inward
    private let edges: [HorizontalDirection.Set] = [.init(HorizontalDirection.leading), .all]
    private let lines: [VerticalDirection] = VerticalDirection.allCases

    var tabs: some View {
        TabView {
            TabSection("More") { Tab("One", systemImage: "star") { Text("one") } }
                .sectionActions { Button("Add") {} }
        }
        .tabViewSearchActivation(.searchTabSelection)
    }
}
