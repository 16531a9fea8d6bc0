import Foundation
import Testing

@testable import Martlet
import MartletBase

extension TextContext {
    static let english = TextContext.with("en_US")

    static func with(_ locale: String, _ change: (inout TextEnvironment) -> Void = { _ in }) -> TextContext {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var environment = TextEnvironment(
            locale: Locale(identifier: locale), calendar: LateValue(calendar), timeZone: LateValue(.gmt))
        change(&environment)
        return TextContext(environment)
    }
}

func shown(_ text: Text, _ locale: String = "en_US", now: Date = Date()) -> String {
    text.resolve(in: .with(locale), now: now).string
}

private struct Weekday: CustomStringConvertible {
    var description: String { "Monday" }
}

@Suite("Text")
struct TextTests {
    @Test func initialisersChooseKeyOrString() {
        guard case .key = Text("a").storage, case .verbatim = Text(String("a")).storage else {
            Issue.record("a literal is a key, a string is not")
            return
        }
        let string = "100% **sure**"
        #expect(shown(Text(string)) == "100% **sure**")
        #expect(shown(Text("100% **sure**")) == "100% sure")
        #expect(shown(Text(verbatim: "**x**")) == "**x**")
        #expect(shown(Text(string.prefix(4))) == "100%")
        #expect(shown(Text(.init(string))) == "100% sure")
        // A value that no interpolation of keys takes makes the literal a string.
        #expect(shown(Text("\(Weekday())")) == "Monday")
        #expect(shown(Text("")) == "")
    }

    @Test func anIntegerAloneIsAKey() {
        let count = 1_234
        guard case .integer(1_234) = Text("\(count)").storage else {
            Issue.record("it needs no object")
            return
        }
        #expect(shown(Text("\(count)")) == "1,234" && shown(Text("\(count)"), "de_DE") == "1.234")
        #expect(shown(Text("\(count)").bold() + Text("!")) == "1,234!")
        #expect(Text("\(count)") == Text("\(count)") && Text("\(count)") != Text("\(count + 1)"))
        #expect(LocalizedStringKey("\(count)") == LocalizedStringKey("\(count)"))
        #expect(LocalizedStringKey("\(count)").key == "%lld")
        #expect(LocalizedStringKey("\(count)").format == LocalizedFormat(key: "%lld", first: .signed(1_234), rest: []))
    }

    @MainActor @Test func textsAreComparedByTheirBytesFirst() {
        let comparator = ValueComparator.of(Text.self)
        let name = String(repeating: "a long name ", count: 3)
        let same = Text(name)
        #expect(comparator.areEqual(same, same))
        // Other storage, and other objects.
        #expect(comparator.areEqual(Text(name), Text(String(name.map { $0 }))))
        #expect(comparator.areEqual(Text("\(1) of \(2)").bold(), Text("\(1) of \(2)").bold()))
        #expect(!comparator.areEqual(Text("\(1) of \(2)").bold(), Text("\(1) of \(3)").bold()))
        #expect(!comparator.areEqual(Text(name), Text(name + ".")))
        #expect(!comparator.areEqual(Text("\(1)"), Text("\(2)")))
    }

    @Test func keysHaveSpecifiers() {
        func key(_ key: LocalizedStringKey) -> String { key.key }
        let (name, count, ratio): (String, Int, Double) = ("a", 1, 0.5)
        #expect(key("Count: \(count)") == "Count: %lld")
        #expect(key("\(name) has \(count) (\(ratio))") == "%@ has %lld (%lf)")
        #expect(key("\(ratio, specifier: "%.2f")") == "%.2f")
        #expect(key("\(count, format: .number)") == "%@")
        #expect(key("\(UInt8(1)) \(Int32(1)) \(UInt(1)) \(Float(1))") == "%u %d %llu %f")
        #expect(key("100% of \(count)") == "100%% of %lld")
        #expect(key("100%") == "100%")
        #expect(key("\(Text("a"))\(Image(systemName: "star"))") == "%@%@")
        #expect(LocalizedStringKey("a \(count)") == LocalizedStringKey("a \(count)"))
        #expect(LocalizedStringKey("a \(count)") != LocalizedStringKey("a \(count + 1)"))
    }

