import Foundation
import IssueReporting
import Martlet

extension TestHost {
    /// Operates the views at random, and fails the test as soon as an issue is reported, or the display differs from a
    /// complete recomputation of the same state.
    ///
    /// The operations are those of a restless user: taps, long presses, typing, dragging, choosing, also from menus,
    /// scrolling, resizing the window, and waiting. The runtime checks after each step that its data structures are
    /// consistent.
    ///
    ///     host.explore(seed: 1, steps: 200)
    ///
    /// After each step every body, every other value and every size and position is computed again, from the same state
    /// and by the same views, and the dump (``tree``) has to be equal to the one before. So a value is found that was
    /// not updated although its input changed. Views are not created again: they keep their state, as they would for a
    /// user. The comparison therefore does not cover the effects of appearing: a second tree would have to repeat them,
    /// on models that both trees share.
    ///
    /// The same seed performs the same operations on the same view. A failure lists them, and so does the return value.
    /// Because everything is computed again after each step, bodies run more often than usual.
    ///
    /// - Parameters:
    ///   - seed: The seed of the random choices.
    ///   - steps: The number of operations.
    ///   - isAllowed: Returns whether an element may be operated; all may be by default.
    @discardableResult
    public func explore(
        seed: UInt64, steps: Int,
        fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column, where isAllowed: (Element) -> Bool = { _ in true }
    ) -> [String] {
        var random = SplitMix(state: seed)
        var log: [String] = []
        let known = issues.count
        for _ in 0..<steps where core.isRunning {
            log.append(step(&random, isAllowed))
            guard let fault = issues.count > known ? issues[known].message : differenceFromScratch() else { continue }
            reportIssue(
                "\(fault)\nIt arose in step \(log.count) of seed \(seed), after:\n"
                    + log.suffix(20).map { "- " + $0 }.joined(separator: "\n"),
                fileID: fileID, filePath: filePath, line: line, column: column)
            break
        }
        return log
    }

    /// Computes everything again, and describes the differences from the display before; nil if there are none.
    func differenceFromScratch() -> String? {
        core.update()
        let shown = tree
        for scene in core.app?.scenes ?? [core.bottom.scene] {
            scene.forgetResults()
            for front in scene.presentedChain { front.scene?.forgetResults() }
        }
        core.update()
        guard let difference = Self.difference(from: shown, to: tree) else { return nil }
        return
            "What is shown is out of date. Computed anew, the same views show something else (- was shown, + is shown "
            + "then): a body, or what it calls, reads something that changes without a word, such as a global variable, a "
            + "property of a class that is neither @Observable nor an ObservableObject, or a random number.\n\(difference)"
    }

    private func step(_ random: inout SplitMix, _ isAllowed: (Element) -> Bool) -> String {
        let front = core.front
        let elements = front.search.all { Role(of: $0) != nil || $0.scrolled != nil }
            .map { Element($0, core: front) }
            .filter { isAllowed($0) && ($0.isHittable || $0.node.scrolled != nil && $0.isVisible) }
        // Now and then time passes, or a key is pressed.
        let choice = random.next(below: 10)
        if elements.isEmpty || choice == 0 {
            let time = Duration.milliseconds([16, 100, 400, 2_000][random.next(below: 4)])
            advance(by: time)
            return "wait for \(time)"
        }
        if choice == 1 {
            let keys: [(KeyEquivalent, String)] = [
                (.tab, "Tab"), (.escape, "Escape"), (.return, "Return"), (.downArrow, "Down"), (.upArrow, "Up"),
                (.space, "Space"),
            ]
            let key = keys[random.next(below: keys.count)]
            press(key.0)
            return "press \(key.1)"
        }
        if let dialog = fileDialog {
            dialog.cancel()
            return "cancel the dialog for files"
        }
        if choice == 2, let done = changeWindow(&random) { return done }
        let element = elements[random.next(below: elements.count)]
        let name = "the \(element.kind) \"\(element.label)\""
        do {
            return try act(on: element, &random) + " \(name)"
        } catch {
            return "fail at \(name): \(error)"
        }
    }

