import MartletTesting
import Testing

/// Incorrect tests, each of which gets a message about its error.
@MainActor @Suite struct HostileUseTests {
    private struct Rows: View {
        @State private var names = ["a", "b", "c"]
        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    HStack {
                        Text(name)
                        Button("Remove") { names.removeAll { $0 == name } }
                    }
                }
            }
        }
    }

    @Test func anElementThatHasGone() throws {
        let host = TestHost { Rows() }
        let second = try host.find(.row, containing: "b")
        let button = try second.find(.button, "Remove")
        try button.tap()
        let error = #expect(throws: ElementNotOperable.self) { try button.tap() }
        #expect(error?.description.contains("it is no longer there; find it again after an update") == true)
        #expect(!button.isVisible && !button.isHittable)
        #expect(throws: (any Error).self) { try second.drag(by: CGSize(width: 5, height: 5)) }
        #expect(throws: (any Error).self) { try second.find(.button, "Remove").tap() }
        #expect(throws: (any Error).self) { try button.hover() }
        #expect(throws: (any Error).self) { try button.press(for: .seconds(1)) }
        #expect(throws: (any Error).self) { try button.scrollIntoView() }
        #expect(throws: (any Error).self) { try button.swipe(.trailing, choosing: "Delete") }
        #expect(try host.find(.row, containing: "c").find(.button, "Remove").isHittable)
    }

    @Test func severalOfOneName() throws {
        let host = TestHost { Rows() }
        #expect(host.findAll(.button).count == 3)
        try host.find(.button, "Remove").tap()
        #expect(host.texts.filter { $0.count == 1 } == ["b", "c"], "the first is meant")
        try host.find(.button, at: 1).tap()
        #expect(host.texts.filter { $0.count == 1 } == ["b"])
        let error = #expect(throws: ElementNotFound.self) { try host.find(.button, at: 1) }
        #expect(error?.description.hasPrefix("There is no button at 1. Each button there is: \"Remove\".") == true)
        #expect(throws: ElementNotFound.self) { try host.find(.button, at: -1) }
    }

    @Test func whatIsNotOfThatKind() throws {
        let host = TestHost {
            VStack {
                Text("text")
                Button("button") {}
                Toggle("toggle", isOn: .constant(false))
                Slider(value: .constant(0.5)) { Text("slider") }
                Picker("picker", selection: .constant(1)) { Text("one").tag(1) }
                DatePicker("date", selection: .constant(.now))
                Image(systemName: "star")
            }
        }
        let elements = try host.findAll { _ in true } + [host.find(.text, "text")]
        for element in elements {
            let role = "\(element.kind) \(element.label)"
            if ![.textField].contains(element.role) {
                #expect(throws: (any Error).self, "\(role)") { try element.clearText() }
                #expect(throws: (any Error).self, "\(role)") { try element.selectText("x") }
            }
            if element.role != .slider, element.role != .stepper {
                #expect(throws: (any Error).self, "\(role)") { try element.set(0.1) }
            }
            if Role.datePicker != element.role, element.label != "date" {
                #expect(throws: (any Error).self, "\(role)") { try element.set(Date.now) }
            }
            #expect(throws: (any Error).self, "\(role)") { try element.select("nothing like that") }
            #expect(throws: (any Error).self, "\(role)") { try element.delete() }
            #expect(throws: (any Error).self, "\(role)") { try element.move(by: 1) }
            #expect(throws: (any Error).self, "\(role)") { try element.swipe(.leading, choosing: "x") }
            #expect(throws: (any Error).self, "\(role)") { try element.chooseContextMenuItem("x") }
            #expect(throws: (any Error).self, "\(role)") { try element.perform("x") }
            #expect(throws: (any Error).self, "\(role)") { try element.ancestor(.sheet) }
        }
    }

    @Test func anEndedHost() throws {
        let host = TestHost { Rows() }
        let row = try host.find(.row)
        host.unmount()
        host.unmount()
        host.update()
        host.advance(by: .seconds(1))
        host.resize(to: CGSize(width: 10, height: 10))
        host.press(.tab, warns: false)
        #expect(host.windows.isEmpty)
        let error = #expect(throws: ElementNotOperable.self) { try row.tap() }
        #expect(error?.description.contains("its host is unmounted") == true)
        #expect(host.explore(seed: 1, steps: 5).isEmpty)
    }

    @Test func absurdNumbers() throws {
        struct Pad: View {
            @State private var count = 0
            var body: some View {
                ScrollView {
                    Color.red.frame(height: 2_000).accessibilityIdentifier("pad").onTapGesture { count += 1 }
                }
            }
        }
        let host = TestHost { Pad() }
        let pad = try host.element(id: "pad")
        for point in [UnitPoint(x: -3, y: 0), UnitPoint(x: .nan, y: 0), UnitPoint(x: 0, y: .infinity)] {
            #expect(throws: ElementNotOperable.self, "\(point)") { try pad.tap(at: point) }
        }
        try? pad.drag(by: CGSize(width: CGFloat.nan, height: .infinity))
        try? pad.drag(to: CGPoint(x: -1e300, y: CGFloat.nan))
        _ = try? pad.scroll(by: CGSize(width: CGFloat.nan, height: -.infinity))
        _ = try? pad.scroll(by: CGSize(width: 1e300, height: 1e300))
        try? pad.pinch(magnification: .nan, rotation: .degrees(.infinity))
        try? pad.pinch(magnification: -1)
        try? pad.tap(count: 0)
        try? pad.tap(count: -1)
        try? pad.press(for: .seconds(-1))
        host.advance(by: .seconds(-5))
        host.advance(by: .zero)
        host.resize(to: CGSize(width: -10, height: CGFloat.nan))
        host.expectIssue(containing: "the width of the window")
        host.expectIssue(containing: "the height of the window")
        host.resize(to: .zero)
        #expect(host.texts.isEmpty)
    }

    @Test func severalHostsOfDifferentPlatforms() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let hosts = Variation.Platform.allCases.map { TestHost(in: Variation(platform: $0)) { Counter() } }
        for (index, host) in hosts.enumerated() {
            for _ in 0...index { try host.find(.button).tap() }
        }
        #expect(hosts.map { $0.texts } == [["1"], ["2"], ["3"]])
        #expect(Set(hosts.map { try? $0.find(.button).frame.size }).count == 3)
    }

    @Test func oneHostForLong() throws {
        let host = TestHost { Rows() }
        host.advance(by: .seconds(3_600))
        for _ in 0..<200 {
            host.resize(to: CGSize(width: 300, height: 300))
            host.resize(to: CGSize(width: 400, height: 600))
        }
        try host.find(.button, "Remove").tap()
        #expect(host.texts.filter { $0.count == 1 } == ["b", "c"])
    }
}

/// Two suites that run beside each other, each with hosts that wait.
@Suite struct ParallelTests {
    @MainActor private struct Ticker: View {
        @State private var ticks = 0
        var body: some View {
            Text("\(ticks)").task {
                while (try? await Task.sleep(for: .seconds(1))) != nil { ticks += 1 }
            }
        }
    }

    @Test(arguments: 1...8) @MainActor func eachHasItsOwnTime(seconds: Int) async {
        let host = TestHost { Ticker() }
        for second in 1...seconds {
            host.advance(by: .seconds(1))
            await Task.yield()
            await host.settle()
            #expect(host.texts == ["\(second)"])
        }
    }
}
