import Dispatch
import Foundation

/// Tells whether the calling code runs where the main actor does.
///
/// That need not be the thread that the program started with: once the main queue is handed to Dispatch, any thread
/// of its pool may carry out what is queued there.
package enum MainThread {
    package static var isCurrent: Bool {
        _ = isMarked
        return DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
    }

    private static let mark = DispatchSpecificKey<Bool>()
    private static let isMarked: Void = DispatchQueue.main.setSpecific(key: mark, value: true)
}
