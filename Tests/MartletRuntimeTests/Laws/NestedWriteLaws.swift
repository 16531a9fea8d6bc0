import Foundation
import Testing
import Martlet
import MartletTesting

/// A change of a part of a value whose setter writes the value itself (law C2).
@MainActor @Suite struct NestedWriteLaws {
    /// The setter's own work, once.
    // nonisolated(unsafe): set and taken by the test, on its thread.
    nonisolated(unsafe) static var whileSetting: (() -> Void)?

    struct Journal: Sendable {
        var entries: [String] = []
        var latest: String {
            get { entries.last ?? "" }
            set {
                let work = NestedWriteLaws.whileSetting
                NestedWriteLaws.whileSetting = nil
                work?()
                entries.append(newValue)
            }
        }
    }

    private struct Writer: View {
        let offer: (Binding<Journal>) -> Void
        @State private var journal = Journal()
        var body: some View {
            let _ = offer($journal)
            Text(journal.entries.joined(separator: " "))
        }
    }

    @Test func C2_aChangeThatWritesItselfKeepsTheWriteOfAnotherThread() throws {
        var binding: Binding<Journal>?
        let host = TestHost { Writer { binding = $0 } }
        let journal = try #require(binding)
        Self.whileSetting = {
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                journal.wrappedValue.entries.append("other")
                done.signal()
            }
            done.wait()
            journal.wrappedValue.entries.append("own")
        }
        journal.latest.wrappedValue = "set"
        host.update()
        #expect(host.texts == ["other own set"])
    }

    @Test func C2_aChangeOverwritesTheWritesOfItsOwnSetter() throws {
        var binding: Binding<Journal>?
        let host = TestHost { Writer { binding = $0 } }
        let journal = try #require(binding)
        Self.whileSetting = { journal.wrappedValue.entries.append("own") }
        journal.latest.wrappedValue = "set"
        host.update()
        #expect(host.texts == ["set"])
    }
}
