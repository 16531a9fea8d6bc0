#if GTK
import CGTK
import Foundation
import Glibc
import Martlet
import MartletGTK
import Measuring

/// Rows in a plain stack in a scroll view, in a window: what a change of one of many costs.
///
/// All rows are made and laid out; a window shows some twenty of them.
@MainActor
func runScrolledRows(_ count: Int) -> Never {
    guard GTKApp.isAvailable() else { fatalError("There is no display.") }
    Scrolled.count = count
    GTKApp.run(ScrolledApp())
}

@MainActor
private enum Scrolled {
    static var count = 0
    /// Changes the rows, by their numbers.
    static var bump: [Int: () -> Void] = [:]
    static var setRows: ([Int]) -> Void = { _ in }
}

private struct ScrolledApp: App {
    var body: some Scene {
        WindowGroup("Rows") {
            ZStack { ScrolledPage() }.task { await measure() }
        }
        .defaultSize(width: 800, height: 600)
    }
}

private struct ScrolledPage: View {
    @State private var rows: [Int] = []

    var body: some View {
        let _ = Scrolled.setRows = { rows = $0 }
        ScrollView {
            VStack { ForEach(rows, id: \.self) { ScrolledRow(number: $0) } }
                .frame(maxWidth: .infinity)
        }
    }
}

private struct ScrolledRow: View {
    let number: Int
    @State private var n = 100

    var body: some View {
        let _ = Scrolled.bump[number] = { n = n == 999 ? 100 : n + 1 }
        HStack {
            Text("Row \(number)")
            Text(" ")
            Text("\(n)")
        }
    }
}

@MainActor
private func measure() async {
    // The first frames are over.
    try? await Task.sleep(for: .seconds(1))
    let count = Scrolled.count
    let all = Array(0..<count)
    let before = memoryBytes("Private")
    let start = (cpu: processTime(), wall: now())
    Scrolled.setRows(all)
    let created = (cpu: await Window.painted() - start.cpu, wall: now() - start.wall)
    try? await Task.sleep(for: .seconds(1))
    let row = Double(memoryBytes("Private") - before) / Double(count) / 1000
    let parts = Window.parts()
    show(
        "{\"workload\":\"scrolled_create\",\"n\":\(count),\"cpu_ms\":\(ms(created.cpu)),\"wall_ms\":\(ms(created.wall)),"
            + "\"kb_a_row\":\(String(format: "%.1f", row)),\"widgets\":\(parts.widgets),\"nodes\":\(parts.nodes)}")
    await report("one_in_sight") { Scrolled.bump[5]!() }
    await report("one_out_of_sight", isSeen: false) { Scrolled.bump[count - 1]!() }
    await report("every_10th") { for row in stride(from: 0, to: count, by: 10) { Scrolled.bump[row]!() } }
    var shown = all
    await report("remove_one", samples: min(40, count / 2)) {
        shown.remove(at: 3)
        Scrolled.setRows(shown)
    }
    // There and back, as far as there is something to see.
    if count < 50 { exit(0) }
    let steps = max(1, min(50, count / 50))
    var step = 0
    await report("scroll_40", samples: 100) {
        Window.scroll(by: step / steps % 2 == 0 ? 40 : -40)
        step += 1
    }
    exit(0)
}

/// Prints the processor's time from a write to the frame that shows it.
///
/// - Parameter isSeen: Whether there is such a frame; else the time of all that the write brings about.
@MainActor
private func report(
    _ name: String, samples: Int = 40, isSeen: Bool = true, _ write: () -> Void
) async {
    var times: [Double] = []
    for _ in 0..<(samples + 3) {
        // Waits for the effects of the last write.
        await Window.passed(milliseconds: 20)
        let start = processTime()
        write()
        let end = isSeen ? await Window.painted() : await Window.passed(milliseconds: 60)
        times.append(Double(end - start))
    }
    let sorted = times.dropFirst(3).sorted()
    show(
        "{\"workload\":\"scrolled_\(name)\",\"n\":\(Scrolled.count),\"cpu_ms\":\(ms(UInt64(sorted[sorted.count / 2]))),"
            + "\"worst_ms\":\(ms(UInt64(sorted.last!)))}")
}

/// Prints a line at once, whatever comes of the next workload.
func show(_ line: String) {
    print(line)
    fflush(nil)
}

func ms(_ nanoseconds: UInt64) -> String { String(format: "%.2f", Double(nanoseconds) / 1e6) }

/// The time that processors have spent on this process, in nanoseconds.
func processTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
#endif
