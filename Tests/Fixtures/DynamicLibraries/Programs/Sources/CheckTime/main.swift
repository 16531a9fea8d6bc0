import Checks
import Foundation

/// Ends the program unless work of two seconds is done after two seconds of the host's time, and not before.
@MainActor func check(_ name: String, _ start: @escaping @MainActor (Journal) -> Void) {
    let (early, late) = entries(of: start)
    print(name, early, late)
    guard early == [], late.count == 1 else { fatalError("\(name) does not follow the host's time") }
}

/// Reads the C library's clock as the program itself calls it.
func secondsOfTheProgram() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec
}

check("the library's", delayedWork)
check("asyncAfter of the main queue") { journal in
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { journal.write("done") }
}
check("asyncAfter of a global queue") { journal in
    DispatchQueue.global().asyncAfter(deadline: .now() + 2) {
        DispatchQueue.main.async { MainActor.assumeIsolated { journal.write("done") } }
    }
}
check("Task.sleep") { journal in
    Task {
        try await Task.sleep(for: .seconds(2))
        journal.write("done")
    }
}
check("Thread.sleep of another thread") { journal in
    DispatchQueue.global().async {
        Thread.sleep(forTimeInterval: 2)
        DispatchQueue.main.async { MainActor.assumeIsolated { journal.write("done") } }
    }
}
check("a timer of the run loop") { journal in
    Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in
        MainActor.assumeIsolated { journal.write("done") }
    }
}
check("a timer source") { journal in
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + 2)
    source.setEventHandler {
        journal.write("done")
        source.cancel()
    }
    source.resume()
}
check("work of the run loop in delayed work") { journal in
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        RunLoop.main.perform { MainActor.assumeIsolated { journal.write("done") } }
    }
}
check("dates and clocks") { journal in
    let (date, seconds) = (Date(), secondsOfTheProgram())
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        guard abs(Date().timeIntervalSince(date) - 2) < 0.001, secondsOfTheProgram() - seconds == 2 else { return }
        journal.write("done")
    }
}
check("a turn of the run loop") { journal in
    let before = Date()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.95) {
        RunLoop.main.run(until: Date() + 0.1)
        guard abs(Date().timeIntervalSince(before) - 2.05) < 0.01 else { return }
        journal.write("done")
    }
}
