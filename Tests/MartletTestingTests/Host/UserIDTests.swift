import Foundation
import Martlet
import MartletTesting
import Testing

/// Ids whose hash changes while they are in use, and ids that run code of the app when they are compared.
@MainActor @Suite struct UserIDTests {
    private typealias ChangingID = ReentrantUseTests.ChangingID

    private struct Row: View {
        let text: String
        @State private var taps = 0

        var body: some View { Text(text).frame(height: 40) }
    }

    private struct LazyRows: View {
        let ids: [ChangingID]
        @State private var count = 60

        var body: some View {
            Button("less") { withAnimation(.linear(duration: 0.2)) { count = count > 30 ? count - 1 : 60 } }
            ScrollView { LazyVStack { ForEach(ids.prefix(count), id: \.self) { Row(text: "id \($0.number)") } } }
                .frame(height: 300)
                .accessibilityIdentifier("rows")
        }
    }

    /// Rows out of sight keep their state by the id that they had. A dictionary of the ids stops the program when it grows.
    @Test func rowsOutOfSight() throws {
        let ids = (0..<60).map { ChangingID($0) }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { VStack { LazyRows(ids: ids) } }
        host.expectIssue(containing: "occurs more than once")
        for step in 0..<120 {
            ids[step % 60].number = (step * 7) % 11
            // At an end it says that nothing scrolls that way.
            _ = try? host.element(id: "rows").scroll(by: CGSize(width: 0, height: step % 20 < 10 ? 250 : -250))
            try host.find(.button, "less").tap()
            if step.isMultiple(of: 3) { host.advance(by: .milliseconds(50)) }
        }
        host.advance(by: .seconds(2))
        #expect(host.texts.contains { $0.hasPrefix("id") })
    }

    private final class Item: Identifiable {
        let id: ChangingID
        var isOn = false

        init(_ number: Int) { id = ChangingID(number) }
    }

    private struct Bound: View {
        @State var items: [Item]
        @State private var ticks = 0

        var body: some View {
            Button("tick \(ticks)") { ticks += 1 }
            ForEach($items) { $item in Toggle("item", isOn: $item.isOn) }
        }
    }

    @Test func bindingsToElements() throws {
        let items = (0..<40).map { Item($0) }
        let host = TestHost(size: CGSize(width: 300, height: 3000)) { VStack { Bound(items: items) } }
        for step in 0..<120 {
            items[step % 40].id.number = (step * 7) % 11
            try host.findAll(.button)[0].tap()
            try host.findAll(.toggle)[step % 40].tap()
        }
        #expect(host.findAll(.toggle).count == 40)
    }

    /// An id that reads a binding of the app whenever it is hashed or compared.
    private struct ReadingID: Hashable {
        let number: Int
        @MainActor static var read: (() -> Void)?

        /// Reads, except while it is reading.
        private static func readOnce() {
            MainActor.assumeIsolated {
                guard let read else { return }
                Self.read = nil
                read()
                Self.read = read
            }
        }

        static func == (a: ReadingID, b: ReadingID) -> Bool {
            readOnce()
            return a.number == b.number
        }

        func hash(into hasher: inout Hasher) {
            Self.readOnce()
            // All ids are in one bucket, so that they are compared.
            hasher.combine(0)
        }
    }

    private struct Read: Identifiable {
        let id: ReadingID
        var text = ""
    }

    private struct ReadingRows: View {
        @State var rows: [Read]

        var body: some View {
            let _ =
                ReadingID.read = {
                    ReadingID.read = nil
                    _ = $rows[0].text
                }
            ForEach($rows) { $row in TextField("row", text: $row.text) }
        }
    }

    /// Ids are compared while no lock is held: an id that makes a binding would wait for itself.
    @Test func idsThatMakeBindings() throws {
        defer { ReadingID.read = nil }
        let host = TestHost { VStack { ReadingRows(rows: (0..<5).map { Read(id: ReadingID(number: $0)) }) } }
        try host.findAll(.textField)[2].type("third")
        try host.findAll(.textField)[4].type("last")
        #expect(host.findAll(.textField).map(\.value) == ["", "", "third", "", "last"])
    }
}
