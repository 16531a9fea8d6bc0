import SwiftUI

// Names that files of others call: of bars and tabs, of finding, of windows, and of files.

private struct Message: Identifiable {
    var id = 0
    var isFlagged = false
    var note: String?
}

private struct Rotors: View {
    let messages: [Message]

    var body: some View {
        Text("a")
            .accessibilityRotor("Flagged") {
                ForEach(messages) { message in
                    if message.isFlagged { AccessibilityRotorEntry("flagged", id: message.id) }
                }
            }
            .accessibilityRotor("Notes") {
                ForEach(messages) { message in
                    if let note = message.note { AccessibilityRotorEntry(note, id: message.id) }
                }
                if messages.isEmpty {
                    AccessibilityRotorEntry("none", id: "none")
                } else {
                    AccessibilityRotorEntry("first", id: 0)
                }
            }
    }
}

private struct Single: ScrollTargetBehavior {
    func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = context.axes.contains(.horizontal) && context.environment.isEnabled
        return properties
    }

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

private func propertyTypes(_ properties: ScrollTargetBehaviorProperties) -> ScrollTargetBehaviorProperties {
    properties
}

private func contextAxes(_ context: ScrollTargetBehaviorPropertiesContext) -> Axis.Set { context.axes }

private struct OwnEditor: View {
    @Environment(\.findContext) private var find

    var body: some View {
        if let find, find.isPresented?.wrappedValue == true {
            Text(find.supportsReplace ? "find and replace" : "find")
            Button("Done") { find.isPresented?.wrappedValue = false }
        }
    }

    private func isShown(_ context: FindContext?) -> Bool { context?.isPresented?.wrappedValue ?? false }
}

private struct Bars: View {
    @Namespace private var namespace
    @Environment(\.materialActiveAppearance) private var appearance

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { page }.accessibilityIdentifier("home").accessibilityLabel("Start")
            Tab("More", systemImage: "ellipsis") { Text("more") }.accessibilityHint("All else")
        }
        .defaultTabBarPlacement(.sidebar)
    }

    private var page: some View {
        NavigationStack {
            Text("a").navigationTitle("Home")
                .toolbarForegroundStyle(.blue, for: .navigationBar)
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Text("b") }
                        .matchedTransitionSource(id: "s", in: namespace)
                    ToolbarItem(id: "c", placement: .topBarTrailing) { Text("c") }
                        .matchedTransitionSource(id: "t", in: namespace)
                }
                .background(Material.regular.materialActiveAppearance(.active))
                .materialActiveAppearance(appearance == .automatic ? .matchWindow : .inactive)
                .containerCornerOffset(.leading, sizeToFit: true)
        }
    }

    private let defaultAppearance = MaterialActiveAppearance.automatic
}

private struct Words: View {
    let resource: LocalizedStringResource = "title"
    @State private var isSuppressed = false
    @State private var number = 0.5

    var body: some View {
        Form {
            Section(resource) { Text("a") }
            LabeledContent(resource, value: "x")
            LabeledContent(resource, value: 3, format: .number)
            Text("Show Banner", bundle: #bundle, comment: "toggle")
            Text(Measurement(value: 3, unit: UnitLength.kilometers), format: .measurement(width: .wide))
                .textVariant(.sizeDependent)
            Text("fixed").textVariant(.fixed)
            Slider(value: $number).sliderThumbVisibility(.hidden)
            HelpLink { number = 0 }
            HelpLink(destination: URL(string: "https://example.com/help")!)
            TextField("Name", text: .constant("")).handwritingGestureBehavior(.disabled)
            Text("lit").defaultHoverEffect(.highlight)
        }
        .dialogSuppressionToggle(resource, isSuppressed: $isSuppressed)
    }

    private func variants<V: TextVariantPreference>(_ preference: V) -> V { preference }
    private func kinds(_ fixed: FixedTextVariant, _ sized: SizeDependentTextVariant) {}
    private let pen = HandwritingGestureBehavior.automatic
}

private struct Opening: View {
    @Environment(\.openWindow) private var openWindow
    @State private var isImporting = false

    var body: some View {
        Button("Open") { openWindow(id: "tools") }
            .presentedWindowStyle(.hiddenTitleBar)
            .presentedWindowToolbarStyle(.unified)
            .windowResizeAnchor(.top)
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.json]) { _ in }
            .fileDialogURLEnabled(#Predicate { $0.isFileURL })
            .fileDialogImportsUnresolvedAliases(true)
    }
}

private struct Underlined: View {
    var body: some View {
        VStack { Text("Hello") }
            .overlayPreferenceValue(Text.LayoutKey.self) { layouts in
                GeometryReader { proxy in
                    ForEach(0..<layouts.count, id: \.self) { index in
                        let origin = proxy[layouts[index].origin]
                        let layout: Text.Layout = layouts[index].layout
                        Color.red.frame(width: layout.first?.typographicBounds.width ?? 0).position(origin)
                    }
                }
            }
            .backgroundPreferenceValue(Text.LayoutKey.self) { layouts in Text("\(layouts.count)") }
            .onPreferenceChange(Text.LayoutKey.self) { print($0.count) }
    }
}
