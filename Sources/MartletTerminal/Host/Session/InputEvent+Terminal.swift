import Foundation
import Martlet

extension InputEvent {
    /// The lines that a notch of the wheel moves content by.
    package static let linesPerNotch = 3

    /// Creates the scene's event for a terminal event; nil if it is no input for views.
    ///
    /// - Parameters:
    ///   - time: The time of the event, on the clock of the session.
    ///   - origin: The origin of the scene on the screen, in points.
    package init?(_ event: TerminalEvent, time: Duration, origin: CGPoint = .zero) {
        switch event {
        case .key(let press):
            guard let key = KeyInput(press) else { return nil }
            self = .key(key)
        case .keyReleased(let press):
            guard var key = KeyInput(press) else { return nil }
            key.phase = .up
            self = .key(key)
        case .paste(let text), .typed(let text): self = .text(text)
        case .mouse(let mouse): self.init(mouse, time: time, location: mouse.location - origin)
        case .focus, .resize, .resume, .closed, .reply: return nil
        }
    }

    private init?(_ mouse: TerminalMouse, time: Duration, location: CGPoint) {
        let notch = CGFloat(Self.linesPerNotch) * HostProfile.cell.height
        let phase: PointerEvent.Phase
        switch mouse.kind {
        case .scrollUp:
            self = .scroll(location: location, delta: CGSize(width: 0, height: notch))
            return
        case .scrollDown:
            self = .scroll(location: location, delta: CGSize(width: 0, height: -notch))
            return
        case .scrollLeft:
            self = .scroll(location: location, delta: CGSize(width: notch, height: 0))
            return
        case .scrollRight:
            self = .scroll(location: location, delta: CGSize(width: -notch, height: 0))
            return
        case .press: phase = .down
        case .release: phase = .up
        case .drag: phase = .moved
        case .move: phase = .hovered
        }
        guard phase == .hovered || mouse.button == .left else { return nil }
        self = .pointer(
            PointerEvent(
                phase: phase, location: location, modifiers: EventModifiers(mouse.modifiers), time: time))
    }
}

extension TerminalMouse {
    /// The location in the window: the center of the cell, so that rounding in the view's coordinates can't miss it.
    var location: CGPoint {
        let cell = HostProfile.cell
        return CGPoint(x: (CGFloat(column) + 0.5) * cell.width, y: (CGFloat(row) + 0.5) * cell.height)
    }
}

func - (point: CGPoint, origin: CGPoint) -> CGPoint { CGPoint(x: point.x - origin.x, y: point.y - origin.y) }

extension InputEvent {
    /// Returns the scroll event for an unused key, at the center of the window: arrow and page keys scroll the content
    /// there.
    package static func scrolling(with key: KeyInput, in size: CGSize) -> InputEvent? {
        guard key.modifiers.isDisjoint(with: [.control, .option, .command]) else { return nil }
        let line = HostProfile.cell.height
        let far = CGFloat(1 << 30)
        let distance: CGFloat
        switch key.key {
        case .upArrow: distance = line
        case .downArrow: distance = -line
        case .pageUp: distance = max(line, size.height - 4 * line)
        case .pageDown: distance = -max(line, size.height - 4 * line)
        case .home: distance = far
        case .end: distance = -far
        default: return nil
        }
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        return .scroll(location: middle, delta: CGSize(width: 0, height: distance))
    }
}

extension KeyInput {
    /// The key as views know it; nil for keys that they have no name for.
    package init?(_ press: TerminalKeyPress) {
        guard let key = KeyEquivalent(press.key) else { return nil }
        var modifiers = EventModifiers(press.modifiers)
        // A capital letter is typed with shift, whether or not the terminal says so.
        if case .character(let character) = press.key, character.isUppercase { modifiers.insert(.shift) }
        self.init(
            key: key, characters: press.text, modifiers: modifiers, phase: press.isRepeat ? .repeated : .down)
    }
}

extension KeyEquivalent {
    /// The first of the private-use scalars for function keys.
    private static let firstFunctionKey: UInt32 = 0xF704

    fileprivate init?(_ key: TerminalKey) {
        switch key {
        case .character(let character): self.init(character)
        case .enter: self = .return
        case .tab: self = .tab
        case .backspace: self = .delete
        case .escape: self = .escape
        case .space: self = .space
        case .up: self = .upArrow
        case .down: self = .downArrow
        case .left: self = .leftArrow
        case .right: self = .rightArrow
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .insert: self.init("\u{F727}")
        case .delete: self = .deleteForward
        case .center: return nil
        case .function(let number):
            guard number > 0, let scalar = Unicode.Scalar(Self.firstFunctionKey + UInt32(number) - 1) else {
                return nil
            }
            self.init(Character(scalar))
        }
    }
}

extension EventModifiers {
    fileprivate init(_ modifiers: TerminalModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.alt) { insert(.option) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.command) { insert(.command) }
    }
}
