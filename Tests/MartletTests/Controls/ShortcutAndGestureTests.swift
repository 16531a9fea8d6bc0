import Foundation
import Testing

import Martlet

@MainActor @Suite struct ShortcutTests {
    @Test func shortcutsOperateFromAnywhere() throws {
        var log: [String] = []
        let screen = Screen {
            TextField("Name", text: .constant(""))
            Button("save") { log.append("save") }.keyboardShortcut("s")
            Button("plain") { log.append("plain") }.keyboardShortcut("p", modifiers: [])
            Button("off") { log.append("off") }.keyboardShortcut("o").disabled(true)
            Button("ok") { log.append("ok") }.keyboardShortcut(.defaultAction)
            VStack { Button("no") { log.append("no") } }.keyboardShortcut(.cancelAction)
        }
        #expect(screen.key("s", .command))
        #expect(!screen.key("s", .control))
        #expect(!screen.key("o", .command))
        #expect(screen.key("p"))
        #expect(screen.key(.escape))
        screen.tap(try screen.find(.textField, "Name"))
        screen.type("p")
        #expect(screen.key(.return), "a field without onSubmit leaves Return to the default button")
        #expect(screen.key("s", .command))
        #expect(log == ["save", "plain", "no", "ok", "save"])
    }
}

@MainActor @Suite struct GestureTests {
    @Test func tapsAreWhereSomethingIsDrawn() {
        var taps = 0
        let screen = Screen {
            VStack(spacing: 40) {
                Text("a"); Text("b")
            }.onTapGesture { taps += 1 }
        }
        screen.tap(at: CGPoint(x: 200, y: 300))
        #expect(taps == 0, "between the texts nothing is drawn")
        screen.tap(at: CGPoint(x: 200, y: 270))
        #expect(taps == 1)
    }

    @Test func buttonsComeBeforeGesturesAround() throws {
        var log: [String] = []
        let screen = Screen {
            VStack {
                Button("button") { log.append("button") }
                Text("text")
                Button("off") {}.disabled(true)
            }
            .onTapGesture { log.append("tap") }
        }
        screen.tap(try screen.find(.button, "button"))
        screen.tap(try screen.find(.button, "off"))
        #expect(log == ["button"])
    }

    @Test func doubleTaps() {
        var log: [String] = []
        let screen = Screen {
            Color.red
                .onTapGesture(count: 2) { log.append("double") }
                .onTapGesture { log.append("single") }
        }
        let point = CGPoint(x: 100, y: 100)
        screen.tap(at: point)
        #expect(log.isEmpty, "the first tap waits for a second")
        #expect(screen.scene.nextInputDeadline != nil)
        screen.time = .milliseconds(200)
        screen.tap(at: point)
        #expect(log == ["double"])
        screen.time = .seconds(1)
        screen.tap(at: point)
        screen.scene.advanceInput(to: .seconds(2))
        #expect(log == ["double", "single"])
        #expect(screen.scene.nextInputDeadline == nil)
    }

    @Test func longPresses() {
        var log: [String] = []
        let screen = Screen {
            Color.red.onLongPressGesture(minimumDuration: 0.5) {
                log.append("long")
            } onPressingChanged: {
                log.append("\($0)")
            }
        }
        let point = CGPoint(x: 100, y: 100)
        screen.pointer(.down, point)
        screen.scene.advanceInput(to: .milliseconds(400))
        #expect(log == ["true"])
        screen.scene.advanceInput(to: .milliseconds(500))
        #expect(log == ["true", "false", "long"])
        screen.time = .seconds(1)
        screen.pointer(.up, point)
        screen.pointer(.down, point)
        screen.pointer(.moved, CGPoint(x: 150, y: 100))
        screen.scene.advanceInput(to: .seconds(3))
        #expect(log == ["true", "false", "long", "true", "false"])
    }

    @Test func disabledGesturesDoNothing() {
        var taps = 0
        let screen = Screen { Color.red.onTapGesture { taps += 1 }.disabled(true) }
        screen.tap(at: CGPoint(x: 100, y: 100))
        #expect(taps == 0)
    }

    @Test func transparentAndHiddenContentIsPassedOver() {
        var log: [String] = []
        let screen = Screen {
            ZStack {
                Color.red.onTapGesture { log.append("back") }
                Color.blue.onTapGesture { log.append("clear") }.opacity(0)
                Color.blue.onTapGesture { log.append("hidden") }.hidden()
            }
        }
        screen.tap(at: CGPoint(x: 100, y: 100))
        #expect(log == ["back"])
    }
}
