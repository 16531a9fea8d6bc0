#if GTK
import AttributeGraph
import CAllocationCounter
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Everything that a page has created ends with it: widgets of Martlet and of GTK, nodes, attributes, and other
    /// memory.
    @MainActor
    @Suite struct Leaks {
        enum Kind: String, CaseIterable {
            case controls, fields, list, images, shapes, accessible, tabs, bars, sheet, alert
        }

        struct Page: View {
            let kind: Kind
            @State private var text = "text"
            @State private var isOn = true
            @FocusState private var isFocused: Bool

            var body: some View {
                switch kind {
                case .controls:
                    VStack {
                        Button("Bordered") {}.tint(.purple)
                        Button("Plain") {}.buttonStyle(.plain)
                        Toggle("Check", isOn: $isOn)
                        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                        Toggle("Button", isOn: $isOn).toggleStyle(.button)
                        Stepper("Step", value: .constant(1), in: 0...2)
                        ProgressView(value: 0.5)
                        ProgressView("Loading")
                        Link("Link", destination: URL(string: "https://example.org")!)
                    }
                case .fields:
                    Form {
                        TextField("Name", text: $text).focused($isFocused)
                        TextField("Note", text: $text, axis: .vertical)
                        SecureField("Password", text: $text)
                        TextField("Plain", text: $text).textFieldStyle(.plain)
                    }
                case .list:
                    List(0..<10_000, id: \.self) { Text("Row \($0)") }
                case .images:
                    VStack {
                        Image(systemName: "star.fill").foregroundStyle(.orange)
                        Label("Music", systemImage: "music.note").font(.title)
                    }
                case .shapes:
                    ZStack {
                        Circle().fill(.red)
                        RoundedRectangle(cornerRadius: 8).stroke(.blue, lineWidth: 2).padding()
                        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
                            .clipShape(Capsule()).shadow(radius: 3).rotationEffect(.degrees(10))
                        GeometryReader { Text("\($0.size.width)") }
                    }
                case .tabs:
                    TabView {
                        Text("one").tabItem { Label("One", systemImage: "star") }
                        OwnTab()
                    }
                case .bars:
                    Text("page")
                        .toolbar {
                            ToolbarItem { Button("Tool", systemImage: "gear") { isOn.toggle() } }
                            ToolbarItem(placement: .bottomBar) { TextField("Name", text: $text) }
                        }
                case .accessible:
                    VStack {
                        Text("4"); Button("Buy") {}
                    }
                    .accessibilityElement(children: .combine)
                    .accessibilityAction(named: "Sell") { text = "" }
                    .accessibilityAdjustableAction { _ in text = "" }
                    .accessibilityIdentifier("offer")
                case .sheet:
                    Text("Page").sheet(isPresented: .constant(true)) {
                        NavigationStack {
                            Form {
                                TextField("Name", text: $text)
                                Button("Done") { text = "" }
                            }
                            .navigationTitle("Sheet")
                        }
                    }
                case .alert:
                    Text("Page").alert("Title", isPresented: .constant(true)) {
                        TextField("Name", text: $text)
                        Button("Delete", role: .destructive) {}
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("Message")
                    }
                }
            }
        }

        struct OwnTab: View {
            var body: some View { Text("two").tabItem { Text("Two") } }
        }

        struct Switching: View {
            let kind: Kind
            @State private var isOpen = false

            var body: some View {
                VStack {
                    Button("Turn") { isOpen.toggle() }
                    if isOpen { Page(kind: kind) }
                }
            }
        }

        @Test(arguments: Kind.allCases)
        func openingsAndClosingsLeaveNothing(of kind: Kind) throws {
            let fixture = WindowFixture(Switching(kind: kind))
            defer { fixture.close() }
            let button = try #require(fixture.widgets("GtkButton").first)
            func turn() { fixture.click(button) }
            try check(fixture, times: 200, open: turn, close: turn)
        }

        struct Stack: View {
            let model: Model
            @State private var path: [Kind] = []

            var body: some View {
                let _ = model.set = { path = $0 }
                NavigationStack(path: $path) {
                    Text("Home").navigationDestination(for: Kind.self) { Page(kind: $0).navigationTitle("Page") }
                }
            }
        }

        final class Model { var set: ([Kind]) -> Void = { _ in } }

        @Test func aThousandPagesOfAStackLeaveNothing() throws {
            let model = Model()
            let fixture = WindowFixture(Stack(model: model))
            defer { fixture.close() }
            func go(to path: [Kind]) {
                model.set(path)
                fixture.settle()
            }
            for kind in Kind.allCases {
                try check(
                    fixture, times: 1000 / Kind.allCases.count + 1, open: { go(to: [kind]) }, close: { go(to: []) })
            }
        }

        /// The number of existing objects.
        private struct Living: Equatable {
            var views: Int
            var widgets: Int
            var nodes: Int
            var attributes: Int

            @MainActor
            init(_ fixture: WindowFixture) {
                views = fixture.tree.count
                widgets = NodeWidget.liveCount
                nodes = fixture.window.scene.liveNodes
                attributes = fixture.window.scene.graph.counts.nodes
            }
        }

        private func check(_ fixture: WindowFixture, times: Int, open: () -> Void, close: () -> Void) throws {
            open()
            close()
            // GTK's own widgets of one opening, each of which says when it ends.
            let before = Set(fixture.widgets)
            open()
            let census = WidgetCensus(fixture.widgets.filter { !before.contains($0) && !NodeWidget.isNode($0) })
            close()
            fixture.runFrames()
            #expect(census.living == 0)
            let living = Living(fixture)
            func repeatedly(_ times: Int) {
                for _ in 0..<times {
                    open()
                    close()
                }
                fixture.runFrames()
            }
            // Tables and GTK's caches first grow to their size.
            repeatedly(warmUp)
            let growth = heapGrowth { repeatedly(times / 2) }
            #expect(Living(fixture) == living)
            #expect(growth < allowance, "\(growth) bytes more after \(times / 2) times")
        }

        @Test(arguments: Kind.allCases)
        func aClosedWindowLeavesNothing(of kind: Kind) {
            func openAndClose(_ times: Int) {
                for _ in 0..<times {
                    weak var window: GTKWindow?
                    weak var scene: SceneGraph?
                    let census: WidgetCensus
                    do {
                        let fixture = WindowFixture(Page(kind: kind))
                        (window, scene) = (fixture.window, fixture.window.scene)
                        census = WidgetCensus([fixture.window.window])
                        fixture.close()
                    }
                    #expect(window == nil)
                    #expect(scene == nil)
                    #expect(census.living == 0)
                    #expect(NodeWidget.liveCount == 0)
                }
            }
            openAndClose(warmUp)
            let growth = heapGrowth { openAndClose(25) }
            #expect(growth < allowance, "\(growth) bytes more after 25 windows")
        }

        @Test(arguments: [Kind.controls, .fields, .sheet])
        func aHostedViewLeavesNothing(of kind: Kind) {
            func openAndClose(_ times: Int) {
                for _ in 0..<times {
                    weak var window: GTKWindow?
                    weak var scene: SceneGraph?
                    let census: WidgetCensus
                    do {
                        let program = HostingProgramFixture()
                        let hosting = GTKHostingWidget(rootView: Page(kind: kind))
                        program.add(hosting.widget)
                        program.show()
                        (window, scene) = (hosting.surface, hosting.surface?.scene)
                        census = WidgetCensus([program.window, hosting.widget])
                        program.close()
                    }
                    #expect(window == nil)
                    #expect(scene == nil)
                    #expect(census.living == 0)
                    #expect(NodeWidget.liveCount == 0)
                }
            }
            openAndClose(warmUp)
            let growth = heapGrowth { openAndClose(25) }
            #expect(growth < allowance, "\(growth) bytes more after 25 windows")
        }

        private let warmUp = 50
        /// Less than a hundredth of the smallest page, so that one leaked page in a hundred is detected.
        private let allowance = 8 << 10

        /// By how many bytes the heap grows each time that something is done. What leaks does so always; a cache of
        /// GTK's grows in some of the times, and other threads disturb some.
        private func heapGrowth(_ body: () -> Void) -> Int {
            var growth = Int.max
            for _ in 0..<8 where growth >= allowance { growth = min(growth, heapGrowthOnce(body)) }
            return growth
        }

        /// By how many bytes the heap grows meanwhile. A leak is seen in this thread and in all of them; what other tests
        /// do is seen in all, and what other threads free for this one is missing from its own.
        private func heapGrowthOnce(_ body: () -> Void) -> Int {
            let before = (bytes_held_by_this_thread(), bytes_held_by_all_threads())
            body()
            return min(bytes_held_by_this_thread() - before.0, bytes_held_by_all_threads() - before.1)
        }
    }
}

/// Counts which of some widgets are still alive.
final class WidgetCensus {
    private(set) var living: Int

    init(_ widgets: [Widget]) {
        living = widgets.count
        for widget in widgets {
            g_object_weak_ref(
                widget.cast(), { data, _ in Unmanaged<WidgetCensus>.fromOpaque(data!).takeRetainedValue().living -= 1 },
                Unmanaged.passRetained(self).toOpaque())
        }
    }
}
#endif
