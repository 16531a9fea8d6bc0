import Foundation
import Testing

import Martlet

private struct TapCounter: View {
    @State private var count = 0
    var body: some View { Button("Count: \(count)") { count += 1 } }
}

@MainActor @Suite struct ButtonTests {
    @Test func aClickRunsTheAction() throws {
        let screen = Screen { TapCounter() }
        #expect(screen.tap(try screen.find(.button, "Count: 0")))
        #expect(screen.tap(try screen.find(.button, "Count: 1")))
        _ = try screen.find(.button, "Count: 2")
    }

    @Test func aReleaseOutsideDoesNothing() throws {
        let screen = Screen { TapCounter() }
        let button = try screen.find(.button, "Count: 0")
        screen.pointer(.down, screen.center(button))
        #expect(button.controlContent?.isPressed == true)
        screen.pointer(.moved, CGPoint(x: 1, y: 1))
        #expect(button.controlContent?.isPressed == false)
        screen.pointer(.moved, screen.center(button))
        #expect(button.controlContent?.isPressed == true)
        #expect(!screen.pointer(.up, CGPoint(x: 1, y: 1)))
        screen.scene.update()
        _ = try screen.find(.button, "Count: 0")
        #expect(button.controlContent?.isPressed == false)
    }

    @Test func aCancelledPressDoesNothing() throws {
        let screen = Screen { TapCounter() }
        let button = try screen.find(.button, "Count: 0")
        screen.pointer(.down, screen.center(button))
        screen.pointer(.cancelled, screen.center(button))
        #expect(!screen.pointer(.up, screen.center(button)))
        screen.scene.update()
        _ = try screen.find(.button, "Count: 0")
    }

    @Test func disabledButtonsDoNothing() throws {
        var runs = 0
        let screen = Screen {
            VStack { Button("A") { runs += 1 } }.disabled(true)
            VStack { Button("B") { runs += 1 }.disabled(false) }.disabled(true)
            Button("C") { runs += 10 }
        }
        #expect(!screen.tap(try screen.find(.button, "A")))
        #expect(!screen.tap(try screen.find(.button, "B")))
        #expect(try !screen.find(.button, "A").activate())
        #expect(runs == 0)
        #expect(try screen.find(.button, "C").activate())
        #expect(runs == 10)
    }

    @Test func whatIsInFrontTakesTheClick() throws {
        var runs = 0
        let screen = Screen {
            ZStack {
                Button("behind") { runs += 1 }
                Color.red
            }
        }
        let button = try screen.find(.button, "behind")
        #expect(!screen.tap(button))
        #expect(!screen.scene.reaches(button, at: screen.center(button)))
        let through = Screen {
            ZStack {
                Button("behind") { runs += 10 }
                Color.red.allowsHitTesting(false)
            }
        }
        #expect(through.tap(try through.find(.button, "behind")))
        let raised = Screen {
            ZStack {
                Button("behind") { runs += 100 }.zIndex(1)
                Color.red
            }
        }
        #expect(raised.tap(try raised.find(.button, "behind")))
        #expect(runs == 110)
    }

    @Test func titlesRolesAndLabels() throws {
        let name = "shown"
        let screen = Screen {
            Button("Delete", role: .destructive) {}
            Button(name) {}
            Button {
            } label: {
                Text("one"); Text("two")
            }
            Button(role: .cancel) {
            } label: {
                Text("No")
            }
        }
        #expect(try screen.find(.button, "Delete").controlContent?.face?.role == .destructive)
        #expect(try screen.find(.button, "No").controlContent?.face?.role == .cancel)
        _ = try screen.find(.button, "shown")
        let row = try screen.find(.button, "one, two")
        #expect(row.frame.width > row.frame.height, "several elements of a label stand beside each other")
    }

    @Test func builtInStylesAreLooks() throws {
        let screen = Screen {
            VStack {
                Button("inherits") {}
                Button("plain") {}.buttonStyle(.plain)
            }
            .buttonStyle(.borderedProminent)
        }
        #expect(try screen.find(.button, "inherits").controlContent?.face?.look == .borderedProminent)
        #expect(try screen.find(.button, "plain").controlContent?.face?.look == .plain)
        #expect(try screen.find(.button, "plain").controlContent?.hasChrome == false)
    }
}

private struct Pressed: ButtonStyle {
    @State private var presses = 0
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Text(configuration.isPressed ? "down" : "up")
            Text("\(presses) \(isEnabled ? "enabled" : "disabled")")
        }
        .onChange(of: configuration.isPressed) { _, isPressed in if isPressed { presses += 1 } }
    }
}

private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
}

private struct Framed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Text("["); Button(configuration); Text("]")
        }
    }
}

@MainActor @Suite struct ButtonStyleTests {
    @Test func A9_aStyleHasStateForEachButton() throws {
        var runs = 0
        let screen = Screen {
            VStack {
                Button("a") { runs += 1 }
                Button("b") { runs += 1 }.disabled(true)
            }
            .buttonStyle(Pressed())
        }
        #expect(screen.texts == ["a", "up", "0 enabled", "b", "up", "0 disabled"])
        let button = try #require(screen.all(.button).first)
        screen.pointer(.down, screen.center(button))
        screen.scene.update()
        #expect(screen.texts.prefix(3) == ["a", "down", "1 enabled"])
        screen.pointer(.up, screen.center(button))
        screen.scene.update()
        #expect(screen.texts == ["a", "up", "1 enabled", "b", "up", "0 disabled"])
        #expect(runs == 1)
        #expect(button.controlContent?.hasChrome == false)
    }

    @Test func aPrimitiveStyleTriggersAsItLikes() throws {
        var runs = 0
        let screen = Screen { Button("x") { runs += 1 }.buttonStyle(Twice()) }
        let point = CGPoint(x: 200, y: 300)
        screen.tap(at: point)
        #expect(runs == 0)
        screen.tap(at: point)
        #expect(runs == 1)
    }

    @Test func aPrimitiveStyleCanHoldTheButton() throws {
        var runs = 0
        let screen = Screen {
            Button("x") { runs += 1 }.buttonStyle(Framed()).buttonStyle(Pressed())
        }
        #expect(screen.texts == ["[", "x", "up", "0 enabled", "]"])
        screen.tap(try screen.find(.button, "x, up, 0 enabled"))
        #expect(runs == 1)
    }
}
