import Foundation
import MartletTesting
import Testing

/// Actions for the beginning and the end of a resize by the user.
@MainActor @Suite struct InteractiveResizeTests {
    @MainActor final class Log { var entries: [String] = [] }

    private struct Page: View {
        let log: Log
        @State private var isShown = false

        var body: some View {
            Button("Sheet") { isShown = true }
                .onInteractiveResizeChange { log.entries.append($0 ? "begin" : "end") }
                .sheet(isPresented: $isShown) {
                    Text("sheet").onInteractiveResizeChange { log.entries.append($0 ? "sheet begin" : "sheet end") }
                }
        }
    }

    @Test func sizesInQuickSuccessionAreOneResize() throws {
        let log = Log()
        let host = TestHost { Page(log: log) }
        host.resize(to: CGSize(width: 500, height: 400))
        #expect(log.entries.isEmpty, "a single size, such as that of maximizing, is no resize")
        host.resize(to: CGSize(width: 510, height: 400))
        #expect(log.entries == ["begin"])
        host.advance(by: .milliseconds(300))
        host.resize(to: CGSize(width: 520, height: 410))
        host.advance(by: .milliseconds(300))
        #expect(log.entries == ["begin"], "the resize goes on")
        host.advance(by: .milliseconds(110))
        #expect(log.entries == ["begin", "end"])
        host.advance(by: .seconds(1))
        host.resize(to: CGSize(width: 600, height: 410))
        host.advance(by: .seconds(1))
        #expect(log.entries == ["begin", "end"])
    }

    @Test func aSheetLearnsOfTheResizeOfItsWindow() throws {
        let log = Log()
        let host = TestHost { Page(log: log) }
        try host.find(.button, "Sheet").tap()
        host.resize(to: CGSize(width: 500, height: 400))
        host.resize(to: CGSize(width: 510, height: 400))
        #expect(Set(log.entries) == ["begin", "sheet begin"])
        host.advance(by: .seconds(1))
        #expect(Set(log.entries) == ["begin", "sheet begin", "end", "sheet end"])
    }
}
