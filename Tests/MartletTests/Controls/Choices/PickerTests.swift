import Foundation
import Testing

import Martlet
@testable import MartletTesting

@MainActor
@Suite struct PickerTests {
    enum Flavour: String, CaseIterable, Identifiable {
        case chocolate, vanilla, strawberry
        var id: Self { self }
    }

    struct FlavourPicker: View {
        @State var flavour = Flavour.vanilla

        var body: some View {
            VStack {
                Picker("Flavour", selection: $flavour) {
                    ForEach(Flavour.allCases) { Text($0.rawValue) }
                }
                Text("Chosen: \(flavour.rawValue)")
            }
        }
    }

    @Test func aPickerShowsItsLabelAndTheChosenOption() throws {
        let host = TestHost { FlavourPicker() }
        #expect(host.texts == ["Flavour", "vanilla", "Chosen: vanilla"])
        let picker = try host.find(.picker, "Flavour")
        #expect(picker.value == "vanilla")
        #expect(picker.menu == "( ) chocolate\n(x) vanilla\n( ) strawberry")
        try picker.select("strawberry")
        #expect(host.texts == ["Flavour", "strawberry", "Chosen: strawberry"])
        #expect(picker.value == "strawberry")
        #expect(throws: ElementNotOperable.self) { try picker.select("mango") }
    }

    @Test(arguments: [true, false])
    func optionsThatAreShownAreTapped(isSegmented: Bool) throws {
        let host = TestHost {
            if isSegmented {
                FlavourPicker().pickerStyle(.segmented)
            } else {
                FlavourPicker().pickerStyle(.inline)
            }
        }
        #expect(host.texts == ["Flavour", "chocolate", "vanilla", "strawberry", "Chosen: vanilla"])
        #expect(host.findAll(.button).map(\.isOn) == [false, true, false])
        try host.find(.picker, "Flavour").select("chocolate")
        #expect(host.findAll(.button).map(\.isOn) == [true, false, false])
        try host.find(.button, "strawberry").tap()
        #expect(host.texts.last == "Chosen: strawberry")
        #expect(try host.find(.picker, "Flavour").value == "strawberry")
    }

