import Martlet
import MartletRuntime

/// The code with which a test finds the controls of an app.
@MainActor
struct ElementNames {
    private struct Name: Hashable {
        let kind: ElementKind?
        let label: String
    }

    /// The code that gives the host of the window.
    private let host: String
    private var controls: [RenderNode] = []
    private var counts: [Name: Int] = [:]

    /// - Parameters:
    ///   - nodes: The nodes of a window, containers first.
    ///   - host: The code that gives the window's host.
    init(_ nodes: [RenderNode], in host: String) {
        self.host = host
        controls = nodes.filter { $0.control != nil && $0.isShown }
        for node in controls { counts[Self.name(of: node), default: 0] += 1 }
    }

    private static func name(of node: RenderNode) -> Name {
        Name(kind: node.control?.role.element, label: node.reading.label)
    }

    private static func role(_ node: RenderNode) -> String { node.control?.role.element.map { "\($0)" } ?? "other" }

    /// Returns whether a name leads to no other control.
    private func isUnique(_ name: Name) -> Bool { !name.label.isEmpty && counts[name, default: 0] < 2 }

    /// Returns the code that finds a node: by role and name; by those in its row, if the name is ambiguous; otherwise by
    /// index.
    ///
    /// - Parameter scrolling: Whether the code scrolls to the element first, if it is found by a name.
    func code(for node: RenderNode, scrolling: Bool = false) -> String {
        let start = scrolling ? "\(host).scroll(to: " : "\(host).find("
        let name = Self.name(of: node)
        let role = Self.role(node)
        if isUnique(name) { return "\(start).\(role), \(name.label.debugDescription))" }
        if name.kind == .row, let found = code(forRow: node, start) { return found }
        if let row = row(around: node), let found = code(forRow: row, start) {
            let alike = controls.filter { Self.role($0) == role && self.row(around: $0) === row }
            if alike.count == 1 { return "\(found).find(.\(role))" }
            if !name.label.isEmpty, alike.count(where: { $0.reading.label == name.label }) == 1 {
                return "\(found).find(.\(role), \(name.label.debugDescription))"
            }
        }
        let index = controls.filter { Self.role($0) == role }.firstIndex { $0 === node } ?? 0
        return index == 0 ? "\(host).find(.\(role))" : "\(host).find(.\(role), at: \(index))"
    }

    /// Returns the code that finds a row: by its name; or by a text in it, if a button has given the row its name, so that
    /// many rows are called the same; `nil` if no text is the row's own.
    private func code(forRow row: RenderNode, _ start: String) -> String? {
        let name = Self.name(of: row)
        if isUnique(name) { return "\(start).row, \(name.label.debugDescription))" }
        let rows = controls.filter { $0.control?.role.element == .row }
        let names = rows.map { [$0.reading.label] + $0.reading.labelTexts }
        let texts = row.reading.labelTexts.filter { !$0.isEmpty }
        // As `find(_:_:)` compares them, and as `find(_:containing:)` does.
        if let text = texts.first(where: { text in names.count { $0.contains(text) } == 1 }) {
            return "\(start).row, \(text.debugDescription))"
        }
        let part = texts.first { text in
            names.count { $0.contains { $0.lowercased().contains(text.lowercased()) } } == 1
        }
        return part.map { "\(host).find(.row, containing: \($0.debugDescription))" }
    }

    /// Returns the code that finds an element inside a node: its first control, or else its first text; `nil` if it has
    /// neither.
    func code(inside node: RenderNode) -> String? {
        func isInside(_ other: RenderNode) -> Bool {
            var current: RenderNode? = other
            while let next = current {
                if next === node { return true }
                current = next.parent
            }
            return false
        }
        if let control = controls.first(where: isInside) { return code(for: control) }
        if let row = row(around: node) { return code(for: row) }
        return node.reading.texts.first.map { "\(host).find(text: \($0.debugDescription))" }
    }

    private func row(around node: RenderNode) -> RenderNode? {
        var around = node.containerNode
        while let current = around {
            if current.control?.role.element == .row { return current }
            around = current.containerNode
        }
        return nil
    }

    /// The controls with values, and the code of these, by the code that reads them.
    var values: [String: (node: RecordedNode, code: String)] {
        var values: [String: (node: RecordedNode, code: String)] = [:]
        for node in controls {
            switch node.control?.role.element {
            case .toggle:
                guard case .isOn(let isOn)? = node.control?.value else { continue }
                values["\(code(for: node)).isOn"] = (RecordedNode(node), "\(isOn)")
            case .textField, .slider, .stepper, .picker, .progress:
                guard let value = node.reading.value else { continue }
                values["\(code(for: node)).value"] = (RecordedNode(node), value.debugDescription)
            default: break
            }
        }
        return values
    }

    /// The controls whose names are no texts, by the code that lists them.
    func labels(besides texts: Set<String>) -> [String] {
        controls.compactMap { node in
            let label = node.reading.label
            guard !label.isEmpty, !texts.contains(label), [.button, .link, .menu].contains(node.control?.role.element)
            else { return nil }
            return "\(host).findAll(.\(Self.role(node))).contains { $0.label == \(label.debugDescription) }"
        }
    }
}
