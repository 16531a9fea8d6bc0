import MartletTesting
import Observation
import Testing

/// The causes of body runs, for all kinds of inputs.
@MainActor @Suite struct RunCauseTests {
    @Observable final class Library {
        struct Book: Identifiable {
            let id: Int
            var title: String
        }
        var books = [Book(id: 1, title: "one"), Book(id: 2, title: "two")]
        var name = "mine"
    }

    private struct NameView: View {
        let library: Library
        var body: some View { Text(library.name) }
    }

    private struct BookRow: View {
        @Binding var book: Library.Book
        var body: some View {
            Text(book.title)
            TextField("Title", text: $book.title)
        }
    }

    private struct Books: View {
        @Bindable var library: Library
        var body: some View {
            NameView(library: library)
            ForEach($library.books) { BookRow(book: $0) }
            Button("Rename") { library.name += "!" }
        }
    }

    private struct Titles: View {
        @Binding var title: String
        var body: some View { Text(title) }
    }

    private struct Owner: View {
        @State private var title = "a"
        var body: some View {
            Titles(title: $title)
            Button("Rename") { title += "!" }
        }
    }

    private func causes<V: View>(of type: V.Type, _ host: TestHost, when act: () throws -> Void) rethrows -> [String] {
        host.recordRuns()
        try act()
        return host.runs(of: type).flatMap { $0.causes.isEmpty ? ["none"] : $0.causes.map(\.description) }
    }

    @Test func aPropertyOfAnObject() throws {
        let host = TestHost { Books(library: Library()) }
        let causes = try causes(of: NameView.self, host) { try host.find(.button, "Rename").tap() }
        #expect(causes.count == 1)
        #expect(causes.first?.hasPrefix("Library.name") == true, "\(causes)")
        #expect(causes.first?.contains("RunCauseTests.swift:") == true, "\(causes)")
    }

    @Test func elementsOfAnObjectsList() throws {
        let host = TestHost { Books(library: Library()) }
        let causes = try causes(of: BookRow.self, host) { try host.find(.textField, at: 0).type("x") }
        #expect(!causes.isEmpty && causes.allSatisfy { $0.hasPrefix("Library.books") }, "\(causes)")
    }

    @Test func aBindingToState() throws {
        let host = TestHost { Owner() }
        let causes = try causes(of: Titles.self, host) { try host.find(.button, "Rename").tap() }
        #expect(causes.count == 1)
        #expect(
            causes.first?.hasPrefix("Owner.title: \"a\" → \"a!\", written at RunCauseTests.swift:") == true, "\(causes)"
        )
    }

    @Test func whatSurroundsAndTheKindsOfOlderObjects() throws {
        final class Old: ObservableObject { @Published var count = 0 }
        struct OldView: View {
            @ObservedObject var old: Old
            var body: some View { Text("\(old.count)") }
        }
        struct Surrounded: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { Text("\(scheme)") }
        }
        let old = Old()
        let host = TestHost {
            OldView(old: old)
            Surrounded()
        }
        let first = causes(of: OldView.self, host) { host.perform { old.count += 1 } }
        #expect(first.count == 1 && first[0].contains("Old") && first[0].contains("RunCauseTests.swift:"), "\(first)")
        let second = causes(of: Surrounded.self, host) {
            host.setEnvironment(\.colorScheme, .dark)
            host.update()
        }
        #expect(second.count == 1 && second[0].hasPrefix("the environment's ColorScheme"), "\(second)")
    }
}
