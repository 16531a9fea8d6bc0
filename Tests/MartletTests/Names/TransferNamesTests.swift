import Foundation
import Testing

import Martlet
import MartletTesting

private struct Song: Codable, Transferable, Equatable {
    let title: String

    static var transferRepresentation: some TransferRepresentation<Song> {
        ProxyRepresentation(exporting: \.title, importing: { Song(title: $0) })
    }
}

private struct Board: View {
    @State var names: [String] = []
    @State var isTargeted = false

    var body: some View {
        VStack(spacing: 40) {
            Text("here").accessibilityIdentifier("here")
                .dropDestination(for: String.self) { items, _ in
                    names += items
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            Text("bytes").draggable(Data([1])).accessibilityIdentifier("bytes")
            Text("song").draggable(Song(title: "Blue")).accessibilityIdentifier("song")
            Text(verbatim: "\(names) \(isTargeted)")
        }
    }
}

private struct Pasting: View {
    @State var pasted: [Song] = []

    var body: some View {
        ShareLink(item: URL(string: "https://example.com")!)
        ShareLink("Song", item: Song(title: "Blue"), subject: Text("A song"), preview: SharePreview("Blue"))
        PasteButton(payloadType: Song.self) { pasted += $0 }
        Text("take").accessibilityIdentifier("take").textSelection(.enabled)
        VStack {
            Text("leave").accessibilityIdentifier("leave").textSelection(.disabled)
        }
        .textSelection(.enabled)
        Text(verbatim: "\(pasted.map(\.title))")
    }
}

@MainActor @Suite struct TransferNamesTests {
    private func drag(_ id: String, onto target: String, in host: TestHost) throws {
        let (a, b) = (try host.element(id: id), try host.element(id: target))
        // Units of the element, from its own frame to the middle of the other.
        let x = (b.frame.midX - a.frame.minX) / a.frame.width
        let y = (b.frame.midY - a.frame.minY) / a.frame.height
        try a.drag(from: .center, to: UnitPoint(x: x, y: y))
    }

    @Test func aValueIsDraggedAsWhatIsTaken() throws {
        let host = TestHost { Board() }
        try drag("song", onto: "here", in: host)
        #expect(host.texts.last == "[\"Blue\"] false")
        try drag("bytes", onto: "here", in: host)
        #expect(host.texts.last == "[\"Blue\"] false")
        try drag("song", onto: "bytes", in: host)
        #expect(host.texts.last == "[\"Blue\"] false")
    }

    @Test func whatIsSharedIsCopied() throws {
        let host = TestHost { Pasting() }
        let links = host.findAll(.menu)
        #expect(links.count == 2)
        #expect(links[0].menu == "Copy\nMail")
        try host.find(.menu, "Song").select("Copy")
        #expect(host.clipboard == "Blue")
        try host.find(.button, "Paste").tap()
        #expect(host.texts.last == "[\"Blue\"]")
        host.clipboard = "Red"
        try host.find(.button, "Paste").tap()
        #expect(host.texts.last == "[\"Blue\", \"Red\"]")
    }

    @Test func textIsCopied() throws {
        let host = TestHost { Pasting() }
        try host.element(id: "take").chooseContextMenuItem("Copy")
        #expect(host.clipboard == "take")
        #expect(try host.element(id: "leave").contextMenu == "")
    }

    @Test func keysCopyAndPaste() throws {
        struct Keys: View {
            @State var song = Song(title: "Blue")
            var body: some View {
                Text(verbatim: song.title).focusable().accessibilityIdentifier("song")
                    .copyable([song])
                    .pasteDestination(for: Song.self) { song = $0[0] }
            }
        }
        let host = TestHost { Keys() }
        try host.element(id: "song").press("c", modifiers: .command)
        #expect(host.clipboard == "Blue")
        host.clipboard = "Green"
        try host.element(id: "song").press("v", modifiers: .command)
        #expect(host.texts == ["Green"])
    }

    @Test func addressesThatTheAppIsOpenedWith() {
        struct Opened: View {
            @State var urls: [String] = []
            var body: some View {
                Text(verbatim: urls.joined(separator: " ")).onOpenURL { urls.append($0.absoluteString) }
            }
        }
        let host = TestHost { Opened() }
        host.open(URL(string: "note:42")!)
        #expect(host.texts == ["note:42"])
    }

    @Test func thePointerHasAShape() throws {
        let host = TestHost {
            VStack {
                Text("a").pointerStyle(.link).accessibilityIdentifier("a"); Text("b")
            }
        }
        #expect(host.pointerShape == nil)
        try host.element(id: "a").hover()
        #expect(host.pointerShape == "pointer")
        try host.element(id: "a").unhover()
        #expect(host.pointerShape == nil)
    }

    private struct Handle: View {
        @State private var isHeld = false
        @State private var isThere = true

        var body: some View {
            VStack {
                if isThere {
                    VStack {
                        Text("inner").accessibilityIdentifier("inner").pointerStyle(isHeld ? .grabActive : .grabIdle)
                        Text("outer").accessibilityIdentifier("outer")
                        Text("plain").accessibilityIdentifier("plain").pointerStyle(nil)
                    }
                    .pointerStyle(.zoomIn)
                }
                Button("hold") { isHeld.toggle() }.keyboardShortcut("h")
                Button("remove") { isThere = false }.keyboardShortcut("r")
            }
        }
    }

    @Test func theInnermostViewSaysTheShape() throws {
        let host = TestHost { Handle() }
        try host.element(id: "outer").hover()
        #expect(host.pointerShape == "zoom-in")
        try host.element(id: "inner").hover()
        #expect(host.pointerShape == "grab")
        try host.element(id: "plain").hover()
        #expect(host.pointerShape == "zoom-in")
    }

    @Test func aShapeFollowsTheView() throws {
        let host = TestHost { Handle() }
        try host.element(id: "inner").hover()
        #expect(host.pointerShape == "grab")
        host.press("h", modifiers: .command)
        #expect(host.pointerShape == "grabbing")
        host.press("r", modifiers: .command)
        #expect(host.pointerShape == nil)
    }
}

@MainActor @Suite struct AnnouncementTests {
    private struct Page: View {
        var body: some View {
            Button("save") {
                AccessibilityNotification.Announcement("Saved").post()
                AccessibilityNotification.Announcement("").post()
            }
            Button("turn") {
                AccessibilityNotification.PageScrolled(AttributedString("Page 2")).post()
            }
        }
    }

    @Test func whatIsAnnouncedIsHeard() throws {
        let other = TestHost { Page() }
        let host = TestHost { Page() }
        try host.find(.button, "save").tap()
        try host.find(.button, "turn").tap()
        #expect(host.announcements == ["Saved", "Page 2"])
        #expect(other.announcements.isEmpty)
    }
}
