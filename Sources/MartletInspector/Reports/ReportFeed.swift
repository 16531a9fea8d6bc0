import Synchronization

/// The streams of reports inside the program.
// @unchecked Sendable: a lock protects the mutable state.
final class ReportFeed: @unchecked Sendable {
    private struct Readers {
        var last = 0
        var all: [Int: @Sendable (UpdateReport) -> Void] = [:]
    }

    private let readers = Mutex(Readers())

    func addReader(_ read: @escaping @Sendable (UpdateReport) -> Void) -> Int {
        readers.withLock { readers in
            readers.last += 1
            readers.all[readers.last] = read
            return readers.last
        }
    }

    func removeReader(_ number: Int) { readers.withLock { $0.all[number] = nil } }

    var hasReaders: Bool { readers.withLock { !$0.all.isEmpty } }

    func notify(_ report: UpdateReport) {
        let all = readers.withLock { Array($0.all.values) }
        for read in all { read(report) }
    }
}
