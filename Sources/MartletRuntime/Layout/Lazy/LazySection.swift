import Foundation

/// A section in a lazy container: its group has a group for the header, one for the content and one for the footer.
package final class LazySection: NodeAttachment {
    /// The groups, in order; each may be empty.
    // Borrowed: children of the group that holds the section.
    @Borrowed package var header: RenderNode
    @Borrowed package var footer: RenderNode
    /// What stands above the section and below it, the latter in place of what all sections have; nil for nothing of
    /// its own.
    package var margins: (() -> (above: CGFloat, below: CGFloat?))?

    package init(header: RenderNode, footer: RenderNode) {
        _header = Borrowed(header)
        _footer = Borrowed(footer)
    }

    /// What stands above the section and below it, where below all sections there is as much.
    func distances(below standard: CGFloat) -> (above: CGFloat, below: CGFloat) {
        guard let margins = margins?() else { return (0, standard) }
        return (margins.above, margins.below ?? standard)
    }
}

/// Marks the group of the header or footer of a section.
package final class SectionMargin: NodeAttachment {
    package init() {}

    package enum Style { case header, footer }
}

/// The key under which a section finds that what stands around it tells sections apart, though it is not lazy: a menu.
package final class SectionGroupsKey {
    package static var kept: SectionGroupsKey { SectionGroupsKey() }
}

extension LazyNode {
    /// The section that the node is the group of.
    package var section: LazySection? {
        node.flags.contains(.transparent) ? node.attachment(LazySection.self) : nil
    }
}

extension LazyNode {
    /// The length of what covers the start of the visible part while the element stands there: the header of its
    /// section, where that stays in sight.
    var pinnedLengthBefore: CGFloat {
        var node = self.node.outermost
        guard let column = node.containerNode, let layout = column.layout as? LazyLayout,
            layout.pinnedViews.contains(.sectionHeaders)
        else { return 0 }
        while let parent = node.parent, parent.flags.contains(.transparent) {
            if let section = parent.lazy.section {
                return node === section.header ? 0 : LazyState.of(column).extent(of: section.header)
            }
            node = parent
        }
        return 0
    }
}

extension LazyState {
    /// Places a section. A pinned header stays at the start of the visible part, a pinned footer at its end, for as
    /// long as some of the section is in sight.
    func visitSection(_ section: LazySection, group: RenderNode, from outerStart: CGFloat) -> CGFloat {
        let distances = section.distances(below: sectionSpacing)
        let start = outerStart + distances.above
        var position = start
        var footerStart = start
        for child in group.children {
            if child === section.footer { footerStart = position }
            position = visit(child, from: position)
        }
        if pinnedViews.contains(.sectionHeaders), start < part.start, footerStart > part.start {
            makeElements(of: section.header)
            let length = extent(of: section.header)
            let pinned = min(max(start, part.start), max(start, footerStart - length))
            moveElements(of: section.header, to: max(start, pinned))
        }
        if pinnedViews.contains(.sectionFooters), position > part.end, start < part.end {
            makeElements(of: section.footer)
            let length = extent(of: section.footer)
            let pinned = max(min(footerStart, part.end - length + spacing), min(footerStart, start))
            moveElements(of: section.footer, to: min(footerStart, pinned))
        }
        return position + distances.below
    }

    /// Makes the elements of a header or a footer that stays in sight, and keeps them.
    private func makeElements(of group: RenderNode) {
        for child in group.children where child.flags.contains(.transparent) {
            guard let rows = child.lazy.rows else {
                makeElements(of: child)
                continue
            }
            guard !rows.isOfData else { continue }
            let element = make(rows, at: 0)
            setLength(extent(of: element, isRow: true), of: rows, at: 0)
            visited.removeAll { $0.rows === rows }
            visited.append((rows, 0..<1, nil))
        }
    }

    private func moveElements(of group: RenderNode, to start: CGFloat) {
        var position = start
        for child in group.children {
            if child.flags.contains(.transparent) {
                moveElements(of: child, to: position)
                position += extent(of: child)
            } else {
                if child.trait(ZIndexTrait.self, as: Double.self) == nil { child.setTrait(ZIndexTrait.self, 1.0) }
                position += place(child, at: position, countsAsInSight: false)
            }
        }
    }
}