    /// Chooses from the menus of the app, or resizes the window, as users do on a desktop.
    private func changeWindow(_ random: inout SplitMix) -> String? {
        let items = core.app?.runtime.menus.flatMap(\.leaves).filter { $0.isEnabled && !$0.endsSomething } ?? []
        if !items.isEmpty, random.next(below: 2) == 0 {
            let item = items[random.next(below: items.count)]
            core.perform { item.perform() }
            core.update()
            return "choose \"\(item.title)\" in the menus of the app"
        }
        guard core.host.platform == .desktop, random.next(below: 3) == 0 else { return nil }
        let sizes = [(320, 240), (400, 600), (640, 480), (1_000, 700)]
        let (width, height) = sizes[random.next(below: sizes.count)]
        resize(to: CGSize(width: width, height: height))
        return "make the window \(width) × \(height)"
    }

    private func act(on element: Element, _ random: inout SplitMix) throws -> String {
        if element.node.scrolled != nil {
            let distance = CGFloat(random.next(below: 400)) - 200
            _ = try? element.scroll(by: CGSize(width: distance, height: distance))
            return "scroll by \(distance)"
        }
        switch element.role {
        case .textField?, .secureField?:
            let texts = ["a", "Zoë", "12", " ", "👩‍👩‍👧", "לש", "very long text without any sense"]
            let text = texts[random.next(below: texts.count)]
            if random.next(below: 4) == 0 {
                try element.clearText()
                return "clear"
            }
            try element.type(text)
            return "type \"\(text)\" into"
        case .slider?:
            try element.drag(
                from: UnitPoint(x: random.part, y: 0.5), to: UnitPoint(x: random.part, y: 0.5))
            return "drag"
        case .picker?, .menu?:
            let items = element.node.ownMenuItems.flatMap(\.leaves).filter(\.isEnabled)
            guard !items.isEmpty else { break }
            let item = items[random.next(below: items.count)]
            element.core.perform { item.perform() }
            element.core.update()
            return "choose \"\(item.title)\" in"
        case .row?:
            guard random.next(below: 4) == 0, let action = element.swipeActions().first else { break }
            try element.swipe(.trailing, choosing: action)
            return "choose \"\(action)\" of"
        case .stepper?:
            let way = random.next(below: 2) == 0 ? "increment" : "decrement"
            if element.accessibilityActions.contains(way) {
                try element.perform(way)
                return way
            }
        default: break
        }
        return try gesture(on: element, &random)
    }

    /// Mostly a tap; now and then another gesture, or an item of the element's own menu.
    private func gesture(on element: Element, _ random: inout SplitMix) throws -> String {
        switch random.next(below: 16) {
        case 0:
            try element.doubleTap()
            return "tap twice"
        case 1:
            try element.longPress()
            return "press long"
        case 2:
            let distance = CGSize(width: random.next(below: 200) - 100, height: random.next(below: 200) - 100)
            try element.drag(by: distance, over: .milliseconds(100))
            return "drag by \(Int(distance.width)), \(Int(distance.height))"
        case 3:
            try element.hover()
            return "hover over"
        case 4:
            let items = element.node.contextMenuItems.flatMap(\.leaves).filter(\.isEnabled)
            guard !items.isEmpty else { break }
            let item = items[random.next(below: items.count)]
            element.core.perform { item.perform() }
            element.core.update()
            return "choose \"\(item.title)\" in the context menu of"
        default: break
        }
        try element.tap()
        return "tap"
    }
}

extension MenuItem {
    /// The items of a menu that can be chosen, at all depths.
    fileprivate var leaves: [MenuItem] {
        switch kind {
        case .separator: []
        case .submenu(let items): items.flatMap(\.leaves)
        default: [self]
        }
    }

    /// Whether it quits the app or closes a window, after which there would be nothing more to do.
    fileprivate var endsSomething: Bool {
        guard let shortcut, shortcut.modifiers.contains(.command) else { return false }
        return ["q", "w"].contains(shortcut.key.character)
    }
}

/// Numbers that look random, and are the same for the same seed (SplitMix64).
private struct SplitMix {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// From 0 to 1.
    var part: CGFloat {
        mutating get { CGFloat(next() >> 11) / CGFloat(1 << 53) }
    }
}
