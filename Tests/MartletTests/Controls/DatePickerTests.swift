import Foundation
import Testing

@testable import Martlet
import MartletTesting

/// Date pickers: how a locale writes a date, and what changing a part of it does.
@MainActor @Suite struct DatePickerTests {
    private static let zone = TimeZone(identifier: "America/New_York")!

    private static func date(_ text: String) -> Date {
        let formatter = ISO8601DateFormatter()
        formatter.timeZone = zone
        formatter.formatOptions = [.withFullDate, .withTime, .withColonSeparatorInTime]
        return formatter.date(from: text)!
    }

    @MainActor private final class Model {
        var date: Date
        var writes = 0

        init(_ text: String) { date = DatePickerTests.date(text) }

        var text: String {
            let formatter = ISO8601DateFormatter()
            formatter.timeZone = DatePickerTests.zone
            formatter.formatOptions = [.withFullDate, .withTime, .withColonSeparatorInTime]
            return formatter.string(from: date)
        }
    }

    private struct Form<S: DatePickerStyle>: View {
        let model: Model
        var minimum: Date?
        var maximum: Date?
        var components: DatePickerComponents = [.hourAndMinute, .date]
        var style: S
        @State private var revision = 0

        var body: some View {
            let _ = revision
            let binding = Binding(
                get: { model.date },
                set: {
                    model.date = $0
                    model.writes += 1
                    revision += 1
                })
            DatePicker(
                label: Text("Due"), selection: binding,
                limits: DateLimits(minimum: minimum, maximum: maximum), components: components
            )
            .datePickerStyle(style)
        }
    }

    private func screen<V: View>(_ locale: String = "en_US", @ViewBuilder _ view: () -> V) -> Screen {
        let screen = Screen { view().environment(\.timeZone, Self.zone) }
        screen.scene.setEnvironment(\.locale, Locale(identifier: locale))
        screen.scene.setEnvironment(\.calendar, Calendar(identifier: .gregorian))
        screen.scene.update()
        return screen
    }

    private func segments(_ screen: Screen) -> [RenderNode] {
        screen.all(.stepper).filter { $0.control(as: NumberControl.self) != nil }
    }

    private func segment(_ screen: Screen, _ name: String) throws -> RenderNode {
        try #require(segments(screen).first { $0.reading.label == name })
    }

    private func line(_ screen: Screen) -> String {
        screen.texts.dropFirst().joined().replacing("\u{202F}", with: " ")
    }

    @Test(arguments: [
        ("en_US", "03/05/2024, 2:30 PM"), ("de_DE", "05.03.2024, 14:30"), ("sv_SE", "2024-03-05, 14:30"),
    ])
    func theLocaleOrdersTheParts(locale: String, text: String) {
        let model = Model("2024-03-05T14:30:12")
        let screen = screen(locale) { Form(model: model, style: .automatic) }
        #expect(line(screen) == text)
    }

    /// A right-to-left layout of a language that is written from left to right does not turn hours and minutes round.
    @Test func thePartsAreInTheDirectionOfTheLocale() throws {
        let model = Model("2024-03-05T14:30:12")
        let screen = screen {
            Form(model: model, style: .compact).environment(\.layoutDirection, .rightToLeft)
        }
        let (hour, minute) = (try segment(screen, "Hour"), try segment(screen, "Minute"))
        #expect(screen.center(hour).x < screen.center(minute).x)
    }

    @Test func onlyTheComponentsThatAreAskedFor() {
        let model = Model("2024-03-05T14:30:12")
        let date = screen { Form(model: model, components: .date, style: .compact) }
        #expect(line(date) == "03/05/2024")
        let time = screen { Form(model: model, components: .hourAndMinute, style: .field) }
        #expect(line(time) == "2:30 PM")
    }

    @Test func changingAPartKeepsTheOthers() throws {
        let model = Model("2024-01-31T14:30:12")
        model.date += 0.25
        let screen = screen { Form(model: model, components: .date, style: .compact) }
        screen.scene.focusMoves.setFocus(try segment(screen, "Month"))
        screen.key(.upArrow)
        #expect(model.text == "2024-02-29T14:30:12", "the last day of a shorter month")
        #expect(model.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1) == 0.25)
        screen.key(.downArrow)
        screen.key(.downArrow)
        #expect(model.text == "2024-12-29T14:30:12", "after the last number comes the first, and nothing else changes")
        #expect(model.writes == 3)
    }

