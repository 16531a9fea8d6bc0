import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor
@Suite struct TimeTextTests {
    struct Timers: View {
        @State private var start = Date.now
        var body: some View {
            VStack {
                Text(timerInterval: start...start + 10, countsDown: false).accessibilityIdentifier("up")
                Text(timerInterval: start...start + 10).accessibilityIdentifier("down")
                Text(start, style: .timer).accessibilityIdentifier("timer")
                Text("for \(Text(start, style: .timer))").accessibilityIdentifier("inside")
            }
        }
    }

    /// However time is stepped, a timer shows the whole seconds that have passed.
    @Test(arguments: [0.1, 0.25, 0.5, 0.75, 1, 2.5])
    func aTimerShowsThePresentSecond(step: Double) throws {
        for phase in [0, 0.3, 0.7] {
            let host = TestHost { Timers() }
            host.advance(by: .seconds(phase))
            var passed = phase
            while passed < 6 {
                host.advance(by: .seconds(step))
                passed += step
                let seconds = Int((passed + 1e-6).rounded(.down))
                let left = Int((10 - passed - 1e-6).rounded(.up))
                func clock(_ value: Int) -> String { value < 10 ? "0:0\(value)" : "0:\(value)" }
                #expect(try host.element(id: "up").label == clock(seconds))
                #expect(try host.element(id: "down").label == clock(left))
                #expect(try host.element(id: "timer").label == clock(seconds))
                #expect(try host.element(id: "inside").label == "for \(clock(seconds))")
            }
        }
    }

    @Test func anIntervalIsShownByItsTimes() throws {
        let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
        let host = TestHost {
            VStack {
                Text(DateInterval(start: start, duration: 3600)).accessibilityIdentifier("interval")
                Text(start...start + 3600).accessibilityIdentifier("range")
                Text(start, style: .time).accessibilityIdentifier("start")
                Text(start + 3600, style: .time).accessibilityIdentifier("end")
                Text(start, style: .date).accessibilityIdentifier("date")
            }
        }
        let interval = try host.element(id: "interval").label
        #expect(try interval == host.element(id: "range").label)
        let time = try host.element(id: "end").label
        #expect(interval.contains(time.prefix(5)) || interval.contains(time.prefix(4)))
        #expect(!interval.contains("2023") && !interval.contains("Mar"))
    }
}
