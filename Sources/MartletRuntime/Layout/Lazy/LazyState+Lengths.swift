import Foundation

/// Measuring rows and elements, and estimating those that were not measured.
extension LazyState {
    /// Measures one row of a source of which none was, so that there is an estimate.
    func measureFirstRows(of group: RenderNode) {
        for child in group.children where child.flags.contains(.transparent) {
            guard let rows = child.lazy.rows else {
                measureFirstRows(of: child)
                continue
            }
            let known = rows.isOfData ? estimate : elementLengths.estimate ?? 0
            guard rows.count > 0, rows.lengths.measuredCount == 0, known == 0 else { continue }
            let row = make(rows, at: 0)
            if row.flags.contains(.transparent) { measureFirstRows(of: row) }
            setLength(extent(of: row, isRow: true), of: rows, at: 0)
            reviseEstimate(of: rows)
        }
    }

    func useLengths(of group: RenderNode) -> CGFloat {
        var widest: CGFloat = 0
        for child in group.children {
            guard child.flags.contains(.transparent) else {
                if hugsRows { widest = max(widest, measure(child)[axis.other]) }
                continue
            }
            if let element = child.lazy.rows as? LazyElement {
                let known = measurement(of: element)
                setLength(known.length, of: element, at: 0)
                widest = max(widest, known.across)
            } else if child.lazy.rows == nil {
                widest = max(widest, useLengths(of: child))
            }
        }
        return widest
    }

    private func measurement(of element: LazyElement) -> LazyElement.Measurement {
        let isLive = element.liveNode(at: 0) != nil
        if !isLive, let known = element.measurement(offered: across) { return known }
        let row = make(element, at: 0)
        let measurement = LazyElement.Measurement(
            offered: across, length: extent(of: row, isRow: true), across: extentAcross(of: row))
        element.keep(measurement)
        // Before the first placement, which sees to it, everything may turn out to be in sight.
        if !isLive, isRegistered { element.keepOnly(0..<0) }
        return measurement
    }

    /// Returns the extent of an element across the axis.
    private func extentAcross(of row: RenderNode) -> CGFloat {
        guard row.flags.contains(.transparent) else { return row.size(for: proposalForRows)[axis.other] }
        return row.children.reduce(0) { max($0, extentAcross(of: $1)) }
    }

    /// The length of an element, or of the elements of a group, with the spacing after each.
    func extent(of node: RenderNode, isRow: Bool = false) -> CGFloat {
        if node !== self.node, !node.flags.contains(.transparent) { return measure(node)[axis] + spacing }
        if !isRow, let rows = node.lazy.rows {
            return rows.lengths.start(of: rows.count, fallback: estimate(for: rows))
        }
        var length: CGFloat = 0
        for child in node.children { length += extent(of: child) }
        if let section = node.lazy.section {
            let distances = section.distances(below: sectionSpacing)
            length += distances.above + distances.below
        }
        return length
    }

    var proposalForRows: ProposedViewSize { ProposedViewSize(nil, along: axis, across: across) }

    func measure(_ row: RenderNode) -> CGSize {
        let size = row.size(for: proposalForRows)
        // Elements that are written out are all asked, so that the container shrinks with them.
        if hugsRows, !(row.parent?.lazy.rows is LazyElement) {
            // In a place, what may be of any width is as wide as that.
            let wanted = across == nil ? size : row.size(for: ProposedViewSize(nil, along: axis, across: nil))
            widest = max(widest, wanted[axis.other])
        }
        return size
    }

    /// A row, complete and ready to be measured.
    func make(_ rows: LazyRows, at index: Int) -> RenderNode {
        let (row, isNew) = rows.node(at: index)
        guard isNew else { return row }
        let scene = node.scene
        scene.graph.flush()
        if scene.pending.contains(.beginTransitions) { scene.transitionWork.beginTransitions() }
        let made = row.outermost
        scene.settleNew(made)
        return made
    }

    /// The length of a row of which none was measured in its source.
    func estimate(for rows: LazyRows) -> CGFloat {
        if rows.isOfData { return estimate }
        return elementLengths.estimate ?? estimate
    }

    /// Takes what a row measured, with the spacing after it.
    func setLength(_ length: CGFloat, of rows: LazyRows, at index: Int) {
        if let element = rows as? LazyElement {
            elementLengths.replace(element.lengths.values[index], with: length)
        }
        rows.lengths.set(length, at: index)
    }

    func reviseEstimate(of rows: LazyRows) {
        guard rows.isOfData else { return elementLengths.revise(pixel: pixel) }
        guard rows.lengths.revise(pixel: pixel) else { return }
        if estimate == 0, let first = rows.lengths.estimate { estimate = first }
    }
}

extension LazyNode {
    /// The lengths of the elements below a group of a lazy container that are written out and were measured.
    var knownElementLengths: [(element: LazyElement, length: CGFloat)] {
        node.children.flatMap { child -> [(element: LazyElement, length: CGFloat)] in
            guard child.flags.contains(.transparent) else { return [] }
            guard let rows = child.lazy.rows else { return child.lazy.knownElementLengths }
            guard let element = rows as? LazyElement, let length = element.lengths.values.first, length >= 0 else {
                return []
            }
            return [(element, length)]
        }
    }
}
