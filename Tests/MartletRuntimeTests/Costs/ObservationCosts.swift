import CAllocationCounter
import Foundation
import Synchronization
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// Registrations with observable objects are bounded, and end with the views.
@MainActor @Suite struct ObservationCosts {
    private typealias Book = ObservationLaws.Book

    private struct Reader: View {
        let book: Book
        let probe: Probe
        @State private var count = 0
        var body: some View {
            let _ = probe.offer("count") { count += 1 }
            Text(verbatim: "\(book.title) \(count)")
        }
    }

    private struct Shown: View {
        let book: Book
        let probe: Probe
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("show") { isShown.toggle() }
            if isShown { Reader(book: book, probe: probe) }
        }
    }

    /// By how many bytes the heap of this thread grows meanwhile: of the whole program's, other tests have their part.
    private func growth(_ body: () -> Void) -> Int {
        let before = bytes_held_by_this_thread()
        body()
        return bytes_held_by_this_thread() - before
    }

    @Test func manyRunsLeaveNothing() {
        let book = Book()
        let probe = Probe()
        let host = TestHost { Reader(book: book, probe: probe) }
        for _ in 0..<1000 { host.run("count", of: probe) }
        let grown = growth {
            for _ in 0..<25_000 {
                host.run("count", of: probe)
                book.title = "A"
                host.update()
                book.title = "B"
            }
        }
        #expect(grown < 20_000)
        let runs = host.bodyRuns(of: Reader.self)
        book.title = "C"
        host.update()
        #expect(host.bodyRuns(of: Reader.self) == runs + 1)
    }

    /// Returns the owners of the record of the only rule that reads the book: the rule, and each current registration.
    private func holders(_ book: Book, _ host: TestHost) throws -> UInt {
        book.title += "."
        var counts: [UInt] = []
        host.scene.applyPendingWrites { counts.append(_getRetainCount($0)) }
        host.update()
        #expect(counts.count == 1)
        return try #require(counts.first)
    }

    @Test func registrationsDoNotPileUp() throws {
        let book = Book()
        let probe = Probe()
        let host = TestHost { Reader(book: book, probe: probe) }
        for _ in 0..<10 { host.run("count", of: probe) }
        let before = try holders(book, host)
        // Runs that the object caused, and runs that it did not, after which the registration is still in place.
        for n in 0..<15_000 {
            host.run("count", of: probe)
            book.title = "\(n)"
            host.update()
        }
        #expect(try holders(book, host) == before)
        for _ in 0..<15_000 { host.run("count", of: probe) }
        #expect(try holders(book, host) == before)
    }

    @Test func viewsThatEndLeaveNothing() {
        let book = Book()
        let probe = Probe()
        let host = TestHost { Shown(book: book, probe: probe) }
        for _ in 0..<200 { host.run("show", of: probe) }
        let grown = growth {
            for _ in 0..<10_000 { host.run("show", of: probe) }
        }
        #expect(grown < 20_000)
    }

    private struct Owner: View {
        let made: (Book) -> Void
        @State private var book = Book()
        @State private var position = Position()
        var body: some View {
            let _ = made(book)
            TextField("Title", text: $book.title)
            TextField("Name", text: $book.author.name)
            TextField("Place", text: $position.place.name)
        }
    }

    private struct Position {
        struct Place { var name = "here" }
        var place = Place()
        let book = Book()
    }

    private struct Switched: View {
        let probe: Probe
        let made: (Book) -> Void
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("show") { isShown.toggle() }
            if isShown { Owner(made: made) }
        }
    }

    private final class WeakBook {
        weak var book: Book?
    }

    @Test func anObjectInStateEndsWithItsView() {
        let probe = Probe()
        let kept = WeakBook()
        let host = TestHost { Switched(probe: probe) { kept.book = $0 } }
        #expect(kept.book != nil)
        host.run("show", of: probe)
        #expect(kept.book == nil)
    }

    @Test func manyWritesBeforeAnUpdateAreOneRun() {
        let book = Book()
        let host = TestHost { Reader(book: book, probe: Probe()) }
        for _ in 0..<100_000 { book.pages += 1 }
        for n in 0..<10_000 { book.title = "\(n)" }
        host.update()
        #expect(host.texts == ["9999 0"])
        #expect(host.bodyRuns(of: Reader.self) == 2)
    }
}
