#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

private struct Leaf: Codable, Transferable, Equatable {
    var name: String

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: UTType(exportedAs: "com.example.martlet.gtkleaf")) { leaf in
            Data(leaf.name.utf8)
        } importing: { data in
            Leaf(name: String(decoding: data, as: UTF8.self))
        }
        ProxyRepresentation(exporting: \.name)
    }
}

extension Desktop {
    /// Items passed to the desktop's clipboard, and read back like those of other programs.
    @MainActor @Suite struct ClipboardTests {
        private final class Box { var items: [TransferItem]? }

        private func read(_ fixture: WindowFixture) async -> [TransferItem] {
            let clipboard = gdk_display_get_clipboard(gdk_display_get_default())!
            let box = Box()
            TransferFormats(gdk_clipboard_get_formats(clipboard)).read(from: .clipboard(clipboard), wanting: nil) {
                box.items = $0
            }
            for _ in 0..<2_000 where box.items == nil {
                fixture.settle()
                await Task.yield()
                g_main_context_iteration(nil, 0)
            }
            return box.items ?? []
        }

        @Test func valuesGoInTheirForms() async throws {
            let fixture = WindowFixture(Text("window"))
            defer { fixture.close() }
            fixture.window.host.copy([TransferItem(Leaf(name: "oak"))], text: "oak")
            let items = await read(fixture)
            #expect(items.count == 1)
            #expect(items.first?.text == "oak")
            let item = try #require(items.first)
            guard case .later(let load)? = Transfer.load(Leaf.self, from: item) else { return #expect(Bool(false)) }
            #expect(try await load() == Leaf(name: "oak"))
        }

        @Test func filesGoAsLists() async throws {
            let fixture = WindowFixture(Text("window"))
            defer { fixture.close() }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("a b.json")
            try Data("{}".utf8).write(to: file)
            let other = URL(fileURLWithPath: "/tmp")
            fixture.window.host.copy([TransferItem(file), TransferItem(other)], text: "")
            let items = await read(fixture)
            #expect(items.count == 2)
            #expect(items.first?.contentTypes.first == .json)
            #expect(items.first.flatMap { Transfer.value(URL.self, from: $0.values) } == file)
        }

        @Test func itsOwnThingsComeBackAsTheyAre() async throws {
            let fixture = WindowFixture(Text("window"))
            defer { fixture.close() }
            fixture.window.host.copy([TransferItem(Leaf(name: "elm"))], text: "elm")
            var pasted: [Leaf] = []
            fixture.window.host.paste { (items: [TransferItem]) in
                pasted = items.compactMap { Transfer.value(Leaf.self, from: $0.values) }
            }
            #expect(pasted == [Leaf(name: "elm")])
        }
    }
}
#endif
