// The cost of opening a list of 100,000 rows, and of scrolling it. Prints one JSON object a line.
// Usage: ListBench [gtk | scroll | rows N | start]. With `gtk`, in a window, from the write to the frame that shows it;
// this requires the package trait GTK and a display, as do the others. With `scroll`, frame by frame from end to end.
// With `rows N`, the cost of one of N rows in a plain stack that scrolls in a window. With `start`, a counter until its
// first frame.
import Foundation
import Martlet

let arguments = CommandLine.arguments.dropFirst()
if let kind = arguments.first, ["gtk", "scroll", "rows", "start"].contains(kind) {
    #if GTK
    let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 1000
    MainActor.assumeIsolated {
        switch kind {
        case "rows": runScrolledRows(count)
        case "scroll": runScrolledLists()
        case "start": runCounter()
        default: runInWindow()
        }
    }
    #else
    fatalError("Built without the package trait GTK.")
    #endif
} else {
    MainActor.assumeIsolated { Headless().run() }
}
