import Foundation
import Testing

import Martlet
import MartletTesting

/// The known English texts of the original.
@MainActor @Suite struct KnownTextTests {
    /// The first moment of the year 2001.
    private let day = Date(timeIntervalSinceReferenceDate: 0)
    private let source = "**b**"

    /// Expects the texts that a view shows, with a line between each two, whatever kind of space is in them.
    private func expectText(
        _ wanted: String, at sourceLocation: Testing.SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: () -> some View
    ) {
        let host = TestHost { content() }
        let seen = host.allTexts.joined(separator: "|").map { $0.isWhitespace && !$0.isNewline ? " " : $0 }
        #expect(String(seen) == wanted, sourceLocation: sourceLocation)
    }

    @Test func numbers() {
        expectText("5") { Text("\(5)") }
        expectText("1,234") { Text("\(1234)") }
        expectText("1234") { Text(verbatim: "\(1234)") }
        expectText("3.14") { Text("\(3.14159, specifier: "%.2f")") }
        expectText("1.500000") { Text("\(1.5)") }
        expectText("1234") { Text("\(String(1234))") }
        expectText("005") { Text("\(5, specifier: "%03d")") }
        expectText("1,234") { Text(1234, format: .number) }
        expectText("25%") { Text(0.25, format: .percent) }
        expectText("$9.99") { Text(9.99, format: .currency(code: "USD")) }
        expectText("1.50") { Text(1.5, format: .number.precision(.fractionLength(2))) }
        expectText("1.2K") { Text(1234, format: .number.notation(.compactName)) }
        expectText("0:10") { Text(timerInterval: Date.now...Date.now.addingTimeInterval(10), pauseTime: Date.now) }
        expectText("Row 1|Row 2") { ForEach(1..<3) { Text("Row \($0)") } }
        expectText("αβ 3") { Text("αβ \(3 as UInt8)") }
        expectText("9,999,999") { Text("\(9_999_999)") }
        expectText("-5") { Text("\(-5)") }
        expectText("18,446,744,073,709,551,615") { Text("\(UInt64.max)") }
    }

    @Test func datesAndDurations() {
        expectText("January 1, 2001") { Text(day, style: .date) }
        expectText("12:00 AM") { Text(day, style: .time) }
        expectText("2001") { Text(day, format: .dateTime.year()) }
        expectText("1/1/2001, 12:00 AM") { Text(day, format: .dateTime) }
        expectText("Jan 1, 2001") { Text(day, format: .dateTime.month(.abbreviated).day().year()) }
        expectText("Monday") { Text(day, format: .dateTime.weekday(.wide)) }
        expectText("Jan 1, 2001 at 12:00 AM") {
            Text(day, format: Date.FormatStyle(date: .abbreviated, time: .shortened))
        }
        expectText("2001-01-01T00:00:00Z") { Text(day, format: .iso8601) }
        expectText("It is January 1, 2001.") { Text("It is \(day, style: .date).") }
        expectText("1:05") { Text(Duration.seconds(65), format: .time(pattern: .minuteSecond)) }
        expectText("1 minute, 5 seconds") { Text(Duration.seconds(65), format: .units(width: .wide)) }
        expectText("a, b, and c") { Text(["a", "b", "c"], format: .list(type: .and)) }
        expectText("1 kB") { Text(1000, format: .byteCount(style: .file)) }
    }

    @Test func markdown() {
        expectText("a b c") { Text("a **b** c") }
        expectText("a b c") { Text("a *b* ~~c~~") }
        expectText("code") { Text("`code`") }
        expectText("link") { Text("[link](https://x.org)") }
        expectText("a\nb") { Text("a\nb") }
        expectText("# H") { Text("# H") }
        expectText("- x") { Text("- x") }
        expectText("**b**") { Text(verbatim: "**b**") }
        expectText("**b**") { Text(source) }
        expectText("**b**") { Text("\(source)") }
        expectText("b") { Text(.init(source)) }
        expectText("b x") { Text(LocalizedStringKey("**b** x")) }
        expectText("2 * 3 * 4") { Text("2 * 3 * 4") }
        expectText("snake_case_name") { Text("snake_case_name") }
        expectText("a*b") { Text("a\\*b") }
        expectText("100%") { Text("100%") }
        expectText("5% off") { Text("\(5)% off") }
    }

    @Test func partsOfTexts() {
        expectText("a b") { Text("a \(Text("b").bold())") }
        expectText("ab") { Text("a") + Text("b").italic() }
        expectText("HELLO") { Text("Hello").textCase(.uppercase) }
        expectText("hello") { Text("Hello").textCase(.lowercase) }
        expectText("Hello") { Text("Hello").textCase(nil).textCase(.uppercase) }
        expectText("3 cats") { Text("^[\(3) cat](inflect: true)") }
        expectText("Hello, Ann!") { Text("Hello, \("Ann")!") }
        expectText("true") { Text("\(true.description)") }
        expectText("nil") { Text("\(String(describing: Int?.none))") }
        expectText("50%") { Text("\(0.5, format: .percent)") }
        expectText("a|b") {
            Text("a")
            Text("b")
        }
        expectText("Title|b") { LabeledContent("Title", value: "b") }
        expectText("Title|3") { LabeledContent("Title", value: 3, format: .number) }
    }
}