    @Test func numbersFollowTheLocale() {
        let (n, x) = (1_234_567, 1234.5)
        #expect(shown(Text("\(n)")) == "1,234,567")
        #expect(shown(Text("\(n)"), "de_DE") == "1.234.567")
        #expect(shown(Text("\(n)"), "en_IN") == "12,34,567")
        #expect(shown(Text("\(1000)"), "es_ES") == "1000")
        #expect(shown(Text("\(12345)"), "es_ES") == "12.345")
        #expect(shown(Text("\(-5)")) == "-5")
        #expect(shown(Text("\(42)"), "ar_EG") == "٤٢")
        #expect(shown(Text("\(x)")) == "1,234.500000")
        #expect(shown(Text("\(x, specifier: "%.1f")"), "de_DE") == "1.234,5")
        #expect(shown(Text("\(7, specifier: "%03d")")) == "007")
        #expect(shown(Text("\(7, specifier: "%5d")|")) == "    7|")
        #expect(shown(Text("\(255, specifier: "%x")")) == "ff")
        #expect(shown(Text("\(Int64.min)")) == "-9,223,372,036,854,775,808")
        #expect(shown(Text("\(UInt.max)")) == "18,446,744,073,709,551,615")
        #expect(shown(Text("\(50)% of \(2)")) == "50% of 2")
    }

    @Test func formatStylesUseTheEnvironmentsLocaleUnlessTheyHaveOne() {
        #expect(shown(Text(1234.5, format: .number), "de_DE") == "1.234,5")
        #expect(shown(Text(0.25, format: .percent)) == "25%")
        #expect(shown(Text("= \(1234, format: .number)"), "de_DE") == "= 1.234")
        #expect(shown(Text(1234, format: .number.locale(Locale(identifier: "en_US"))), "de_DE") == "1,234")
        let epoch = Date(timeIntervalSince1970: 0)
        #expect(shown(Text(epoch, format: .dateTime.year())) == "1970")
    }

    @Test func modifiersNearestToTheCharactersWin() {
        let style = Text("a").font(.title).font(.body).bold().foregroundColor(.red)
            .foregroundStyle(.blue).underline().kerning(2).tracking(1).baselineOffset(3)
            .italic().monospacedDigit().resolve(in: .english).style
        #expect(style.font.pointSize == 28)
        #expect(style.font.weight == .bold && style.font.isItalic && style.font.hasMonospacedDigits)
        #expect(style.color == Color.red.resolved(dark: false))
        #expect(style.underline == TextLine())
        #expect(style.kerning == 2 && style.tracking == 1 && style.baselineOffset == 3)
        #expect(Text("a").monospaced().resolve(in: .english).style.font.design == .monospaced)
        #expect(Text("a").fontWeight(.heavy).resolve(in: .english).style.font.weight == .heavy)
        #expect(Text("a").underline(false).underline().resolve(in: .english).style.underline == nil)
        #expect(
            Text("a").strikethrough(pattern: .dot, color: .red).resolve(in: .english).style.strikethrough
                == TextLine(pattern: .dot, color: Color.red.resolved(dark: false)))
    }

    @Test func theEnvironmentSuppliesWhatTheTextDoesNot() {
        let context = TextContext.with("en_US") {
            $0.font = .caption
            $0.attributes.isBold = true
            $0.textCase = .uppercase
            $0.dynamicTypeSize = .xxxLarge
        }
        let inherited = Text("abc").resolve(in: context)
        #expect(inherited.string == "ABC")
        #expect(inherited.style.font.pointSize == 18 && inherited.style.font.weight == .bold)
        #expect(inherited.style === context.baseStyle)
        #expect(Text("abc").font(.title).resolve(in: context).style.font.pointSize == 34)
        #expect(Text("abc").bold(false).resolve(in: context).style.font.weight == .regular)
        #expect(
            Text("x").font(.headline).resolve(in: context).style
                === Text("y").font(.headline).resolve(in: context).style)
    }

    @Test func concatenationKeepsEachStyle() {
        let text = (Text("a").foregroundColor(.red) + Text("b") + Text("c").bold()).foregroundColor(.blue)
        let styled = text.resolve(in: .english)
        #expect(styled.string == "abc")
        #expect(styled.runs.map(\.range) == [0..<1, 1..<2, 2..<3])
        #expect(styled.runs[0].style.color == Color.red.resolved(dark: false))
        #expect(styled.runs[1].style.color == Color.blue.resolved(dark: false))
        #expect(styled.runs[2].style.font.weight == .bold)
        #expect((Text("a") + Text("b")).resolve(in: .english).isUniform)
        #expect(styled.style(at: 2).font.weight == .bold)
    }

    @Test func interpolatedTextsKeepTheirStyle() {
        let styled = Text("Hello \(Text("you").bold())!").resolve(in: .english)
        #expect(styled.string == "Hello you!")
        #expect(styled.runs.count == 3)
        #expect(styled.runs[1].range == 6..<9)
        #expect(styled.runs[1].style.font.weight == .bold)
        #expect(shown(Text("\(Image(systemName: "star.fill")) 5")) == "★ 5")
    }

    @Test func attributedStrings() throws {
        var string = AttributedString("Hi there")
        let range = try #require(string.range(of: "there"))
        string[range].foregroundColor = .red
        string[range].font = .title
        string[range].link = URL(string: "https://example.com")
        let styled = Text(string).italic().resolve(in: .english)
        #expect(styled.string == "Hi there")
        #expect(styled.runs.count == 2)
        #expect(styled.runs[1].style.font.pointSize == 28)
        #expect(styled.runs[1].style.font.isItalic)
        #expect(styled.runs[1].style.link?.host == "example.com")
        #expect(styled.runs[1].style.color == Color.red.resolved(dark: false))
    }

    @Test func equality() {
        let n = 5
        #expect(Text("a") == Text("a"))
        #expect(Text("a") != Text(verbatim: "a"))
        #expect(Text("\(n)") == Text("\(n)"))
        #expect(Text("\(n)") != Text("\(n + 1)"))
        #expect(Text("a").bold() == Text("a").bold())
        #expect(Text("a").bold() != Text("a"))
        #expect(Text("a").foregroundStyle(.red) != Text("a").foregroundStyle(.blue))
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(Text(n, format: .number) == Text(n, format: .number))
        #expect(Text(n, format: .number) != Text(n + 1, format: .number))
        #expect(Text(.distantPast, style: .date) == Text(.distantPast, style: .date))
        #expect(Text("a", tableName: "T") == Text("a", tableName: "T"))
        #expect(Text("a", tableName: "T") != Text("a"))
    }

    @Test func textsAreSmall() {
        #expect(MemoryLayout<Text>.size <= 25)
        #expect(MemoryLayout<StyledText>.size <= 32)
    }
}

