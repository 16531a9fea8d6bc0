import Foundation
import Martlet

/// Chooses at random what to do with a host, and does it.
@MainActor
struct Explorer {
    private var random: SplitMix
    /// The steps so far.
    private(set) var steps: [ExploredStep] = []
    /// The steps in words, with the reasons of those that were not possible.
    private(set) var log: [String] = []

    init(seed: UInt64) { random = SplitMix(state: seed) }

    /// Does a number of things with a host.
    /// - Returns: The fault that has arisen; nil if none has.
    mutating func explore(
        _ host: TestHost, steps count: Int, _ isAllowed: (Element) -> Bool
    ) -> ExploredStep.Fault? {
        let known = host.issues.count
        for _ in 0..<count where host.core.isRunning {
            let step = next(in: host, isAllowed)
            steps.append(step)
            do {
                try step.perform(host)
                log.append(step.words)
            } catch {
                log.append("fail to \(step.words): \(error)")
            }
            if let fault = ExploredStep.fault(of: host, since: known) { return fault }
        }
        return nil
    }

    // MARK: - Choosing

    private mutating func next(in host: TestHost, _ isAllowed: (Element) -> Bool) -> ExploredStep {
        let front = host.core.front
        let elements = front.search.all { Role(of: $0) != nil || $0.scroll.scrolled != nil }
            .map { Element($0, core: front) }
            .filter { isAllowed($0) && ($0.isHittable || $0.node.scroll.scrolled != nil && $0.isVisible) }
        // Now and then time passes, or a key is pressed.
        let choice = random.next(below: 10)
        if elements.isEmpty || choice == 0 { return wait() }
        if choice == 1 { return pressKey() }
        if host.fileDialog != nil {
            return ExploredStep("cancel the dialog for files", "host.fileDialog?.cancel()") { $0.fileDialog?.cancel() }
        }
        if choice == 2, let step = changeWindow(of: host) { return step }
        let element = elements[random.next(below: elements.count)]
        guard let place = ExploredPlace(element, in: host) else { return wait() }
        return operate(element, at: place)
    }

    private mutating func wait() -> ExploredStep {
        let time = [16, 100, 400, 2_000][random.next(below: 4)]
        return ExploredStep("wait for \(time) ms", "host.advance(by: .milliseconds(\(time)))") {
            $0.advance(by: .milliseconds(time))
        }
    }

    private mutating func pressKey() -> ExploredStep {
        let keys: [(KeyEquivalent, String)] = [
            (.tab, "tab"), (.escape, "escape"), (.return, "return"), (.downArrow, "downArrow"), (.upArrow, "upArrow"),
            (.space, "space"),
        ]
        let key = keys[random.next(below: keys.count)]
        return ExploredStep("press \(key.1)", "host.press(.\(key.1), warns: false)") {
            $0.press(key.0, warns: false)
        }
    }

    /// Chooses from the menus of the app, or gives the window another size, as people do on a desktop.
    private mutating func changeWindow(of host: TestHost) -> ExploredStep? {
        let ways =
            host.core.app?.runtime.menus.flatMap { $0.waysToLeaves() }
            .filter { $0.item.isEnabled && !$0.item.endsSomething } ?? []
        if !ways.isEmpty, random.next(below: 2) == 0 {
            let titles = ways[random.next(below: ways.count)].titles
            let list = titles.map(\.debugDescription).joined(separator: ", ")
            return ExploredStep("choose \(list) in the menus of the app", "try host.chooseMenuItem(\(list))") {
                try $0.chooseMenuItem(titles)
            }
        }
        guard host.core.host.platform == .desktop, random.next(below: 3) == 0 else { return nil }
        let (width, height) = [(320, 240), (400, 600), (640, 480), (1_000, 700)][random.next(below: 4)]
        return ExploredStep(
            "make the window \(width) × \(height)", "host.resize(to: CGSize(width: \(width), height: \(height)))"
        ) { $0.resize(to: CGSize(width: width, height: height)) }
    }

