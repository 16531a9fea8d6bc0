import Foundation

/// A table: the titles of columns above rows of cells.
package struct TableControl: Control {
    /// Whether the table has a border.
    package internal(set) var isBordered = false

    package typealias Measured = Self
    package var role: ControlRole { .table }
    package var isElement: Bool { false }

    /// No name: the header and the cells have names of their own.
    package func name(of node: RenderNode) -> String? { "" }
}

/// The header of a table, with the titles of its columns.
package struct TableHeaderControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .tableHeader }
    package var isElement: Bool { false }
}

/// The title of a column. A press sorts the table by the column.
package struct TableTitleControl: Control {
    /// The current sort order of the column; `nil` if the table is sorted by another column.
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

/// The end of a column's title, which the pointer drags.
package struct TableEdgeControl: Control {
    package typealias Measured = NothingMeasured
    package var role: ControlRole { .columnEdge }
    package var isElement: Bool { false }
    package var pointing: ControlPointing { .track }

    /// Returns the operation that moves the end to a position, from the leading edge of the header.
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
    /// The insets of a cell's content, for hosts without a look of their own.
    fileprivate static let cell = EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
}

extension RenderNode {
    /// The title of the column that contains a cell; `nil` for other nodes.
    package var columnTitle: String? {
        guard controlContent?.control is TableCellControl, let row = outermost.containerNode,
            let index = row.layoutChildren.firstIndex(where: { $0 === outermost })
        else { return nil }
        var node = row.parent
        while let current = node, !(current.controlContent?.control is TableControl) { node = current.parent }
        var titles: [RenderNode] = []
        node?.appendColumnTitles(to: &titles)
        return titles.indices.contains(index) ? titles[index].reading.label : nil
    }

    private func appendColumnTitles(to titles: inout [RenderNode]) {
        for child in layoutChildren {
            switch child.controlContent?.control {
            case is TableTitleControl: titles.append(child)
            case is TableHeaderControl:
                child.appendColumnTitles(to: &titles)
                return
            // The rows, of which there may be many, come after the titles and need no search.
            default: if titles.isEmpty { child.appendColumnTitles(to: &titles) }
            }
        }
    }
}
