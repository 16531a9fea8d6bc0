// What it takes to open a list of 100,000 rows, and to scroll it. Prints one JSON object a line.
// Usage: ListBench [gtk]. With `gtk`, in a window, from the write to the frame that shows it; that takes the
// package trait GTK and a display.
import Foundation
import Martlet

if CommandLine.arguments.contains("gtk") {
    #if GTK
    MainActor.assumeIsolated { runInWindow() }
    #else
    fatalError("Built without the package trait GTK.")
    #endif
} else {
    MainActor.assumeIsolated { Headless().run() }
}
