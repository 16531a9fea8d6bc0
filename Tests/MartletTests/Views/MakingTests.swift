import Foundation
import Martlet
@testable import MartletTesting
import Testing

private struct Everything: View {
    let count: () -> Void

    var body: some View {
        let _ = count()
        VStack {
            VStack {
                Image(systemName: "star")
                Image(size: CGSize(width: 8, height: 8)) { _ in }
                Label("Label", systemImage: "star")
                Text("Text").font(.title)
                Link("Link", destination: URL(filePath: "/"))
                ProgressView(value: 0.5)
                Gauge(value: 0.5) { Text("Gauge") }
                Color.red.frame(width: 8, height: 8)
                Rectangle().fill(.blue)
                Canvas { _, _ in }
            }
            VStack {
                Slider(value: .constant(0.5)) { Text("Slider") }
                Slider(value: .constant(0.5), label: { Text("Slider") }, currentValueLabel: { Text("half") })
                Toggle("Toggle", isOn: .constant(true))
                Stepper("Stepper", value: .constant(1))
                Picker("Picker", selection: .constant(1)) { Text("One").tag(1) }
                DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
                ColorPicker("Colour", selection: .constant(.red))
                TextField("Field", text: .constant(""))
                TextEditor(text: .constant(""))
                Menu("Menu") { Button("Button") {} }
            }
            TextEditor(text: .constant(AttributedString("text")))
            List { Section("Section") { Text("Row") } }
            Form { LabeledContent("Label", value: "value") }
            ScrollView { LazyVStack { ForEach(0..<3, id: \.self) { Text("\($0)") } } }
            TabView { Text("Tab").tabItem { Text("Tab") } }
            NavigationStack { Text("Page").navigationTitle("Title") }
            Grid { GridRow { Text("Cell") } }
            GroupBox("Box") { DisclosureGroup("Group") { Text("Inside") } }
        }
        .background(.thinMaterial)
        .sheet(isPresented: .constant(false)) { Text("Sheet") }
        .toolbar { Button("Tool") {} }
        .onModifierKeysChanged { _, _ in }
        .searchable(text: .constant(""))
    }
}

/// Bodies run at the update of their scene, and not at its creation: the scene has its environment and stored values
/// only then.
@MainActor @Suite struct MakingTests {
    @Test func nothingRunsABodyBeforeTheFirstUpdate() {
        var runs = 0
        let host = FixedHost(desktop: TestDesktop())
        let scene = SceneGraph(host: host, size: CGSize(width: 800, height: 600), Everything { runs += 1 })
        #expect(runs == 0)
        scene.update()
        #expect(runs == 1)
    }
}
