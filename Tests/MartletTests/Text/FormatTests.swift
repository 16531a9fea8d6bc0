import Foundation
import Testing

import MartletTesting
@testable import Martlet

/// Formats that Foundation lacks on Linux, and those that follow the time.
@MainActor @Suite struct FormatTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    private func text(_ date: Date, _ format: some FormatStyle<Date, AttributedString>) -> String {
        String(format.format(date).characters)
    }

    @Test func measurementsAreToldInTheUnitsOfARegion() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(way.formatted(.measurement(width: .wide).locale(german)) == "5 km")
        #expect(way.formatted(.measurement(width: .wide).locale(english)) == "3.1 miles")
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english)) == "5 km")
        #expect(way.formatted(.measurement(width: .narrow, usage: .asProvided).locale(english)) == "5km")
        let one = Measurement(value: 1, unit: UnitLength.meters)
        #expect(one.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)) == "1 meter")
    }

    @Test func temperaturesHideTheirScaleWhereTheyAreTold() {
        let warm = Measurement(value: 20.4, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(german)) == "20°C")
        #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(english)) == "69°F")
        #expect(warm.formatted(.measurement(width: .narrow, hidesScaleName: true).locale(german)) == "20°")
        let exact = warm.formatted(
            .measurement(
                width: .abbreviated, usage: .asProvided, numberFormatStyle: .number.precision(.fractionLength(1))
            ).locale(english))
        #expect(exact == "20.4°C")
    }

    @Test func aMeasurementIsShownInTheLocaleOfTheEnvironment() throws {
        let host = TestHost {
            Text(Measurement(value: 20, unit: UnitSpeed.kilometersPerHour), format: .measurement(width: .abbreviated))
                .environment(\.locale, Locale(identifier: "en_US"))
        }
        #expect((try? host.find(text: "12 mph")) != nil)
    }

    @Test func stopwatchesShowTheTimeThatHasPassed() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        func shown(_ seconds: Double, _ format: SystemFormatStyle.Stopwatch) -> String {
            text(start.addingTimeInterval(seconds), format)
        }
        #expect(shown(65.37, .stopwatch(startingAt: start)) == "1:05.37")
        #expect(shown(3725, .stopwatch(startingAt: start, maxPrecision: .seconds(1))) == "1:02:05")
        #expect(shown(3725, .stopwatch(startingAt: start, showsHours: false, maxPrecision: .seconds(1))) == "62:05")
        #expect(shown(-5, .stopwatch(startingAt: start)) == "0:00.00")
        #expect(shown(.infinity, .stopwatch(startingAt: start)).isEmpty == false)
    }

    @Test func timersShowWhatRemains() {
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let interval = start..<start.addingTimeInterval(300)
        #expect(text(start.addingTimeInterval(0.5), .timer(countingDownIn: interval)) == "5:00")
        #expect(text(start.addingTimeInterval(1), .timer(countingDownIn: interval)) == "4:59")
        #expect(text(start.addingTimeInterval(61.5), .timer(countingUpIn: interval)) == "1:01")
        #expect(text(start.addingTimeInterval(900), .timer(countingDownIn: interval)) == "0:00")
    }

    @Test func momentsAreSeenFromAnother() {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        let later = now.addingTimeInterval(3600 * 2)
        #expect(text(now, SystemFormatStyle.DateReference(to: later).locale(english)) == "in 2 hours")
        #expect(text(later, SystemFormatStyle.DateReference(to: now).locale(english)) == "2 hours ago")
        #expect(text(later, SystemFormatStyle.DateOffset(to: now).locale(english)) == "+2 hr")
        #expect(text(now, SystemFormatStyle.DateOffset(to: later, sign: .never).locale(english)) == "2 hr")
    }

    @Test func aTextKeepsUpWithItsSource() throws {
        let host = TestHost {
            Text(
                .currentDate, format: .timer(countingDownIn: Date.distantPast..<Date.distantPast.addingTimeInterval(1)))
        }
        #expect((try? host.find(text: "0:00")) != nil)
        let box = TimeTextBox(
            .currentDate, SystemFormatStyle.Stopwatch(startingAt: Date(timeIntervalSinceReferenceDate: 0)))
        let next = try #require(box.nextChange(after: Date(timeIntervalSinceReferenceDate: 0.5)))
        #expect(next.timeIntervalSinceReferenceDate > 0.5 && next.timeIntervalSinceReferenceDate < 0.6)
    }
}
