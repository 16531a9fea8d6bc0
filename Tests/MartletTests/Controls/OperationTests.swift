import Foundation
import Testing

import Martlet
import MartletRuntime
@testable import MartletTesting

/// Every operation of a control passes through a single method, whatever its source.
@MainActor
struct OperationTests {
    private struct Page: View {
        @State private var count = 0
        @State private var level = 1.0
        var isDisabled = false

        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }.keyboardShortcut("k").disabled(isDisabled)
                Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
                Menu("More") { Button("Twice") { count += 2 } }
            }
        }
    }

    /// The operations of controls in a scene, with their sources.
    private final class Log {
        var entries: [String] = []

        @MainActor init(_ scene: SceneGraph) {
            scene.whenOperated { [unowned self] node, operation, source in
                entries.append("\(node.control!.role) \(operation) by \(source)")
            }
        }
    }

    @Test func everyWayOfPressingAButtonIsOneOperation() throws {
        let host = TestHost { Page() }
        let log = Log(host.core.scene)
        try host.find(.button, "Count 0").tap()
        host.core.scene.focusMoves.setFocus(try host.find(.button, "Count 1").node)
        host.core.scene.send(.key(KeyInput(key: .space, characters: " ")))
        host.update()
        host.core.scene.send(.key(KeyInput(key: "k", characters: "", modifiers: .command)))
        host.update()
        let node = try host.find(.button, "Count 3").node
        #expect(node.operate(.press, by: .widget))
        #expect(node.operate(.press, by: .assistive))
        host.update()
        #expect(host.texts.contains("Count 5"))
        let presses = log.entries.filter { $0.hasPrefix("button press") }
        #expect(presses == ["pointer", "key", "key", "widget", "assistive"].map { "button press by \($0)" })
    }

    @Test func anItemOfAMenuOperatesTheControlThatItStandsFor() throws {
        let host = TestHost { Page() }
        let log = Log(host.core.scene)
        try host.find(.menu, "More").select("Twice")
        #expect(host.texts.contains("Count 2"))
        #expect(log.entries.contains("button press by menu"))
    }

    @Test func aDragOnASliderIsOneChangeOfManyNumbers() throws {
        let host = TestHost { Page() }
        let log = Log(host.core.scene)
        try host.find(.slider, "Level").drag(from: .leading, to: .trailing)
        #expect(log.entries.first { $0.contains("edit") } == "slider edit(true) by pointer")
        #expect(log.entries.last == "slider edit(false) by pointer")
        #expect(log.entries.contains("slider setNumber(10.0) by pointer"))
        try host.find(.slider, "Level").set(4)
        #expect(log.entries.last == "slider setNumber(4.0) by test")
        #expect(try host.find(.slider, "Level").value == "4")
    }

    @Test func whatCantBeOperatedIsNotOperatedByAnybody() throws {
        let host = TestHost { Page(isDisabled: true) }
        let node = try host.find(.button, "Count 0").node
        for source in [OperationSource.pointer, .key, .widget, .menu, .assistive, .test, .program] {
            #expect(!node.operate(.press, by: source))
        }
        let log = Log(host.core.scene)
        host.unmount()
        #expect(!node.operate(.press, by: .assistive))
        #expect(log.entries.isEmpty)
    }

    @Test func whatHasBegunEndsThoughTheControlIsDisabled() throws {
        let host = TestHost { Page() }
        let node = try host.find(.slider, "Level").node
        #expect(node.operate(.edit(true), by: .widget))
        node.changeControl { $0.state.isEnabled = false }
        #expect(!node.operate(.setNumber(3), by: .widget))
        #expect(node.operate(.edit(false), by: .widget))
    }
}
