import MartletTesting
import Testing

/// Values that are set: nothing is brought within bounds without a word.
@MainActor @Suite struct ValueTests {
    private struct Numbers: View {
        @State private var level = 20.0
        @State private var smooth = 0.5
        @State private var count = 4
        @State private var free = 0
        var body: some View {
            Slider(value: $level, in: 0...100, step: 10) { Text("Level") }
            Slider(value: $smooth) { Text("Smooth") }
            Stepper("Count", value: $count, in: 0...9, step: 2)
            Stepper("Free", value: $free)
            Text(verbatim: "\(level) \(smooth) \(count) \(free)")
        }
    }

    @Test func betweenTwoSteps() throws {
        let host = TestHost { Numbers() }
        try host.find(.slider, "Level").set(30)
        try host.find(.slider, "Smooth").set(0.123)
        try host.find(.stepper, "Count").set(8)
        try host.find(.stepper, "Free").set(-3)
        #expect(host.texts.last == "30.0 0.123 8 -3")
        try host.find(.slider, "Level").set(34)
        #expect(host.texts.last == "30.0 0.123 8 -3", "the knob goes to the nearest step")
        let stepper = #expect(throws: ElementNotOperable.self) { try host.find(.stepper, "Count").set(3) }
        #expect(stepper?.description.contains("between two of its steps: they go by 2.0 from 8.0") == true)
        #expect(throws: ElementNotOperable.self) { try host.find(.slider, "Level").set(110) }
        #expect(throws: ElementNotOperable.self) { try host.find(.stepper, "Count").set(-2) }
        #expect(host.texts.last == "30.0 0.123 8 -3")
    }

    private struct Dates: View {
        @State private var date = Date(timeIntervalSince1970: 1_000_000)
        var body: some View {
            DatePicker("Due", selection: $date, in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 2e6))
            Text(verbatim: "\(Int(date.timeIntervalSince1970))")
        }
    }

    @Test func datesOutsideOfTheLimits() throws {
        let host = TestHost { Dates() }
        let picker = try host.find(.datePicker, "Due")
        try picker.set(Date(timeIntervalSince1970: 1_500_000))
        #expect(host.texts.last == "1500000")
        let early = #expect(throws: ElementNotOperable.self) { try picker.set(Date(timeIntervalSince1970: -5)) }
        #expect(early?.description.contains("is before the first date that can be chosen, 1970-01-01") == true)
        let late = #expect(throws: ElementNotOperable.self) { try picker.set(Date(timeIntervalSince1970: 3e6)) }
        #expect(late?.description.contains("is after the last date that can be chosen") == true)
        #expect(host.texts.last == "1500000")
    }

    private struct Colors: View {
        @State private var color = Color.red
        @State private var solid = Color.red
        var body: some View {
            ColorPicker("Ink", selection: $color)
            ColorPicker("Paper", selection: $solid, supportsOpacity: false)
            Text("ink").foregroundStyle(color)
            Text("paper").foregroundStyle(solid)
        }
    }

    @Test func colours() throws {
        let host = TestHost { Colors() }
        let translucent = Color(.sRGB, red: 0, green: 0.5, blue: 1, opacity: 0.5)
        try host.find(.colorPicker, "Ink").set(translucent)
        #expect(try host.find(text: "ink").color == translucent.resolve(in: EnvironmentValues()))
        try host.find(.colorPicker, "Paper").set(Color(.sRGB, red: 0, green: 1, blue: 0))
        #expect(try host.find(text: "paper").color == Color(.sRGB, red: 0, green: 1, blue: 0).resolve(in: .init()))
        let error = #expect(throws: ElementNotOperable.self) {
            try host.find(.colorPicker, "Paper").set(translucent)
        }
        #expect(error?.description.contains("is translucent, and the picker lets no opacity be chosen") == true)
        #expect(throws: ElementNotOperable.self) { try host.find(.text, "ink").set(Color.red) }
    }

    @Test func scrollingSaysHowFar() throws {
        let host = TestHost(size: CGSize(width: 100, height: 100)) {
            ScrollView { ForEach(0..<10, id: \.self) { Text("\($0)").frame(height: 30) } }
        }
        let text = try host.find(text: "2")
        let all = try text.scroll(by: CGSize(width: 0, height: 50))
        #expect(all == CGSize(width: 0, height: 50))
        let unseen = #expect(throws: ElementNotOperable.self) {
            try host.find(.text, "8").scroll(by: CGSize(width: 0, height: 20))
        }
        #expect(unseen?.description.hasSuffix("nothing is seen of it: scrollIntoView() shows it.") == true)
        let rest = try host.find(.text, "2").scroll(by: CGSize(width: 0, height: 5_000))
        #expect(rest.height > 50 && rest.height < 300)
        let end = #expect(throws: ElementNotOperable.self) {
            try host.find(.text, "9").scroll(by: CGSize(width: 0, height: 1))
        }
        #expect(end?.description.hasSuffix("nothing there scrolls that way.") == true)
    }
}
