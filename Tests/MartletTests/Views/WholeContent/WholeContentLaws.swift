import Combine
import Foundation
import Martlet
import MartletTestSupport
import MartletTesting
import Testing

/// H1, H7 · Modifiers on content that is not one view.
@MainActor @Suite struct WholeContentLaws {
    /// Each shape of content in each place: what belongs to the content as a whole happens once, and a change of the branch
    /// is a change and nothing else.
    @Test(arguments: ContentPlace.allCases, ContentShape.allCases)
    func H7_whatBelongsToTheWholeHappensOnce(in place: ContentPlace, of shape: ContentShape) async {
        let events = ContentEvents()
        let probe = events.probe
        let host = TestHost { WholeContentStage(place: place, shape: shape, events: events) }
        await host.settle()
        #expect(probe.takeLog() == ["count 1", "+", "initial", "task"])
        host.run("flip", of: probe)
        await host.settle()
        #expect(probe.takeLog() == ["change"])
        host.run("flip", of: probe)
        await host.settle()
        #expect(probe.takeLog() == ["change"])
        events.sent.send(7)
        host.open(URL(string: "note:1")!)
        await host.settle()
        #expect(probe.takeLog() == ["received 7", "url"])
        host.run("go", of: probe)
        await host.settle()
        await eventually { probe.log.count == 2 }
        #expect(probe.takeLog() == ["-", "cancelled"])
        events.sent.send(8)
        host.open(URL(string: "note:2")!)
        await host.settle()
        #expect(probe.takeLog() == [])
        host.run("go", of: probe)
        await host.settle()
        #expect(probe.takeLog() == ["count 1", "+", "initial", "task"])
        #expect(host.issues.isEmpty)
    }

    private struct Filling: View {
        let probe: Probe
        @State private var names: [String] = []

        var body: some View {
            let _ = probe.offer("add") { names.append("\(names.count)") }
            let _ = probe.offer("remove") { names.removeLast() }
            let _ = probe.offer("fade") { withAnimation(.linear(duration: 1)) { _ = names.removeLast() } }
            VStack {
                Group {
                    if names.count > 1 { Text("many") }
                    ForEach(names, id: \.self) { Text($0) }
                }
                .onAppear { probe.note("+") }
                .onDisappear { probe.note("-") }
            }
        }
    }

    @Test func H1_contentAppearsWithItsFirstElementAndDisappearsWithItsLast() {
        let probe = Probe()
        let host = TestHost { Filling(probe: probe) }
        #expect(probe.takeLog() == [])
        for expected in [["+"], [], []] {
            host.run("add", of: probe)
            #expect(probe.takeLog() == expected)
        }
        for expected in [[], [], ["-"]] {
            host.run("remove", of: probe)
            #expect(probe.takeLog() == expected)
        }
        host.run("add", of: probe)
        #expect(probe.takeLog() == ["+"])
        host.run("fade", of: probe)
        host.advance(by: .seconds(0.5))
        #expect(probe.takeLog() == [], "it is still seen")
        host.advance(by: .seconds(1))
        #expect(probe.takeLog() == ["-"])
    }

    private struct Loader: View {
        enum Phase { case idle, loading, loaded }
        let probe: Probe
        @State private var phase = Phase.idle

        var body: some View {
            Group {
                switch phase {
                case .idle: Text("idle")
                case .loading: ProgressView()
                case .loaded: Text("ok")
                }
            }
            .task {
                probe.note("load")
                phase = .loading
                try? await Task.sleep(for: .seconds(0.5))
                probe.note(Task.isCancelled ? "cancelled" : "done")
                phase = .loaded
            }
        }
    }

    @Test func H7_aLoaderLoadsOnce() async {
        let probe = Probe()
        let host = TestHost { NavigationStack { Loader(probe: probe) } }
        await host.settle()
        #expect(probe.takeLog() == ["load"])
        host.advance(by: .seconds(1))
        await host.settle()
        #expect(probe.takeLog() == ["done"])
        #expect(host.texts == ["ok"])
    }

    private struct Chat: View {
        let isInStack: Bool
        @State private var messages: [String] = []

        private var list: some View {
            Group { if messages.isEmpty { Text("none") } else { List(messages, id: \.self) { Text($0) } } }
        }

        var body: some View {
            if isInStack {
                NavigationStack { list.safeAreaInset(edge: .bottom) { Composer { messages.append($0) } } }
            } else {
                VStack { list.overlay { Composer { messages.append($0) } } }
            }
        }
    }

    private struct Composer: View {
        let send: (String) -> Void
        @State private var count = 0

        var body: some View {
            Button("draft \(count)") {
                count += 1
                send("message \(count)")
            }
        }
    }

    @Test(arguments: [true, false])
    func H7_stateBesideContentOutlivesAChangeOfTheBranch(isInStack: Bool) throws {
        let host = TestHost { Chat(isInStack: isInStack) }
        try host.find(.button, "draft 0").tap()
        try host.find(.button, "draft 1").tap()
        #expect(host.texts.contains("message 2") && host.texts.contains("draft 2"))
    }

    private struct Presenting: View {
        let probe: Probe
        @State private var isFirst = true
        @State private var showsSheet = false
        @State private var showsPage = false

        var body: some View {
            let _ = probe.offer("flip") { isFirst.toggle() }
            let _ = probe.offer("sheet") { showsSheet = true }
            let _ = probe.offer("page") { showsPage = true }
            NavigationStack {
                VStack {
                    Group { if isFirst { Text("a") } else { Text("b") } }
                        .sheet(isPresented: $showsSheet, onDismiss: { probe.note("dismissed") }) {
                            Counter(name: "sheet", probe: probe)
                        }
                        .navigationDestination(isPresented: $showsPage) { Counter(name: "page", probe: probe) }
                }
            }
        }
    }

    @Test(arguments: ["sheet", "page"])
    func H7_whatContentPresentsOutlivesAChangeOfTheBranch(kind: String) async {
        let probe = Probe()
        let host = TestHost { Presenting(probe: probe) }
        host.run(kind, of: probe)
        await host.settle()
        host.run("\(kind) +", of: probe)
        #expect(host.texts.contains("\(kind) 1"))
        host.run("flip", of: probe)
        await host.settle()
        #expect(host.texts.contains("\(kind) 1"))
        #expect(probe.log == [])
    }

    @Test func H7_looksAreAppliedToEachElement() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            VStack(spacing: 0) {
                Group {
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("a")
                    Color.red.frame(width: 10, height: 10).accessibilityIdentifier("b")
                }
                .padding(5)
                .onAppear {}
            }
        }
        let (a, b) = try (host.element(id: "a").frame, host.element(id: "b").frame)
        #expect(b.minY - a.minY == 20, "each has its own padding")
    }
}
