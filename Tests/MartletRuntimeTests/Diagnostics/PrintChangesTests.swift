import Combine
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// `_printChanges()`: the name of each changed property with old and new value, and where it was written.
@MainActor @Suite struct PrintChangesTests {
    private struct Counting: View {
        let probe: Probe
        @State private var count = 0
        @State private var name = "a"
        var body: some View {
            let _ = Self._printChanges()
            let _ = probe.offer("add") { count += 1 }
            let _ = probe.offer("both") {
                count += 1
                name = "b"
            }
            let _ = probe.offer("twice") {
                count = 7
                count = 9
            }
            Text("\(name) \(count)")
        }
    }

    @Test func firstRunThenState() throws {
        let probe = Probe()
        let printed = PrintedChanges.during {
            let host = TestHost { Counting(probe: probe) }
            host.run("add", of: probe)
        }
        try #require(printed.count == 2)
        #expect(printed[0].text == "Counting: @self, @identity, _count, _name changed.")
        let lines = printed[1].text.split(separator: "\n")
        #expect(lines.first == "Counting: _count changed.")
        #expect(lines.count == 2 && lines[1].hasPrefix("    count: 0 → 1"))
        #expect(!printed[1].isLog)
        if DebugInformation.isThere {
            #expect(lines[1].hasSuffix(", written at PrintChangesTests.swift:15 in Counting.body"), "\(lines[1])")
        }
    }

    @Test func severalProperties() throws {
        let probe = Probe()
        let printed = PrintedChanges.during {
            let host = TestHost { Counting(probe: probe) }
            host.run("both", of: probe)
            host.run("twice", of: probe)
        }
        try #require(printed.count == 3)
        #expect(printed[1].text.contains("Counting: _name, _count changed."), "in the order of reading")
        #expect(printed[1].text.contains("    name: \"a\" → \"b\""))
        #expect(printed[2].text.contains("    count: 1 → 9"))
        if DebugInformation.isThere {
            #expect(printed[2].text.contains("Tests.swift:21 in Counting.body and PrintChangesTests.swift:22 in"))
        }
    }

    private struct Row: View {
        let title: String
        let tag: Int
        @Binding var isOn: Bool
        var body: some View {
            let _ = Self._logChanges()
            Text("\(title) \(isOn ? "on" : "off")")
        }
    }

    private struct Rows: View {
        let probe: Probe
        @State private var title = "one"
        @State private var flags = [false]
        @State private var isOn = false
        var body: some View {
            let _ = probe.offer("title") { title = "two" }
            let _ = probe.offer("toggle") { isOn.toggle() }
            VStack { Row(title: title, tag: 1, isOn: $isOn) }
        }
    }

