import Foundation
import Martlet
import MartletTesting
import Testing

/// Alerts and dialogs that are presented while a binding has an item or an error.
@MainActor @Suite struct ItemAlertTests {
    @MainActor final class Log { var entries: [String] = [] }

    struct Failure: LocalizedError { var errorDescription: String? }

    private struct Page: View {
        let log: Log
        @State private var file: String?
        @State private var exported: Int?
        @State private var failure: Failure?

        var body: some View {
            VStack {
                Text("file \(file ?? "none")")
                Button("Ask") { file = "a.txt" }
                Button("Export") { exported = 3 }
                Button("Fail") { failure = Failure(errorDescription: "The disk is full.") }
                Text(failure == nil ? "fine" : "failed")
            }
            .alert("Delete?", item: $file) { file in
                Button("Delete \(file)", role: .destructive) { log.entries.append("delete \(self.file ?? "nil")") }
                Button("Cancel", role: .cancel) {}
            } message: { file in
                Text("\(file) can't be restored.")
            }
            .confirmationDialog(Text(verbatim: "Export"), item: $exported, titleVisibility: .visible) { count in
                Button("\(count) pages") { log.entries.append("export \(count)") }
            }
            .alert(error: $failure) { Button("Again") { log.entries.append("again") } }
        }
    }

    @Test func anItemPresentsAnAlertAndAButtonRemovesIt() throws {
        let log = Log()
        let host = TestHost { Page(log: log) }
        #expect(host.texts.contains("file none"))
        try host.find(.button, "Ask").tap()
        _ = try host.find(.alert, "Delete?")
        #expect(host.allTexts.contains("a.txt can't be restored."))
        try host.find(.button, "Delete a.txt").tap()
        #expect(log.entries == ["delete a.txt"])
        #expect(host.texts.contains("file none"))
    }

    @Test func nilDismissesAndEscapeToo() throws {
        let host = TestHost { Page(log: Log()) }
        try host.find(.button, "Ask").tap()
        #expect(host.press(.escape))
        #expect(host.texts.contains("file none"))
        #expect(throws: ElementNotFound.self) { try host.find(.alert, "Delete?") }
    }

    @Test func anItemPresentsADialog() throws {
        let log = Log()
        let host = TestHost { Page(log: log) }
        try host.find(.button, "Export").tap()
        #expect(host.allTexts.contains("Cancel"))
        try host.find(.button, "3 pages").tap()
        #expect(log.entries == ["export 3"])
        #expect(throws: ElementNotFound.self) { try host.find(.button, "Cancel") }
    }

    @Test func anErrorIsTheTitle() throws {
        let log = Log()
        let host = TestHost { Page(log: log) }
        try host.find(.button, "Fail").tap()
        #expect(host.allTexts.contains("failed"))
        _ = try host.find(.alert, "The disk is full.")
        try host.find(.button, "Again").tap()
        #expect(log.entries == ["again"])
        #expect(host.texts.contains("fine"))
    }

    private struct Changing: View {
        @Binding var item: Int?

        var body: some View {
            Text("page").alert("Item", item: $item) { Button("Take \($0)") {} }
        }
    }

    @Observable @MainActor final class Model { var item: Int? }

    private struct Root: View {
        @Bindable var model: Model
        var body: some View { Changing(item: $model.item) }
    }

    @Test func anotherItemIsIgnoredWhileTheAlertIsShown() throws {
        let model = Model()
        let host = TestHost { Root(model: model) }
        model.item = 1
        host.update()
        _ = try host.find(.button, "Take 1")
        model.item = 2
        host.update()
        _ = try host.find(.button, "Take 1")
        model.item = nil
        host.update()
        #expect(host.texts == ["page"])
    }
}
