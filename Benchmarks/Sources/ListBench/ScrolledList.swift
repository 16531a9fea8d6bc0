#if GTK
import CGTK
import Foundation
import Martlet
import MartletGTK
import Measuring

/// Scrolls lists of 100,000 rows in a window from end to end, frame by frame.
@MainActor
func runScrolledLists() -> Never {
    guard GTKApp.isAvailable() else { fatalError("There is no display.") }
    GTKApp.run(ScrolledListApp())
}

private struct ScrolledListApp: App {
    var body: some Scene {
        WindowGroup("Lists") {
            // Without the stack, the page would replace its only element, and its task would start again.
            ZStack { Page() }.task { await measure() }
        }
        .defaultSize(width: 800, height: 600)
    }
}

/// Three ways through a list: so fast that every frame has other rows, as fast as a hard fling, and as fast as a person
/// reads along. The slow ones are as far as 600 frames lead, ten seconds.
@MainActor
private func measure() async {
    await Window.painted()
    for kind in ListKind.allCases {
        Handles.setKind(kind)
        await Window.painted()
        try? await Task.sleep(for: .milliseconds(500))
        await scroll("end_to_end_\(kind)", step: Window.restOfScroll() / 600)
        await scroll("back_\(kind)", step: -Window.scrolled() / 600)
        await scroll("fling_\(kind)", step: 250)
        await scroll("read_\(kind)", step: -40)
        Handles.setKind(nil)
        await Window.painted()
    }
    exit(late == 0 ? 0 : 1)
}

/// The number of frames that took longer than 1/60 of a second.
@MainActor private var late = 0

/// Scrolls by a step for each of 600 frames, and prints the processor's time of a frame, from the step until it is painted.
@MainActor
private func scroll(_ name: String, step: Double) async {
    var times: [Double] = []
    for _ in 0..<600 {
        let start = processTime()
        Window.scroll(by: step)
        await Window.painted()
        times.append(Double(processTime() - start))
    }
    let long = times.filter { $0 > 16_000_000 }.count
    late += long
    let sorted = times.sorted()
    show(
        "{\"workload\":\"list_\(name)\",\"n\":\(ListKind.count),\"cpu_ms\":\(ms(UInt64(sorted[sorted.count / 2]))),"
            + "\"p99_ms\":\(ms(UInt64(sorted[sorted.count * 99 / 100]))),\"worst_ms\":\(ms(UInt64(sorted.last!))),"
            + "\"late\":\(long),\"rest\":\(Int(Window.restOfScroll()))}")
}
#endif