    @Test func digitsMakeANumber() throws {
        let model = Model("2024-03-05T14:30:12")
        let screen = screen { Form(model: model, style: .compact) }
        screen.scene.focusMoves.setFocus(try segment(screen, "Month"))
        screen.type("1")
        #expect(line(screen) == "_1/05/2024, 2:30 PM", "a 2 could follow")
        #expect(model.writes == 0)
        screen.type("2")
        #expect(model.text == "2024-12-05T14:30:12")
        screen.type("7")
        #expect(model.text == "2024-07-05T14:30:12", "no digit could follow")
        screen.type("1")
        screen.key(.rightArrow)
        #expect(model.text == "2024-01-05T14:30:12", "what moves on takes what was typed")
        #expect(screen.scene.focus.focused?.reading.label == "Day")
        screen.key(.rightArrow)
        screen.type("1999")
        #expect(model.text == "1999-01-05T14:30:12")
        screen.key(.rightArrow)
        screen.type("12")
        #expect(model.text == "1999-01-05T12:30:12", "twelve in the afternoon is noon")
        screen.key(.rightArrow)
        screen.type("5")
        screen.key(.escape)
        #expect(model.text == "1999-01-05T12:30:12")
        screen.type("5")
        screen.key(.return)
        #expect(model.text == "1999-01-05T12:05:12")
        screen.key(.rightArrow)
        screen.type("a")
        #expect(model.text == "1999-01-05T00:05:12")
        screen.key(.upArrow)
        #expect(model.text == "1999-01-05T12:05:12")
    }

    @Test func limitsHold() throws {
        let model = Model("2024-03-05T14:30:00")
        let screen = screen {
            Form(
                model: model, minimum: Self.date("2024-03-04T09:00:00"), maximum: Self.date("2024-03-06T17:00:00"),
                style: .compact)
        }
        screen.scene.focusMoves.setFocus(try segment(screen, "Day"))
        screen.key(.downArrow)
        screen.key(.downArrow)
        #expect(model.text == "2024-03-04T09:00:00", "no earlier than the earliest")
        screen.type("2")
        screen.type("8")
        #expect(model.text == "2024-03-06T17:00:00", "no later than the latest")
        let year = try segment(screen, "Year").control(as: NumberControl.self)
        #expect(year?.range == 2024...2024)
    }

    @Test func whatLiesOutsideOfTheLimitsIsShownWithinAndStays() {
        let model = Model("2024-03-05T14:30:00")
        let screen = screen {
            Form(model: model, minimum: Self.date("2025-01-01T00:00:00"), components: .date, style: .compact)
        }
        #expect(line(screen) == "01/01/2025")
        #expect(model.text == "2024-03-05T14:30:00")
        #expect(model.writes == 0)
    }

