import Foundation
import Martlet
import Testing

import MartletTerminal

/// The conversion of terminal events to those of scenes.
@Suite struct EventTranslationTests {
    private func key(_ key: TerminalKey, _ modifiers: TerminalModifiers = [], text: String = "") -> KeyInput? {
        guard
            case .key(let input)? = InputEvent(
                .key(TerminalKeyPress(key, modifiers: modifiers, text: text)), time: .zero)
        else { return nil }
        return input
    }

    private static let named: [(TerminalKey, KeyEquivalent)] = [
        (.enter, .return), (.tab, .tab), (.backspace, .delete), (.delete, .deleteForward), (.escape, .escape),
        (.space, .space), (.up, .upArrow), (.down, .downArrow), (.left, .leftArrow), (.right, .rightArrow),
        (.home, .home), (.end, .end), (.pageUp, .pageUp), (.pageDown, .pageDown),
        (.function(1), KeyEquivalent("\u{F704}")), (.function(12), KeyEquivalent("\u{F70F}")),
    ]

    @Test(arguments: named) func keys(terminal: TerminalKey, expected: KeyEquivalent) {
        #expect(key(terminal)?.key == expected)
    }

    @Test func charactersAndModifiers() {
        #expect(key(.character("a"), text: "a") == KeyInput(key: "a", characters: "a"))
        #expect(key(.character("A"), text: "A") == KeyInput(key: "A", characters: "A", modifiers: .shift))
        #expect(key(.tab, .shift) == KeyInput(key: .tab, modifiers: .shift))
        #expect(
            key(.character("x"), [.alt, .control, .command])?.modifiers == [.option, .control, .command])
        #expect(key(.center) == nil)
    }

    private func pointer(_ mouse: TerminalMouse) -> PointerEvent? {
        guard case .pointer(let event)? = InputEvent(.mouse(mouse), time: .seconds(1)) else { return nil }
        return event
    }

    @Test func pointer() {
        let press = pointer(TerminalMouse(.press, column: 2, row: 3, button: .left, modifiers: .shift))
        #expect(press?.phase == .down)
        #expect(press?.location == CGPoint(x: 20, y: 56))
        #expect(press?.modifiers == .shift)
        #expect(press?.time == .seconds(1))
        #expect(pointer(TerminalMouse(.drag, column: 0, row: 0, button: .left))?.phase == .moved)
        #expect(pointer(TerminalMouse(.release, column: 0, row: 0, button: .left))?.phase == .up)
        #expect(pointer(TerminalMouse(.move, column: 0, row: 0))?.phase == .hovered)
        #expect(pointer(TerminalMouse(.press, column: 0, row: 0, button: .right)) == nil)
    }

    private func scroll(_ kind: TerminalMouse.Kind) -> CGSize? {
        guard case .scroll(_, let delta)? = InputEvent(.mouse(TerminalMouse(kind, column: 0, row: 0)), time: .zero)
        else { return nil }
        return delta
    }

    @Test func wheel() {
        #expect(scroll(.scrollUp) == CGSize(width: 0, height: 48))
        #expect(scroll(.scrollDown) == CGSize(width: 0, height: -48))
        #expect(scroll(.scrollLeft) == CGSize(width: 48, height: 0))
        #expect(scroll(.scrollRight) == CGSize(width: -48, height: 0))
    }

    @Test func localeOfTheEnvironment() {
        #expect(Locale(environment: ["LANG": "de_CH.UTF-8"]).identifier == "de_CH")
        #expect(Locale(environment: ["LANG": "de_CH.UTF-8", "LC_ALL": "fr_FR"]).identifier == "fr_FR")
        #expect(Locale(environment: ["LANG": "C"]).identifier == "en_US")
        #expect(Locale(environment: [:]).identifier == "en_US")
    }
}
