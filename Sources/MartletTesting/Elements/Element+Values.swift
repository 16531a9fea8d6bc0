import Foundation
import Martlet

extension Element {
    /// Sets a slider to a value, or steps a stepper until it has the value.
    ///
    /// A slider with steps goes to the nearest of them, as its knob does on release. A stepper without an accessible
    /// value is stepped that many times, downwards for a negative number.
    /// - Throws: ``ElementNotOperable`` if the element has no such value or can't be operated: a slider or stepper
    ///   accepts no value outside of its range, and a stepper none between two of its steps.
    public func set(_ value: Double) throws {
        try requireOperable(at: center, "set")
        if let range, !range.contains(value) {
            throw refusal("set", "\(value) is outside of its range, \(range.lowerBound) to \(range.upperBound)")
        }
        // A last step beyond the range ends at its limit.
        let isEnd = value == range?.lowerBound || value == range?.upperBound
        if let (start, step) = steps, !isEnd, !((value - start) / step).isNearlyWhole {
            throw refusal("set", "\(value) lies between two of its steps: they go by \(step) from \(start)")
        }
        let offers = node.control?.offers ?? []
        if offers.contains(.setNumber) {
            operate(.setNumber(value))
            core.update()
        } else if !offers.isDisjoint(with: [.increment, .decrement]) {
            try step(to: value)
        } else {
            throw refusal("set", "it has no number to set")
        }
    }

    /// Sets a date picker to a date, as choosing all of its components does.
    /// - Throws: ``ElementNotOperable`` if the element has no date or can't be operated, or if the date is outside of
    ///   its limits.
    public func set(_ date: Date) throws {
        try requireOperable(at: center, "set")
        let picker = node.control?.as(DateControl.self)
        if let earliest = picker?.earliest, date < earliest {
            throw refusal("set", "\(date) is before the first date that can be chosen, \(earliest)")
        }
        if let latest = picker?.latest, date > latest {
            throw refusal("set", "\(date) is after the last date that can be chosen, \(latest)")
        }
        guard operate(.setDate(date)) else { throw refusal("set", "it has no date to set") }
        core.update()
    }

    /// Sets a colour picker to a colour.
    /// - Throws: ``ElementNotOperable`` if the element has no colour or can't be operated, or if the colour is translucent
    ///   where no opacity can be chosen.
    public func set(_ color: Color) throws {
        try requireOperable(at: center, "set")
        let resolved = color.resolve(in: environment(\.self))
        if resolved.opacity < 1, node.control?.as(ColorControl.self)?.supportsOpacity == false {
            throw refusal("set", "\(resolved) is translucent, and the picker lets no opacity be chosen")
        }
        guard operate(.setColor(resolved)) else { throw refusal("set", "it has no colour to set") }
        core.update()
    }

    /// The range of a slider or stepper; nil if it has no bounds.
    private var range: ClosedRange<Double>? {
        if let stepper = node.control?.as(StepperControl.self) { return stepper.range }
        return node.control?.as(SliderControl.self)?.range
    }

    /// The steps of a stepper, and their origin; nil if any number is possible.
    private var steps: (start: Double, step: Double)? {
        guard let stepper = node.control?.as(StepperControl.self), let step = stepper.step, step != 0,
            let number = stepper.number
        else { return nil }
        return (number, abs(step))
    }

    @discardableResult
    private func operate(_ operation: ControlOperation) -> Bool {
        core.perform { node.operate(operation, by: .test) }
    }

    private func step(to value: Double) throws {
        guard case .number(let start)? = node.control?.value else {
            for _ in 0..<Int(saturating: abs(value)) { try step(up: value > 0) }
            return
        }
        var current = start
        while current != value {
            let up = value > current
            try step(up: up)
            guard case .number(let next)? = node.control?.value, next != current, (value >= next) == up || next == value
            else { throw refusal("set", "its steps do not lead from \(start) to \(value)") }
            current = next
        }
    }

