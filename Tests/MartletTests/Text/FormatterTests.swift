import Foundation
import Testing

@testable import Martlet

/// The formatters that Foundation lacks on Linux.
@Suite struct FormatterTests {
    private let english = Locale(identifier: "en_US")

    @Test func momentsAreToldFromOneAnother() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2 hours ago")
        #expect(formatter.localizedString(for: now.addingTimeInterval(300), relativeTo: now) == "in 5 minutes")
        formatter.unitsStyle = .abbreviated
        #expect(formatter.localizedString(for: now.addingTimeInterval(-7200), relativeTo: now) == "2h ago")
        formatter.unitsStyle = .full
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(for: now.addingTimeInterval(-86_400), relativeTo: now) == "yesterday")
        #expect(formatter.localizedString(fromTimeInterval: .nan).isEmpty == false)
        #expect(formatter.string(for: "no date") == nil)
    }

    private func text(_ seconds: Double, _ change: (DateComponentsFormatter) -> Void) -> String? {
        let formatter = DateComponentsFormatter()
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = english
        formatter.calendar = calendar
        change(formatter)
        return formatter.string(from: seconds)
    }

    @Test func lengthsOfTimeAreWrittenAsClocksShowThem() {
        #expect(text(65) { $0.allowedUnits = [.minute, .second] } == "1:05")
        #expect(text(3605) { $0.allowedUnits = [.hour, .minute, .second] } == "1:00:05")
        #expect(text(5) { $0.allowedUnits = [.minute, .second] } == "5")
        let padded = text(65) {
            $0.allowedUnits = [.minute, .second]
            $0.zeroFormattingBehavior = .pad
        }
        #expect(padded == "01:05")
        #expect(text(0) { $0.allowedUnits = [.minute, .second] } == "0")
        #expect(text(-65) { $0.allowedUnits = [.minute, .second] } == "-1:05")
        #expect(text(.infinity) { _ in } == nil)
    }

    @Test func lengthsOfTimeAreWrittenByNames() {
        func style(_ style: DateComponentsFormatter.UnitsStyle) -> String? {
            text(3600 + 60 * 5) {
                $0.allowedUnits = [.day, .hour, .minute]
                $0.unitsStyle = style
            }
        }
        #expect(style(.full) == "1 hour, 5 minutes")
        #expect(style(.short) == "1 hr, 5 min")
        #expect(style(.abbreviated) == "1h 5m")
        #expect(style(.brief) == "1hr 5min")
        let most = text(86_400 * 2 + 3600 * 3 + 60) {
            $0.unitsStyle = .full
            $0.maximumUnitCount = 1
            $0.includesTimeRemainingPhrase = true
        }
        #expect(most == "2 days remaining")
    }

    @Test func measurementsAreWrittenInTheUnitsOfTheRegion() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        formatter.numberFormatter.maximumFractionDigits = 1
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(formatter.string(from: way) == "3.1 mi")
        formatter.unitOptions = .providedUnit
        #expect(formatter.string(from: way) == "5 km")
        formatter.unitStyle = .long
        #expect(formatter.string(from: way) == "5 kilometers")
        #expect(formatter.string(from: UnitLength.miles) == "miles")
        formatter.unitOptions = .temperatureWithoutUnit
        formatter.locale = Locale(identifier: "de_DE")
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
    }
}