    private mutating func operate(_ element: Element, at place: ExploredPlace) -> ExploredStep {
        if element.node.scroll.scrolled != nil {
            let distance = random.next(below: 400) - 200
            return place.step("scroll by \(distance)", "scroll(by: CGSize(width: \(distance), height: \(distance)))") {
                try $0.scroll(by: CGSize(width: distance, height: distance))
            }
        }
        switch element.role {
        case .textField?, .secureField?:
            let texts = ["a", "Zoë", "12", " ", "👩‍👩‍👧", "לש", "very long text without any sense"]
            let text = texts[random.next(below: texts.count)]
            if random.next(below: 4) == 0 { return place.step("clear", "clearText()") { try $0.clearText() } }
            return place.step("type \"\(text)\" into", "type(\(text.debugDescription))") { try $0.type(text) }
        case .slider?:
            let (start, end) = (random.part, random.part)
            let code = "drag(from: UnitPoint(x: \(start), y: 0.5), to: UnitPoint(x: \(end), y: 0.5))"
            return place.step("drag", code) {
                try $0.drag(from: UnitPoint(x: start, y: 0.5), to: UnitPoint(x: end, y: 0.5))
            }
        case .picker?, .menu?:
            let items = element.node.menu.ownItems.flatMap { $0.waysToLeaves() }.map(\.item).filter(\.isEnabled)
            guard !items.isEmpty else { break }
            let title = items[random.next(below: items.count)].title
            return place.step("choose \"\(title)\" in", "select(\(title.debugDescription))") { try $0.select(title) }
        case .row?:
            guard random.next(below: 4) == 0, let action = element.swipeActions().first else { break }
            return place.step("choose \"\(action)\" of", "swipe(.trailing, choosing: \(action.debugDescription))") {
                try $0.swipe(.trailing, choosing: action)
            }
        case .stepper?:
            let way = random.next(below: 2) == 0 ? "increment" : "decrement"
            guard element.accessibilityActions.contains(way) else { break }
            return place.step(way, "perform(\"\(way)\")") { try $0.perform(way) }
        default: break
        }
        return gesture(on: element, at: place)
    }

    /// Mostly a tap; now and then another gesture, or an item of the element's own menu.
    private mutating func gesture(on element: Element, at place: ExploredPlace) -> ExploredStep {
        switch random.next(below: 16) {
        case 0: return place.step("tap twice", "doubleTap()") { try $0.doubleTap() }
        case 1: return place.step("press long", "longPress()") { try $0.longPress() }
        case 2:
            let (width, height) = (random.next(below: 200) - 100, random.next(below: 200) - 100)
            let code = "drag(by: CGSize(width: \(width), height: \(height)), over: .milliseconds(100))"
            return place.step("drag by \(width), \(height)", code) {
                try $0.drag(by: CGSize(width: width, height: height), over: .milliseconds(100))
            }
        case 3: return place.step("hover over", "hover()") { try $0.hover() }
        case 4:
            let ways = element.node.menu.contextItems.flatMap { $0.waysToLeaves() }.filter(\.item.isEnabled)
            guard !ways.isEmpty else { break }
            let titles = ways[random.next(below: ways.count)].titles
            let list = titles.map(\.debugDescription).joined(separator: ", ")
            return place.step("choose \(list) in the context menu of", "chooseContextMenuItem(\(list))") {
                try $0.chooseContextMenuItem(titles)
            }
        default: break
        }
        return place.step("tap", "tap()") { try $0.tap() }
    }
}

extension MenuItem {
    /// The items that can be chosen in this one, however deep, with the titles on the way to each.
    fileprivate func waysToLeaves() -> [(titles: [String], item: MenuItem)] {
        switch kind {
        case .separator: []
        case .submenu(let items):
            items.flatMap { item in item.waysToLeaves().map { ([title] + $0.titles, $0.item) } }
        default: [([title], self)]
        }
    }

    /// Whether it quits the app or closes a window, after which there would be nothing more to do.
    fileprivate var endsSomething: Bool {
        guard let shortcut, shortcut.modifiers.contains(.command) else { return false }
        return ["q", "w"].contains(shortcut.key.character)
    }
}

/// Numbers that look random, and are the same for the same seed (SplitMix64).
struct SplitMix {
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
