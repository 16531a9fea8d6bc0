import SwiftUI

// Alerts of their own, labels of toolbars, and other names of 2024 to 2026 for desktops, as their documentation uses them.

private struct AlertUses: App {
    @State private var needsLogin = true
    @State private var file: String?
    @State private var isSuppressed = false
    private let title = "Delete?"

    @SceneBuilder var body: some Scene {
        Window("Welcome", id: "welcome") { Text("welcome") }
            .defaultLaunchBehavior(needsLogin ? .suppressed : .presented)
        AlertScene("Login Required", isPresented: $needsLogin) {
            Button("OK") {}
        }
        .dialogIcon(Image(systemName: "person"))
        .dialogSeverity(.critical)
        .dialogSuppressionToggle(isSuppressed: $isSuppressed)
        AlertScene(Text("Login Required"), isPresented: $needsLogin) {
            Button("OK") {}
        } message: {
            Text("It takes a minute.")
        }
        .dialogSuppressionToggle("Not again", isSuppressed: $isSuppressed)
        AlertScene(title, item: $file) { file in
            Button(file, role: .destructive) {}
        } message: {
            Text($0)
        }
        .dialogSuppressionToggle(Text("Not again"), isSuppressed: $isSuppressed)
        AlertScene("Delete?", isPresented: $needsLogin, presenting: file) { Button($0) {} }
            .dialogSuppressionToggle(title, isSuppressed: $isSuppressed)
        AlertScene(LocalizedStringResource("Delete?"), item: $file) { Button($0) {} }
            .dialogSuppressionToggle(LocalizedStringResource("Not again"), isSuppressed: $isSuppressed)
    }
}

private struct LabelUses: App {
    @AppStorage("ToolbarLabelStyle")
    private var labelStyle: ToolbarLabelStyle = .iconOnly
    @AppStorage("other") private var other: ToolbarLabelStyle

    @SceneBuilder var body: some Scene {
        WindowGroup { BarUses() }.windowToolbarLabelStyle($labelStyle)
        WindowGroup { BarUses() }.windowToolbarLabelStyle(fixed: .titleAndIcon)
        WindowGroup { BarUses() }.windowToolbarLabelStyle(fixed: other == .automatic ? .titleOnly : other)
    }
}

private struct BarUses: View {
    @Environment(\.toolbarLabelStyle) private var labels: ToolbarLabelStyle?
    @Environment(\.tabBarPlacement) private var placement: TabBarPlacement?
    @State private var isCollaborating = false
    @State private var isResizing = false

    var body: some View {
        List {
            Text(placement == .bottomBar ? "below" : "above")
            Text(labels == nil ? "outside" : "inside")
        }
        .toolbar(id: "browser") {
            ToolbarItem(id: "share") {
                ControlGroup {
                    Button("Share") {}
                    Button("Collaborate") {}.toolbarItemHidden(!isCollaborating)
                }
            }
            .contentMarginsRemoved()
        }
        .toolbar {
            ToolbarItem { Button("Account") {} }.contentMarginsRemoved(isResizing)
        }
        .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
        .toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)
        .toolbarMinimizationSafeAreaAdjustment(.disabled, for: .navigationBar)
        .onInteractiveResizeChange { isResizing = $0 }
    }
}

private func values(
    _: ToolbarMinimizationBehavior, _: ToolbarMinimizationRestoration, _: ToolbarMinimizationSafeAreaAdjustment
) {}

private struct QuitUses: View {
    @State private var isShown = false
    @Environment(\.verticalScrollBounceBehavior) private var vertical: ScrollBounceBehavior
    @Environment(\.horizontalScrollBounceBehavior) private var horizontal: ScrollBounceBehavior

    var body: some View {
        Text("\(vertical) \(horizontal)")
            .confirmationDialog("Log out?", isPresented: $isShown) { Button("Yes") {} }
            .dialogPreventsAppTermination(false)
            .sheet(isPresented: $isShown) { Text("sheet").presentationPreventsAppTermination(true) }
    }
}
