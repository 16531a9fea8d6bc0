import Foundation

/// A table: titles of columns above rows of cells.
package struct TableControl: Control {
    /// Whether a line surrounds it.
    package internal(set) var isBordered = false

    package typealias Measured = Self
    package var role: ControlRole { .table }
    package var isElement: Bool { false }

    /// What stands in it has names of its own.
    package func name(of node: RenderNode) -> String? { "" }
}

/// The titles of a table's columns.
package struct TableHeaderControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .tableHeader }
    package var isElement: Bool { false }
}

/// The title of a column, which sorts the table when it is pressed.
package struct TableTitleControl: Control {
    /// How the table is sorted by the column; nil where it is sorted by another one.
    package internal(set) var order: SortOrder?
    /// Whether the table can be sorted by the column.
    package internal(set) var isSortable = false

    package typealias Measured = Self
    package var role: ControlRole { .columnHeader }
    package var traits: AccessibilityTraits { .isHeader }

    package func valueText(of node: RenderNode) -> String? {
        switch order {
        case .forward: "ascending"
        case .reverse: "descending"
        case nil: nil
        }
    }

    package func standardChrome(_ state: ControlState) -> ControlChrome {
        ControlChrome(
            insets: .cell, trailingAccessory: CGSize(width: 8, height: 16), accessorySpacing: 8)
    }
}

/// The end of a column, which the pointer moves.
package struct TableEdgeControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .columnEdge }
    package var isElement: Bool { false }
    package var pointing: ControlPointing { .track }

    /// Where the end goes, from the leading edge of the header.
    package func operation(at point: CGPoint, in node: RenderNode, _ modifiers: EventModifiers) -> ControlOperation? {
        guard let header = node.containerNode else { return nil }
        let place = node.frame.minX + point.x
        return .setNumber(Double(node.layoutDirection == .rightToLeft ? header.frame.width - place : place))
    }

    package func name(of node: RenderNode) -> String? { "" }
}

/// A cell of a table.
package struct TableCellControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .cell }
    package var isElement: Bool { false }

    package func standardChrome(_ state: ControlState) -> ControlChrome { ControlChrome(insets: .cell) }
}

extension ControlRole {
    package static let table = ControlRole("table", as: .table)
    package static let tableHeader = ControlRole("tableHeader", as: nil)
    package static let columnHeader = ControlRole("columnHeader", as: .columnHeader)
    package static let columnEdge = ControlRole("columnEdge", as: nil)
    package static let cell = ControlRole("cell", as: .cell)
}

extension EdgeInsets {
    /// The room around what stands in a cell, for hosts without a look of their own.
    fileprivate static let cell = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
}

extension RenderNode {
    /// What the title says of the column that a cell of a table stands in; nil for what is no cell.
    package var columnTitle: String? {
        guard controlContent?.control is TableCellControl, let row = containerNode,
            let index = row.layoutChildren.firstIndex(where: { $0 === self })
        else { return nil }
        var node = row.parent
        while let current = node, !(current.controlContent?.control is TableControl) { node = current.parent }
        var titles: [RenderNode] = []
        node?.appendColumnTitles(to: &titles)
        return titles.indices.contains(index) ? titles[index].accessibilityLabel : nil
    }

    private func appendColumnTitles(to titles: inout [RenderNode]) {
        for child in layoutChildren {
            switch child.controlContent?.control {
            case is TableTitleControl: titles.append(child)
            case is TableHeaderControl:
                child.appendColumnTitles(to: &titles)
                return
            // The rows, of which there may be many, come after the titles.
            default: if titles.isEmpty { child.appendColumnTitles(to: &titles) }
            }
        }
    }
}
