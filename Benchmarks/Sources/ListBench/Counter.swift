#if GTK
import Foundation
import Martlet
import MartletGTK
import Measuring

/// A counter in a window, which ends after its first frame and prints when that was.
@MainActor
func runCounter() -> Never {
    guard GTKApp.isAvailable() else { fatalError("There is no display.") }
    GTKApp.run(CounterApp())
}

private struct CounterApp: App {
    var body: some Scene {
        WindowGroup("Counter") { CounterPage().task { await measure() } }
            .defaultSize(width: 800, height: 600)
    }
}

private struct CounterPage: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add") { count += 1 }
        }
    }
}

@MainActor
private func measure() async {
    await Window.painted()
    let (at, cpu) = (now(), processTime())
    show("{\"workload\":\"start\",\"at_ms\":\(ms(at))}")
    show("{\"workload\":\"start_cpu\",\"cpu_ms\":\(ms(cpu))}")
    show("{\"workload\":\"start_pss\",\"pss_kb\":\(memoryBytes("Pss:") / 1024)}")
    exit(0)
}
#endif