@Suite("Dates in text")
struct DateTextTests {
    private let now = Date(timeIntervalSince1970: 1_000_000)

    @Test func datesAndTimes() {
        let date = Date(timeIntervalSince1970: 0)
        #expect(shown(Text(date, style: .date)) == "January 1, 1970")
        #expect(shown(Text(date, style: .date), "de_DE") == "1. Januar 1970")
        #expect(shown(Text(date, style: .time)).hasPrefix("12:00"))
        #expect(!Text(date, style: .date).dependsOnTime)
        let interval = shown(Text(date...date.addingTimeInterval(7200)))
        #expect(interval.hasPrefix("12:00") && !interval.contains("1970"), "the times alone")
    }

    @Test func distancesFollowTheTime() throws {
        let later = now.addingTimeInterval(2 * 3600 + 23 * 60)
        #expect(shown(Text(later, style: .relative), now: now).contains("2 hours"))
        #expect(shown(Text(later, style: .offset), now: now) == "+2 hours")
        #expect(shown(Text(now.addingTimeInterval(-60), style: .offset), now: now) == "-1 minute")
        #expect(shown(Text(later, style: .timer), now: now) == "2:23:00")
        #expect(shown(Text(now.addingTimeInterval(75), style: .timer), now: now) == "1:15")
        let text = Text(later, style: .relative)
        #expect(text.dependsOnTime && Text("in \(later, style: .timer)").dependsOnTime)
        // Dates have rounding errors: the change is looked for right after the second.
        let next = try #require(text.nextChange(after: now)).timeIntervalSince(now)
        #expect(next >= 1 && next < 1.001)
    }

    @Test func timersCountThroughTheirInterval() {
        let interval = now...now.addingTimeInterval(3700)
        let at = now.addingTimeInterval(100)
        #expect(shown(Text(timerInterval: interval), now: at) == "1:00:00")
        #expect(shown(Text(timerInterval: interval, countsDown: false), now: at) == "1:40")
        #expect(shown(Text(timerInterval: interval, showsHours: false), now: now) == "61:40")
        #expect(shown(Text(timerInterval: interval), now: .distantFuture) == "0:00")
        #expect(shown(Text(timerInterval: interval, pauseTime: now), now: at) == "1:01:40")
    }
}
