import Martlet
import MartletTesting
import Testing

/// The state of pages, tabs and sheets, and their appearances and disappearances.
@MainActor @Suite struct PageLifetimeTests {
    private struct Page: View {
        let name: String
        let probe: Probe
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            let _ = probe.offer("leave \(name)") { dismiss() }
            Counter(name: name, probe: probe)
                .onAppear { probe.note("+\(name)") }
                .onDisappear { probe.note("-\(name)") }
        }
    }

    private struct Pages: View {
        let probe: Probe
        @State private var path = NavigationPath()

        var body: some View {
            let _ = probe.offer("push 1") { path.append(1) }
            let _ = probe.offer("push a") { path.append("a") }
            let _ = probe.offer("pop") { path.removeLast() }
            let _ = probe.offer("pop both") { path.removeLast(2) }
            NavigationStack(path: $path) {
                Page(name: "root", probe: probe)
                    .navigationDestination(for: Int.self) { Page(name: "\($0)", probe: probe) }
                    .navigationDestination(for: String.self) { Page(name: $0, probe: probe) }
            }
        }
    }

    @Test func pagesOfAPathKeepTheirStorageUntilTheyArePopped() async {
        let probe = Probe()
        let host = TestHost { Pages(probe: probe) }
        func go(_ way: String) async {
            host.run(way, of: probe)
            await host.settle()
        }
        await go("root +")
        await go("push 1")
        await go("1 +")
        _ = probe.takeLog()
        await go("push a")
        #expect(probe.takeLog() == ["+a", "-1"])
        await go("pop")
        #expect(host.texts.contains("1 1"), "what lay below is as it was")
        #expect(probe.takeLog() == ["+1", "-a"])
        await go("push a")
        _ = probe.takeLog()
        await go("pop both")
        #expect(host.texts.contains("root 1"))
        #expect(probe.takeLog().contains("-a"))
        await go("push 1")
        #expect(host.texts.contains("1 0"), "a page that comes again begins anew")
        await go("leave 1")
        #expect(host.texts.contains("root 1"))
    }

    private struct Tabs: View {
        let probe: Probe
        @State private var tab = 0

        var body: some View {
            let _ = probe.offer("first") { tab = 0 }
            let _ = probe.offer("second") { tab = 1 }
            TabView(selection: $tab) {
                Page(name: "a", probe: probe).tabItem { Text("A") }.tag(0)
                Page(name: "b", probe: probe).tabItem { Text("B") }.tag(1)
            }
        }
    }

    @Test func tabsKeepTheirStorage() {
        let probe = Probe()
        let host = TestHost { Tabs(probe: probe) }
        #expect(probe.takeLog() == ["+a"], "a tab that was never chosen has not appeared")
        host.run("a +", of: probe)
        host.run("second", of: probe)
        #expect(probe.takeLog() == ["+b", "-a"])
        host.run("first", of: probe)
        #expect(host.texts.contains("a 1"))
    }

    private struct Item: Identifiable {
        let id: Int
    }

    private struct Sheets: View {
        let probe: Probe
        @State private var isShown = false
        @State private var item: Item?

        var body: some View {
            let _ = probe.offer("show") { isShown = true }
            let _ = probe.offer("item 1") { item = Item(id: 1) }
            let _ = probe.offer("item 2") { item = Item(id: 2) }
            let _ = probe.offer("no item") { item = nil }
            Text("shown \(isShown ? 1 : 0) item \(item?.id ?? 0)")
                .sheet(isPresented: $isShown, onDismiss: { probe.note("dismissed") }) {
                    Page(name: "sheet", probe: probe)
                }
                .sheet(item: $item) { Page(name: "item \($0.id)", probe: probe) }
        }
    }

    @Test func sheetsBeginAnewAndTellThatTheyHaveGone() {
        let probe = Probe()
        let host = TestHost { Sheets(probe: probe) }
        func go(_ way: String) {
            host.run(way, of: probe)
            host.advance(by: .seconds(1))
        }
        go("show")
        go("sheet +")
        #expect(host.texts.contains("sheet 1"))
        go("leave sheet")
        #expect(host.texts == ["shown 0 item 0"], "dismissing writes the binding")
        #expect(probe.takeLog() == ["+sheet", "-sheet", "dismissed"])
        go("show")
        #expect(host.texts.contains("sheet 0"))
        go("leave sheet")
        go("item 1")
        go("item 1 +")
        go("item 2")
        #expect(host.texts.contains("item 2 0"), "another item is another sheet")
        #expect(!host.texts.contains("item 1 1"))
        go("no item")
        #expect(host.texts == ["shown 0 item 0"])
    }
}
