#if GTK
import Foundation
import Martlet
import MartletGTK
import Measuring

/// Opens lists in a window of the desktop.
@MainActor
func runInWindow() -> Never {
    guard GTKApp.isAvailable() else { fatalError("There is no display.") }
    GTKApp.run(BenchApp())
}

private struct BenchApp: App {
    var body: some Scene {
        WindowGroup("Lists") {
            // Without the stack, the page would replace its only element, and its task would start again.
            ZStack { Page() }.task { await measure() }
        }
    }
}

@MainActor
private func measure() async {
    await Window.painted()
    for kind in ListKind.allCases {
        var opening: [Double] = []
        for _ in 0..<7 {
            let start = now()
            Handles.setKind(kind)
            await Window.painted()
            opening.append(Double(now() - start))
            Handles.setKind(nil)
            await Window.painted()
        }
        report("window", kind, opening: opening, stepping: [])
    }
    exit(0)
}
#endif
