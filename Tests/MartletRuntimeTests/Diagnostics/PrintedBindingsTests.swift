import Martlet
import MartletABI
import MartletTesting
import Observation
import Testing

/// The output of `_printChanges()` for bindings to parts, and for values passed down.
@MainActor @Suite struct PrintedBindingsTests {
    struct Note: Identifiable, Equatable {
        let id: Int
        var title: String
        var text: String
    }

    @Observable final class Store {
        var notes = [Note(id: 0, title: "A", text: "a"), Note(id: 1, title: "B", text: "b")]
        var other = 0
    }

    private struct NoteEditor: View {
        @Binding var note: Note
        var body: some View {
            let _ = Self._printChanges()
            TextField("Text", text: $note.text)
            Text(note.text)
        }
    }

    private struct NoteRow: View {
        let note: Note
        var body: some View {
            let _ = Self._printChanges()
            Text(note.text)
        }
    }

    /// Returns the output while a field is edited, after that of the first frame.
    private func typing(@ViewBuilder _ view: () -> some View) throws -> [String] {
        var first = 0
        let printed = try PrintedChanges.during {
            let host = TestHost(view)
            host.update()
            first = PrintedChanges.count
            try host.findAll(.textField)[1].type("x")
            host.update()
        }
        return printed.dropFirst(first).map(\.text)
    }

    private struct ByIndex: View {
        @State private var store = Store()
        var body: some View {
            ForEach(store.notes.indices, id: \.self) { index in NoteEditor(note: $store.notes[index]) }
        }
    }

    @Test func aSubscriptOfAnObservedArray() throws {
        try expectOneOfTwo(try typing { ByIndex() })
    }

    /// Both editors have read the array; the note of one of them has changed.
    private func expectOneOfTwo(_ texts: [String]) throws {
        #expect(texts.count == 2, "\(texts)")
        // Without the callbacks, neither the changed property nor the binding that has read it is known.
        guard ABI.uses(.observationCallbacks) else {
            #expect(texts.allSatisfy { $0.hasPrefix("NoteEditor: @dependencies changed.\n    ") }, "\(texts)")
            return
        }
        let text = try #require(texts.first { $0.hasPrefix("NoteEditor: _note changed.\n    note: ") }, "\(texts)")
        #expect(text.contains("[1].text: \"b\" → \"bx\""), "\(text)")
        #expect(texts.contains { $0.hasPrefix("NoteEditor: @dependencies changed.\n    ") }, "\(texts)")
        if DebugInformation.isThere { #expect(text.contains("note: Store.notes[1].text"), "\(text)") }
        // Code called by a key path has no source location.
        #expect(!text.contains("written at Store.notes"), "\(text)")
    }

    private struct ByElement: View {
        @Bindable var store: Store
        var body: some View {
            ForEach($store.notes) { $note in NoteEditor(note: $note) }
        }
    }

    @Test func anElementOfAnObservedArray() throws {
        let store = Store()
        try expectOneOfTwo(try typing { ByElement(store: store) })
    }

    private struct OfState: View {
        @State private var notes = Store().notes
        var body: some View {
            ForEach($notes) { $note in NoteEditor(note: $note) }
        }
    }

    @Test func anElementOfState() throws {
        let texts = try typing { OfState() }
        #expect(texts.count == 1, "\(texts)")
        let text = try #require(texts.first)
        #expect(text.hasPrefix("NoteEditor: _note changed.\n    note.text: \"b\" → \"bx\""), "\(text)")
    }

    private struct OfStateByKeyPath: View {
        private struct Library { var notes = Store().notes }
        @State private var library = Library()
        var body: some View {
            VStack {
                NoteEditor(note: $library.notes[0])
                NoteEditor(note: $library.notes[1])
            }
        }
    }

    @Test func aKeyPathAndASubscriptOfState() throws {
        let texts = try typing { OfStateByKeyPath() }
        #expect(texts.count == 1, "\(texts)")
        #expect(texts.first?.hasPrefix("NoteEditor: _note changed.\n    note.text: \"b\" → \"bx\"") == true, "\(texts)")
    }

    private struct Handing: View {
        let probe: Probe
        @State private var store = Store()
        var body: some View {
            let _ = probe.offer("write") { store.notes[1].text = "new" }
            let _ = probe.offer("other") { store.other += 1 }
            VStack { ForEach(store.notes) { NoteRow(note: $0) } }
        }
    }

    @Test func aValueThatIsHandedDown() throws {
        let probe = Probe()
        var first = 0
        let printed = PrintedChanges.during {
            let host = TestHost { Handing(probe: probe) }
            first = PrintedChanges.count
            host.run("other", of: probe)
            host.run("write", of: probe)
        }
        try #require(printed.count == first + 1, "what is not read changes nothing")
        let text = printed[first].text
        #expect(text.hasPrefix("NoteRow: @self changed.\n    note.text: \"b\" → \"new\""), "\(text)")
        if DebugInformation.isThere {
            #expect(
                text.contains("by way of Store.notes, written at PrintedBindingsTests.swift:"), "\(text)")
            #expect(text.contains("in Handing.body"), "\(text)")
        }
    }

    private struct Reading: View {
        let store: Store
        var body: some View {
            let _ = Self._printChanges()
            Text("\(store.other) \(store.notes.count)")
        }
    }

    @Test func aPropertyOfAnObjectThatTheBodyReads() throws {
        let store = Store()
        let printed = PrintedChanges.during {
            let host = TestHost { Reading(store: store) }
            store.other = 1
            host.update()
            store.notes.append(Note(id: 2, title: "C", text: "c"))
            host.update()
        }
        try #require(printed.count == 3)
        #expect(printed[1].text.hasPrefix("Reading: @dependencies changed.\n    "), "\(printed[1].text)")
        if DebugInformation.isThere {
            // Without the callbacks, the object is not compared with what it was.
            let isCompared = ABI.uses(.observationCallbacks)
            let other = isCompared ? "Store.other: 0 → 1" : "Store.other"
            #expect(
                printed[1].text.contains("    \(other), written at PrintedBindingsTests.swift:"),
                "\(printed[1].text)")
            #expect(printed[2].text.contains("    Store.notes"), "\(printed[2].text)")
            #expect(printed[2].text.contains(", written at"), "\(printed[2].text)")
            #expect(!printed[2].text.contains("Store.other"), "\(printed[2].text)")
        }
    }
}
