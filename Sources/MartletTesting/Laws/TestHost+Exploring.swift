import Foundation
import IssueReporting
import Martlet

extension TestHost {
    /// Does what a restless person might: taps, presses long, types, drags, chooses, also from menus, scrolls, makes the
    /// window larger and smaller, and waits, at random, as far as it is possible, and fails the test as soon as something is reported as an issue, or what is shown is not what the same state shows when
    /// everything is computed anew. The runtime checks after each step that what it keeps is consistent.
    ///
    ///     host.explore(seed: 1, steps: 200)
    ///
    /// What is compared: after each step every body, every other value and every size and place is computed again, from the
    /// same state and by the same views, and the dump of what is shown (``tree``) has to come out the same. So it finds what
    /// was not computed again although it should have been. Views are not made again: they keep their state, as they would for a
    /// person, and so what a view does when it appears is not part of the comparison: a second tree would have to do that once more,
    /// to models that both trees share.
    ///
    /// The same seed does the same to the same view. A failure says what was done, as does what is returned. Since everything
    /// is computed anew after each step, bodies run more often than they would.
    ///
    /// - Parameters:
    ///   - seed: What the choices are made of.
    ///   - steps: How many things are done.
    ///   - isAllowed: Which elements may be operated; all if nothing is said.
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

    /// Computes everything anew, and says how that differs from what was shown; nil where it does not.
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

    /// Chooses from the menus of the app, or gives the window another size, as people do on a desktop.
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
    /// What can be chosen in a menu, however deep.
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
