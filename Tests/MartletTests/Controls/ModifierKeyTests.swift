import Foundation
import Testing

import Martlet
import MartletTesting

/// `onModifierKeysChanged`: the callback of a view for modifier keys.
@MainActor @Suite struct ModifierKeyTests {
    @MainActor final class Log { var entries: [String] = [] }

    private struct Keys: View {
        let log: Log
        var mask = EventModifiers.all
        @State private var isShown = true

        var body: some View {
            VStack {
                Button(isShown ? "Hide" : "Show") { isShown.toggle() }
                if isShown {
                    Text("keys").onModifierKeysChanged(mask: mask) {
                        log.entries.append("\($0.rawValue) to \($1.rawValue)")
                    }
                }
            }
        }
    }

    private static let (shift, option) = (EventModifiers.shift.rawValue, EventModifiers.option.rawValue)

    @Test func eachChangeIsToldOnce() {
        let log = Log()
        let host = TestHost { Keys(log: log) }
        #expect(log.entries.isEmpty, "no key is held")
        host.heldModifierKeys = .shift
        host.heldModifierKeys = .shift
        host.heldModifierKeys = [.shift, .option]
        host.heldModifierKeys = []
        let (shift, option) = (Self.shift, Self.option)
        #expect(log.entries == ["0 to \(shift)", "\(shift) to \(shift | option)", "\(shift | option) to 0"])
    }

    @Test func otherKeysDoNotCount() {
        let log = Log()
        let host = TestHost { Keys(log: log, mask: .option) }
        host.heldModifierKeys = .shift
        host.heldModifierKeys = [.shift, .option]
        host.press("a", modifiers: .command, warns: false)
        #expect(log.entries == ["0 to \(Self.option)", "\(Self.option) to 0"])
    }

    @Test func aViewIsToldOfKeysThatAreHeldWhenItAppears() throws {
        let log = Log()
        let host = TestHost { Keys(log: log) }
        try host.find(.button, "Hide").tap()
        host.heldModifierKeys = .shift
        #expect(log.entries.isEmpty, "it is not there")
        try host.find(.button, "Show").tap()
        #expect(log.entries == ["0 to \(Self.shift)"])
    }
}