    @Test func manyOptionsOfAWheelScroll() throws {
        struct Minutes: View {
            @State var minute = 40

            var body: some View {
                Picker("Minute", selection: $minute) {
                    ForEach(0..<60) { Text("minute \($0)") }
                }
                .pickerStyle(.wheel)
                .frame(height: 100)
                Button("Early") { minute = 2 }
                FlavourPicker().pickerStyle(.wheel)
            }
        }
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Minutes() }
        #expect(host.texts.contains("minute 40") && !host.texts.contains("minute 2"))
        #expect(try host.find(.picker, "Minute").frame.height == 100)
        #expect(host.texts.suffix(5) == ["Flavour", "chocolate", "vanilla", "strawberry", "Chosen: vanilla"])
        try host.find(.button, "Early").tap()
        host.update()
        #expect(host.texts.contains("minute 2") && !host.texts.contains("minute 40"))
        try host.find(.button, "minute 3").tap()
        #expect(try host.find(.picker, "Minute").value == "minute 3")
        #expect(host.texts.contains("minute 2"), "what is seen stays where it is")
    }

    @Test func segmentsHaveOneWidthAndShareWhatThereIs() throws {
        let host = TestHost(size: CGSize(width: 300, height: 100)) {
            FlavourPicker().labelsHidden().pickerStyle(.segmented)
        }
        let wide = host.findAll(.button).map(\.frame)
        #expect(wide.map(\.width) == [96, 96, 96])
        #expect(wide[1].minX == wide[0].maxX)
        host.resize(to: CGSize(width: 240, height: 100))
        #expect(host.findAll(.button).map(\.frame.width) == [96, 96, 96], "windows of a desktop keep words whole")
        let phone = TestHost(in: Variation(platform: .phone, size: CGSize(width: 180, height: 200))) {
            FlavourPicker().labelsHidden().pickerStyle(.segmented)
        }
        #expect(phone.findAll(.button).map(\.frame.width) == [60, 60, 60])
        #expect(phone.texts.first == "chocolate")
        #expect(try phone.find(.picker, "Flavour").frame.width == 180)
    }

    @Test func arrowsChooseAmongOptionsThatAreShown() throws {
        let host = TestHost { FlavourPicker().pickerStyle(.segmented) }
        let option = try host.find(.button, "vanilla")
        try option.tap()
        host.scene.focusMoves.setFocus(option.node)
        #expect(host.press(.rightArrow))
        #expect(host.texts.last == "Chosen: strawberry")
        #expect(host.press(.leftArrow))
        #expect(host.press(.leftArrow))
        #expect(host.texts.last == "Chosen: chocolate")
    }

    struct InForm: View {
        @State private var choice = "a"

        var body: some View {
            Form {
                Picker("Letter", selection: $choice) {
                    Text("A").tag("a")
                    Text("B").tag("b")
                }
            }
        }
    }

    @Test func inAFormTheValueStandsAtTheTrailingEdge() throws {
        let host = TestHost { InForm() }
        let label = try host.find(.text, "Letter").frame
        let value = try host.find(.text, "A").frame
        #expect(label.minX == 16)
        #expect(value.maxX > 400 - 16 - 48)
        try host.find(.picker, "Letter").select("B")
        #expect(host.texts == ["Letter", "B"])
    }

    struct Optionals: View {
        @State var number: Int?
        var tagsIncludeOptional = true

        var body: some View {
            VStack {
                Picker("Number", selection: $number) {
                    Text("None").tag(Int?.none)
                    Text("One").tag(1, includeOptional: tagsIncludeOptional)
                    Text("Two").tag(Int?.some(2))
                }
                Text("\(number ?? 0)")
            }
        }
    }

    @Test func aSelectionMayBeOptional() throws {
        let host = TestHost { Optionals() }
        let picker = try host.find(.picker, "Number")
        #expect(picker.value == "None")
        try picker.select("One")
        #expect(host.texts.last == "1")
        #expect(picker.value == "One")
        try picker.select("Two")
        #expect(host.texts.last == "2")
        try picker.select("None")
        #expect(host.texts.last == "0")
    }

    @Test func aTagNeedNotIncludeItsOptional() throws {
        let host = TestHost { Optionals(tagsIncludeOptional: false) }
        #expect(throws: ElementNotOperable.self) { try host.find(.picker, "Number").select("One") }
        #expect(host.texts.last == "0")
    }

    struct Strangers: View {
        @State var selection = 3

        var body: some View {
            Picker("Size", selection: $selection) {
                Text("Small").tag("small")
                Text("Large").tag("large")
            }
            Button("Write") { selection = 4 }
        }
    }

    @Test func aSelectionWithoutAnOptionShowsNothingAndIsReported() throws {
        let host = TestHost { Strangers() }
        #expect(try host.find(.picker, "Size").value == "")
        #expect(host.texts == ["Size", "Write"])
        #expect(host.issues.count == 1)
        let message = try #require(host.issues.first?.message)
        #expect(message.contains("Picker \"Size\"") && message.contains("the selection 3"))
        #expect(message.contains("of type Int") && message.contains("String"))
        host.expectIssue(containing: "the selection 3")
        try host.find(.button, "Write").tap()
        host.expectIssue(containing: "the selection 4")
    }

    final class Log {
        var entries: [String] = []
    }

    struct Custom: View {
        let log: Log
        @State private var value = 1

        var body: some View {
            let binding = Binding {
                value
            } set: { new, transaction in
                log.entries.append("\(new) \(transaction.animation != nil)")
                value = new
            }
            Picker("Value", selection: binding.animation()) {
                ForEach(1..<4, id: \.self) { Text("No. \($0)") }
            }
            .onChange(of: value) { log.entries.append("changed") }
        }
    }

    @Test func choosingWritesOnceAndTheSameNeverWithTheBindingsAnimation() throws {
        let log = Log()
        let host = TestHost { Custom(log: log) }
        let picker = try host.find(.picker, "Value")
        try picker.select("No. 2")
        #expect(log.entries == ["2 true", "changed"])
        try picker.select("No. 2")
        #expect(log.entries.count == 2)
    }

    struct Sizes: View {
        @State var index = 0

        var body: some View {
            Reader(index: $index)
            Bystander()
        }
    }

    struct Reader: View {
        @Binding var index: Int

        var body: some View {
            Picker("Row", selection: $index) {
                ForEach(0..<50, id: \.self) { Option(number: $0) }
            }
        }
    }

    struct Option: View {
        let number: Int

        var body: some View { Text("Row \(number)") }
    }

    struct Bystander: View {
        var body: some View { Text("Here") }
    }

    @Test func choosingRunsNoBodyOfAnOption() throws {
        let host = TestHost { Sizes() }
        let picker = try host.find(.picker, "Row")
        let before = (host.bodyRuns(of: Option.self), host.bodyRuns(of: Bystander.self), host.bodyRuns(of: Reader.self))
        #expect(before.0 == 50)
        try picker.select("Row 40")
        #expect(picker.value == "Row 40")
        #expect(host.bodyRuns(of: Option.self) == before.0)
        #expect(host.bodyRuns(of: Bystander.self) == before.1)
        #expect(host.bodyRuns(of: Reader.self) == before.2)
        // The old option, the new one, and their containers.
        #expect(host.lastChangedCount < 12)
    }

    struct Changing: View {
        @State var options = ["a", "b"]
        @State var selection = "b"

        var body: some View {
            Picker("Letter", selection: $selection) {
                ForEach(options, id: \.self) { Text($0.uppercased()) }
            }
            Button("More") { options = ["c", "b", "a"] }
            Button("Rename") { selection = "c" }
        }
    }

    @Test func optionsComeAndGo() throws {
        let host = TestHost { Changing() }
        let picker = try host.find(.picker, "Letter")
        try host.find(.button, "More").tap()
        #expect(picker.menu == "( ) C\n(x) B\n( ) A")
        try host.find(.button, "Rename").tap()
        #expect(picker.value == "C")
    }

    struct Alarm: Identifiable {
        let id: Int
        var sound: String
    }

    struct Several: View {
        @State var alarms = [Alarm(id: 1, sound: "Bell"), Alarm(id: 2, sound: "Horn")]

        var body: some View {
            Picker("Sound", sources: $alarms, selection: \.sound) {
                Text("Bell").tag("Bell")
                Text("Horn").tag("Horn")
            } currentValueLabel: {
                Text("Sounds")
            }
            Text(alarms.map(\.sound).joined(separator: " "))
        }
    }

    @Test func severalValuesAreChosenTogether() throws {
        let host = TestHost { Several() }
        let picker = try host.find(.picker, "Sound")
        #expect(picker.menu == "( ) Bell\n( ) Horn")
        #expect(host.texts == ["Sound", "Sounds", "Bell Horn"])
        try picker.select("Horn")
        #expect(host.texts == ["Sound", "Sounds", "Horn Horn"])
        #expect(picker.menu == "( ) Bell\n(x) Horn")
    }

    struct Sections: View {
        @State private var fruit = "apple"
        let log: Log

        var body: some View {
            Picker(selection: $fruit) {
                Section("Red") {
                    Label("Apple", systemImage: "leaf").tag("apple")
                    Image(systemName: "star").tag("star")
                }
                Text("Lemon").tag("lemon")
                Divider()
                Button("Other…") { log.entries.append("other") }
            } label: {
                Label("Fruit", systemImage: "cart")
            }
        }
    }

    @Test func optionsStandInSectionsAmongOtherItems() throws {
        let log = Log()
        let host = TestHost { Sections(log: log) }
        let picker = try host.find(.picker, "Fruit")
        #expect(picker.menu == "--- Red\n(x) Apple\n( ) Favorite\n---\n( ) Lemon\n---\nOther…")
        try picker.select("Favorite")
        #expect(picker.value == "Favorite")
        try picker.select("Other…")
        #expect(log.entries == ["other"])
        #expect(picker.value == "Favorite")
    }

    @Test func aDisabledPickerIsNotOperated() throws {
        let host = TestHost { FlavourPicker().disabled(true) }
        let picker = try host.find(.picker, "Flavour")
        #expect(!picker.isEnabled)
        #expect(throws: ElementNotOperable.self) { try picker.select("strawberry") }
    }
}
