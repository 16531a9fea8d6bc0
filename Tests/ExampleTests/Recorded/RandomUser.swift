import Foundation

@testable import MartletTesting

/// A user who operates the controls of a host by chance. Equal seeds give equal users.
@MainActor
struct RandomUser {
    private var random: SplitMix

    init(seed: UInt64) { random = SplitMix(state: seed) }

    /// Operates a number of controls.
    ///
    /// - Parameter isPatient: Whether animations end before the next operation, as they do for people.
    mutating func use(_ host: TestHost, times: Int, isPatient: Bool) async {
        for _ in 0..<times {
            operate(host)
            if isPatient {
                await host.settle()
                host.advance(by: .seconds(1))
            }
        }
        await host.settle()
    }

    private mutating func operate(_ host: TestHost) {
        guard random.next(below: 12) != 0 else {
            host.press(.escape, warns: false)
            return
        }
        let elements = host.findAll { $0.isHittable && $0.isEnabled && $0.node.control != nil }
        guard !elements.isEmpty else { return }
        // Impossible operations are no steps of a recording.
        try? operate(elements[random.next(below: elements.count)])
    }

    private mutating func operate(_ element: Element) throws {
        switch element.role {
        case .textField?, .secureField?:
            if random.next(below: 3) == 0 { try element.clearText() }
            try element.type(["Zoë", "1 \"2\" \\", "👩‍👩‍👧 é", "x"][random.next(below: 4)])
            if random.next(below: 3) == 0 { try element.press(.return, warns: false) }
        case .slider?: try element.drag(from: .leading, to: UnitPoint(x: random.part, y: 0.5))
        case .stepper?: try element.perform(random.next(below: 2) == 0 ? "increment" : "decrement")
        case .picker?, .menu?:
            let items = element.node.menu.ownItems.filter(\.isEnabled)
            guard !items.isEmpty else { return try element.tap() }
            try element.select(items[random.next(below: items.count)].title)
        case .row? where random.next(below: 4) == 0 && element.node.control?.offers.contains(.delete) == true:
            try element.delete()
        default: try element.tap()
        }
    }
}
