import Foundation
import Martlet

/// An element of a page as assistive technology reads it: a text, an image with a name, a control, or a group of them.
package struct ReadElement: Encodable {
    package var role: String
    package var label: String
    package var value: String?
    package var hint: String?
    package var identifier: String?
    /// The level of a heading, from 1; 0 if a heading has none.
    package var heading: Int?
    package var isSelected: Bool?
    package var isDisabled: Bool?
    package var isFocused: Bool?
    package var children: [ReadElement]?
    /// The node of the element.
    package var node: RenderNode

    private enum CodingKeys: String, CodingKey {
        case role, label, value, hint, identifier, heading
        case isSelected = "selected"
        case isDisabled = "disabled"
        case isFocused = "focused"
        case children
    }

    /// Returns the elements of a tree in reading order.
    ///
    /// - Complexity: O(n) for n nodes of the tree.
    package static func elements(in root: RenderNode) -> [ReadElement] {
        root.scene.inDepth {
            var found: [ReadElement] = []
            for child in root.reading.children { collect(child, into: &found) }
            return found
        }
    }

    private static func collect(_ node: RenderNode, into found: inout [ReadElement]) {
        guard !node.reading.isHidden, node.isShown else { return }
        var inside: [ReadElement] = []
        if !node.reading.hidesChildren {
            for child in node.reading.children { collect(child, into: &inside) }
        }
        guard let element = ReadElement(node, children: inside) else {
            found += inside
            return
        }
        found.append(element)
    }

    /// Creates the element of a node; nil for a node that is none, of which only the children are read.
    private init?(_ node: RenderNode, children: [ReadElement]) {
        let control = node.controlContent
        switch node.content {
        case .text, .image: break
        case .control(let control): if control.role.element == nil, !node.reading.isNamed { return nil }
        default: if !node.reading.isNamed { return nil }
        }
        role = control?.role.name ?? (node.kindName == "text" || node.kindName == "image" ? node.kindName : "group")
        label = node.reading.label
        value = node.reading.value
        hint = node.reading.hint
        identifier = node.reading.identifier
        let traits = node.reading.traits
        if traits.contains(.isHeader) { heading = node.reading.headingLevel }
        if traits.contains(.isSelected) { isSelected = true }
        if control?.isEnabled == false { isDisabled = true }
        if control?.isFocused == true { isFocused = true }
        // The texts in a button or a row are its name already.
        let isNamedByChildren = control?.role.element != nil && !Self.isContainer(node) && !label.isEmpty
        let own = isNamedByChildren ? children.filter { $0.node.controlContent != nil } : children
        self.children = own.isEmpty ? nil : own
        self.node = node
        if label.isEmpty, value == nil, children.isEmpty, control?.role.element == nil { return nil }
    }

    /// Whether the node is a control that only contains others.
    private static func isContainer(_ node: RenderNode) -> Bool {
        switch node.controlContent?.role.element {
        case .sheet, .alert, .table, .cell, .other: true
        default: false
        }
    }

    /// Whether the user can operate the element.
    package var isOperable: Bool {
        guard let control = node.controlContent else { return node.reading.isOperated }
        return control.isEnabled && control.role.element != nil && control.role.element != .progress
            && !Self.isContainer(node)
    }
}

extension ReadElement {
    /// The element in words: its name, role, value and state.
    package var words: String {
        var words = label.isEmpty ? [] : [label]
        if let heading {
            words.append(heading > 0 ? "heading \(heading)" : "heading")
        } else if role != "text" {
            words.append(roleInWords)
        }
        if let value, value != label { words.append(value.isEmpty ? "empty" : spokenValue(value)) }
        if isSelected == true { words.append("selected") }
        if isDisabled == true { words.append("disabled") }
        if let hint { words.append(hint) }
        return words.joined(separator: ", ").printable
    }

    /// The role in lower case words: `column header` for `columnHeader`.
    package var roleInWords: String {
        role.reduce(into: "") { words, character in
            if character.isUppercase, !words.isEmpty { words.append(" ") }
            words += character.lowercased()
        }
    }

    private func spokenValue(_ value: String) -> String {
        guard case .isOn? = node.controlContent?.value else { return value }
        return value == "1" ? "on" : value == "0" ? "off" : value
    }

    /// The elements of a page, those inside of groups included, groups first.
    package static func flattened(_ elements: [ReadElement]) -> [ReadElement] {
        elements.flatMap { [$0] + flattened($0.children ?? []) }
    }

    /// The elements as JSON, with sorted keys.
    package static func json(_ elements: [ReadElement]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(elements)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    }
}