    @Test func aViewValueSaysWhatTheParentChanged() throws {
        let probe = Probe()
        let printed = PrintedChanges.during {
            let host = TestHost { Rows(probe: probe) }
            host.run("title", of: probe)
        }
        try #require(printed.count == 2)
        #expect(printed[1].isLog)
        let text = printed[1].text
        #expect(text.hasPrefix("Row: @self changed.\n    title: \"one\" → \"two\""), "\(text)")
        #expect(!text.contains("tag"), "what is the same is left out")
        #expect(text.contains("by way of Rows.title: \"one\" → \"two\""), "\(text)")
        if DebugInformation.isThere { #expect(text.contains("in Rows.body"), "\(text)") }
    }

    @Test func aBindingIsNamedAsTheViewNamesIt() throws {
        let probe = Probe()
        let printed = PrintedChanges.during {
            let host = TestHost { Rows(probe: probe) }
            host.run("toggle", of: probe)
        }
        try #require(printed.count == 2)
        #expect(printed[1].text.hasPrefix("Row: _isOn changed.\n    isOn: false → true"), "\(printed[1].text)")
    }

    private final class Model: ObservableObject {
        @Published var level = 1
    }

    private struct Leveled: View {
        @ObservedObject var model: Model
        @Environment(\.dynamicTypeSize) private var typeSize
        var body: some View {
            let _ = Self._printChanges()
            Text("\(model.level) \(String(describing: typeSize))")
        }
    }

    @Test func objectsAndTheEnvironment() throws {
        let model = Model()
        let printed = PrintedChanges.during {
            let host = TestHost { Leveled(model: model) }
            model.level = 2
            host.update()
            host.setEnvironment(\.dynamicTypeSize, .xxxLarge)
            host.update()
        }
        try #require(printed.count == 3)
        #expect(printed[0].text == "Leveled: @self, @identity, _model, _typeSize changed.")
        #expect(printed[1].text.hasPrefix("Leveled: _model changed."), "\(printed[1].text)")
        #expect(printed[2].text.hasPrefix("Leveled: _typeSize changed.\n    typeSize: "), "\(printed[2].text)")
        #expect(printed[2].text.contains("→ xxxLarge"), "\(printed[2].text)")
    }

    private struct Inner: View {
        let read: () -> Int
        let never: Int
        var body: some View {
            let _ = Self._printChanges()
            Text("\(read())")
        }
    }

    private struct Outer: View {
        let probe: Probe
        @State private var hidden = 0
        var body: some View {
            let _ = probe.offer("write") { hidden += 1 }
            Inner(read: { [$hidden] in $hidden.wrappedValue }, never: 0)
        }
    }

    @Test func whatIsNoPropertyIsADependency() throws {
        let probe = Probe()
        let printed = PrintedChanges.during {
            let host = TestHost { Outer(probe: probe) }
            host.run("write", of: probe)
        }
        try #require(printed.count == 2)
        #expect(
            printed[1].text.hasPrefix("Inner: @dependencies changed.\n    Outer.hidden: 0 → 1"), "\(printed[1].text)")
    }

    @Test func outsideOfABodyNothingIsSaid() {
        let printed = PrintedChanges.during { Counting._printChanges() }
        #expect(printed.isEmpty)
    }

    @Test func valuesAreShort() {
        #expect(ValueText.describe("a\nb") == "\"a\\nb\"")
        #expect(ValueText.describe(Optional(3) as Any) == "3")
        #expect(ValueText.describe(Int?.none as Any) == "nil")
        #expect(ValueText.describe([1, 2]) == "[1, 2]")
        #expect(ValueText.describe(Array(0..<1_000)) == "Array of 1000 elements")
        #expect(ValueText.describe({ 1 } as () -> Int) == "a closure")
        #expect(ValueText.describe(String(repeating: "x", count: 500)).count == 80)
    }

    @Test(arguments: [
        ("closure #1 () -> () in Shop.(Cart in _4F2).body.getter : some", "Cart.body"),
        ("Shop.Cart.add(_: Swift.Int, to: Shop.List) -> ()", "Cart.add"),
        ("static Shop.Cart.make() -> Shop.Cart", "Cart.make"),
        (
            "closure #1 @Sendable () async -> () in closure #1 () -> Martlet.Text in Shop.Cart.body.getter : some",
            "Cart.body"
        ),
        ("Shop.Cart.count.setter : Swift.Int", "Cart.count"),
        ("Shop.Market.(Cart in _4F2).body.getter : some", "Cart.body"), ("Shop.load() -> ()", "load"),
        ("Shop.Cart.init(count: Swift.Int) -> Shop.Cart", "Cart.init"),
        ("main", "main"),
    ])
    func functionsAreNamedAsPeopleWriteThem(_ demangled: String, _ name: String) {
        #expect(WriteSite.functionName(demangled) == name)
    }

    @Test func theRuntimesOwnCallsAreNotTheUsers() {
        #expect(WriteCapture.isUsers("$s4Shop4CartV4bodyQrvg"))
        #expect(!WriteCapture.isUsers("$s7Martlet5StateV12wrappedValuexvs"))
        #expect(!WriteCapture.isUsers("$ss5ClockPsE7measurey8DurationQzyyKXEKF"))
        #expect(!WriteCapture.isUsers("$s4Shop4CartV4bodyQrvgyycfU_TA"))
        #expect(!WriteCapture.isUsers("main"))
    }
}