    @Test func calendarAndTimeZoneAreTheEnvironments() throws {
        let model = Model("2024-03-05T22:30:00")
        let screen = screen { Form(model: model, style: .compact) }
        screen.scene.setEnvironment(\.calendar, Calendar(identifier: .buddhist))
        screen.scene.update()
        #expect(line(screen) == "03/05/2567, 10:30 PM")
        let zoned = Screen {
            Form(model: model, components: .date, style: .compact).environment(
                \.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
        }
        #expect(line(zoned) == "03/06/2024")
    }

    @Test func theTestLibrarySetsDates() throws {
        let model = Model("2024-03-05T14:30:12")
        let host = TestHost {
            Form(model: model, components: .date, style: .compact)
                .environment(\.timeZone, Self.zone).environment(\.locale, Locale(identifier: "en_US"))
        }
        let picker = try host.find(.picker, "Due")
        #expect(picker.value == "Mar 5, 2024")
        try picker.set(Self.date("2025-02-01T08:00:00"))
        #expect(picker.value == "Feb 1, 2025")
        try host.find(.stepper, "Day").set(9)
        #expect(model.text == "2025-02-09T08:00:00")
        #expect(host.findAll(.stepper).map(\.label) == ["Month", "Day", "Year"])
    }

    @Test func aStepperFieldStepsThePartOfTheFocus() throws {
        let model = Model("2024-03-05T14:30:12")
        let screen = screen { Form(model: model, components: .date, style: .stepperField) }
        let stepper = try #require(screen.all(.stepper).first { $0.control(as: StepperControl.self) != nil })
        stepper.increment()
        screen.scene.update()
        #expect(model.text == "2024-04-05T14:30:12")
        screen.scene.focusMoves.setFocus(try segment(screen, "Year"))
        screen.scene.update()
        stepper.decrement()
        screen.scene.update()
        #expect(model.text == "2023-04-05T14:30:12")
    }

    // MARK: - Calendars and wheels

    @Test func aCalendarChoosesDays() throws {
        let model = Model("2024-03-05T14:30:12")
        let screen = screen {
            Form(model: model, maximum: Self.date("2024-04-20T00:00:00"), style: .graphical)
        }
        #expect(screen.texts.contains("March 2024"))
        let chosen = screen.all(.button).filter { $0.reading.traits.contains(.isSelected) }
        #expect(chosen.map(\.reading.label) == ["Tuesday, March 5, 2024"])
        func button(_ name: String) throws -> RenderNode {
            try #require(screen.all(.button).first { $0.reading.label == name })
        }
        screen.tap(try button("Friday, March 29, 2024"))
        #expect(model.text == "2024-03-29T14:30:12")
        screen.tap(try button("Next Month"))
        #expect(screen.texts.contains("April 2024"))
        #expect(model.text == "2024-03-29T14:30:12", "looking is not choosing")
        #expect(try button("Next Month").controlContent?.isEnabled == false)
        #expect(try button("Sunday, April 21, 2024").controlContent?.isEnabled == false)
        screen.tap(try button("Monday, April 1, 2024"))
        #expect(model.text == "2024-04-01T14:30:12")
        #expect(line(screen).hasSuffix("2:30 PM"))
    }

    @Test func aWeekBeginsAsTheCalendarSays() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: "en_US")
        calendar.timeZone = Self.zone
        calendar.firstWeekday = 2
        let month = CalendarMonth(of: Self.date("2024-09-01T12:00:00"), calendar)
        #expect(month.weekdays.map(\.full).first == "Monday")
        #expect(month.weeks.count == 6)
        #expect(month.weeks[0].compactMap { $0 }.count == 1)
        #expect(month.weeks.flatMap { $0 }.compactMap { $0 }.count == 30)
    }

    @Test func aWheelTurns() throws {
        let model = Model("2024-03-05T14:30:12")
        let screen = screen { Form(model: model, components: .date, style: .wheel) }
        #expect(screen.texts == ["Due", "02", "03", "04", "04", "05", "06", "2023", "2024", "2025"])
        let day = try segment(screen, "Day")
        screen.scene.send(.scroll(location: screen.center(day), delta: CGSize(width: 0, height: -32)))
        screen.scene.update()
        #expect(model.text == "2024-03-07T14:30:12")
        let point = CGPoint(x: screen.center(day).x, y: day.originInWindow.y - 12)
        screen.tap(at: point)
        #expect(model.text == "2024-03-06T14:30:12")
        screen.scene.focusMoves.setFocus(day)
        screen.key(.upArrow)
        #expect(model.text == "2024-03-07T14:30:12")
        screen.key(.tab)
        #expect(screen.scene.focus.focused?.reading.label == "Year", "what stands above and below is no stop")
    }

    // MARK: - Costs and forms

    private struct Passing: View {
        @State private var date = Date(timeIntervalSince1970: 0)

        var body: some View {
            DatePicker("When", selection: $date)
            Said(date: $date)
        }
    }

    private struct Said: View {
        @Binding var date: Date
        var body: some View { Text("\(date.timeIntervalSince1970)") }
    }

    @Test func onlyWhatReadsTheDateRuns() throws {
        let host = TestHost { Passing() }
        let runs = (host.bodyRuns(of: Passing.self), host.bodyRuns(of: Said.self))
        try host.find(.picker, "When").set(Date(timeIntervalSince1970: 60))
        #expect(host.bodyRuns(of: Passing.self) == runs.0)
        #expect(host.bodyRuns(of: Said.self) == runs.1 + 1)
        try host.find(.picker, "When").set(Date(timeIntervalSince1970: 60))
        #expect(host.bodyRuns(of: Said.self) == runs.1 + 1)
    }

    private struct Compact: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Button("later") { configuration.selection += 60 }
            }
        }
    }

    @Test func aStyleOfOnesOwn() throws {
        let model = Model("2024-03-05T14:30:00")
        let screen = screen { Form(model: model, style: Compact()) }
        #expect(screen.texts == ["Due", "later"])
        screen.tap(try screen.find(.button, "later"))
        #expect(model.text == "2024-03-05T14:31:00")
    }

    @Test func allForms() {
        let date = Binding.constant(Date(timeIntervalSince1970: 0))
        let now = Date(timeIntervalSince1970: 0)
        let host = TestHost {
            VStack {
                DatePicker("a", selection: date)
                DatePicker("b", selection: date, displayedComponents: .date)
                DatePicker("c", selection: date, in: now...now + 1, displayedComponents: [.date, .hourAndMinute])
                DatePicker("d", selection: date, in: now...)
                DatePicker("e", selection: date, in: ...now)
                DatePicker(String("f"), selection: date, in: ...now)
            }
            VStack {
                DatePicker(selection: date) { Text("g") }
                DatePicker(selection: date, in: now...now) { Text("h") }
                DatePicker(selection: date, in: now..., displayedComponents: .date) { Text("i") }
                DatePicker(selection: date, in: ...now) { Text("j") }.disabled(true)
                DatePicker("k", selection: date).labelsHidden()
            }
        }
        #expect(
            host.findAll(.picker).map(\.label) == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"])
        #expect(!host.texts.contains("k"))
    }
}