    private func step(up: Bool) throws {
        guard operate(up ? .increment : .decrement) else {
            throw refusal("set", "it can't be stepped \(up ? "up" : "down")")
        }
        core.update()
    }

    /// Chooses an option of a picker, a menu or a row of tabs. In a menu it may be in one of its submenus.
    /// - Throws: ``ElementNotOperable`` if there is no option of that name, or it is disabled; the description lists
    ///   the options.
    public func select(_ label: String) throws {
        try requireShown("select in")
        let items = node.menu.ownItems
        if !items.isEmpty {
            try choose(label, of: items)
            return
        }
        // A tab is chosen among the tabs beside it.
        let around = Role(of: node) == .tab ? node.containerNode ?? node : node
        if let option = option(label, below: around) {
            try option.tap()
            return
        }
        try tap(at: center, "open")
        if let option = option(label, below: core.scene.root) {
            try option.tap()
            return
        }
        let offered = controls(below: core.scene.root).map { "\"\($0.reading.label)\"" }
        throw refusal("select in", "nothing offers \"\(label)\"; there is \(offered.joined(separator: ", "))")
    }

    /// Opens the menu of the control and chooses an item.
    private func choose(_ label: String, of items: [MenuItem]) throws {
        try requireOperable(at: center, "open")
        guard let item = items.lazy.compactMap({ $0.find(label) }).first else {
            let menu = items.map { $0.description(indent: "") }.joined(separator: "\n")
            throw refusal("select in", "nothing offers \"\(label)\"; the menu is\n\(menu)")
        }
        guard item.isEnabled else { throw refusal("select \"\(label)\" in", "the item is disabled") }
        core.perform { item.perform() }
        core.update()
    }

    private func option(_ label: String, below node: RenderNode) -> Element? {
        controls(below: node).first { $0.reading.label == label }.map { Element($0, core: core) }
    }

    private func controls(below node: RenderNode) -> [RenderNode] {
        node.reading.children.flatMap { child in
            (child !== self.node && child.control != nil ? [child] : []) + controls(below: child)
        }
    }

    /// Moves a row among the others of its list, as Option with the arrow keys does: by the action of `onMove` or
    /// `editActions`.
    ///
    /// - Parameter places: The number of rows, down if positive.
    /// - Throws: ``ElementNotOperable`` if the element can't be moved, or not as far.
    public func move(by places: Int) throws {
        try requireOperable(at: center, "move")
        guard node.control?.offers.contains(.move) == true, let place = placeAmongRows else {
            throw refusal("move", "it has no action that moves it")
        }
        guard 0..<place.count ~= place.index + places else {
            throw refusal(
                "move", "there are no \(abs(places)) rows \(places > 0 ? "below" : "above") it that move with it")
        }
        operate(.move(places))
        core.update()
    }

    /// The number of rows that can be moved together with the row, and the row's index among them.
    private var placeAmongRows: (index: Int, count: Int)? {
        var node: RenderNode = self.node
        while let parent = node.parent {
            if let rows = parent.lazy.dataRows, let index = rows.index(of: node) { return (index, rows.count) }
            node = parent
        }
        return nil
    }

    /// Deletes a row by its delete action.
    /// - Throws: ``ElementNotOperable`` if the element can't be deleted.
    public func delete() throws {
        try requireOperable(at: center, "delete")
        guard operate(.delete) else { throw refusal("delete", "it has no action that deletes it") }
        core.update()
    }
}

extension Double {
    /// Whether it is a whole number, except for rounding errors.
    fileprivate var isNearlyWhole: Bool { abs(self - rounded()) <= 1e-6 * Swift.max(1, abs(self)) }
}

extension MenuItem {
    /// The item with a title, of this one and those in it.
    fileprivate func find(_ title: String) -> MenuItem? {
        switch kind {
        case .separator: nil
        case .submenu(let items): isEnabled ? items.lazy.compactMap { $0.find(title) }.first : nil
        default: self.title == title ? self : nil
        }
    }
}
