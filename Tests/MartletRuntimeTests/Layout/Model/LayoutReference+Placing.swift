import Foundation
import Martlet

extension LayoutReference {
    /// The place of a view in its container.
    struct Place {
        let tree: LayoutTree
        var origin: CGPoint
        let offered: ProposedViewSize
        let size: CGSize
        /// The axis of the stack that directly contains the view.
        var stack: Axis?
        /// The visible length of a scroll view's content along the axis.
        var visible: CGFloat?
    }

    /// Lays a tree out in the middle of a window.
    mutating func lay(_ tree: LayoutTree, in window: CGSize) {
        let offered = ProposedViewSize(window)
        let size = size(tree, offered, in: nil)
        // The window centers its content, independent of guides.
        let origin = CGPoint(x: (window.width - size.width) / 2, y: (window.height - size.height) / 2)
        let place = Place(tree: tree, origin: origin, offered: offered, size: size)
        put(place, at: .zero)
    }

    private mutating func put(_ place: Place, at container: CGPoint) {
        let origin = CGPoint(x: container.x + place.origin.x, y: container.y + place.origin.y)
        switch place.tree {
        case .color(let id), .box(let id, _), .flowing(let id, _), .text(let id, _):
            frames[id] = CGRect(origin: origin, size: place.size)
        default:
            for inner in arrangement(place) { put(inner, at: origin) }
        }
    }

    /// Returns the parts of a placed view, the primary part first.
    func arrangement(_ place: Place) -> [Place] {
        switch place.tree {
        case .color, .box, .flowing, .spacer, .text: return []
        case .stack(let axis, _, let guide, let children): return stacked(place, axis, CGFloat(guide) / 2, children)
        case .layers(let alignment, let children): return layered(place, alignment, children)
        case .grid: return gridded(place)
        case .shares(let axis, let children, let weights):
            let total = weights.reduce(0, +)
            var position: CGFloat = 0
            return children.indices.map { index in
                let length = place.size[along: axis] * weights[index] / total
                let offered = ProposedViewSize(length, along: axis, across: place.size[along: axis.crossing])
                defer { position += length }
                return Place(
                    tree: children[index], origin: CGPoint(length: position, along: axis, across: 0), offered: offered,
                    size: size(children[index], offered, in: nil))
            }
        case .scroll(let axis, let single):
            let content = scrolled(single)
            let across = place.size[along: axis.crossing]
            let offered = ProposedViewSize(nil, along: axis, across: across)
            let size = size(content, offered, in: nil)
            return [
                Place(
                    tree: content,
                    origin: CGPoint(
                        length: 0, along: axis, across: max(0, (across - size[along: axis.crossing]) / 2)),
                    offered: offered, size: size, visible: place.size[along: axis])
            ]
        case .lazy, .lazyGrid: return lazily(place)
        case .staircase(let children):
            var origin = CGPoint.zero
            return children.map { child in
                let offered = half(place.offered)
                let size = size(child, offered, in: nil)
                defer { origin = CGPoint(x: origin.x + size.width, y: origin.y + size.height) }
                return Place(tree: child, origin: origin, offered: offered, size: size)
            }
        case .reader(let content):
            let offered = ProposedViewSize(place.size)
            return [
                Place(tree: content, origin: .zero, offered: offered, size: size(content, offered, in: nil))
            ]
        case .fitting:
            guard let chosen = fitting(place.tree, place.offered) else { return [] }
            return [
                Place(tree: chosen, origin: .zero, offered: place.offered, size: size(chosen, place.offered, in: nil))
            ]
        case .bar: return barred(place)
        case .layer(_, let alignment, let content, let other):
            let size = place.size
            let primary = Place(
                tree: content, origin: .zero, offered: place.offered,
                size: self.size(content, place.offered, in: place.stack), stack: place.stack)
            let offered = ProposedViewSize(size)
            let otherSize = self.size(other, offered, in: nil)
            let guides = guides(alignment, content, size, place.offered, in: place.stack)
            let own = self.guides(alignment, other, otherSize, offered, in: nil)
            return [
                primary,
                Place(
                    tree: other, origin: CGPoint(x: guides.x - own.x, y: guides.y - own.y), offered: offered,
                    size: otherSize),
            ]
        default:
            guard let (content, offered) = wrapped(place.tree, place.offered, size: place.size) else { return [] }
            let size = self.size(content, offered, in: place.stack)
            var origin = CGPoint.zero
            switch place.tree {
            case .frame(_, _, let alignment, _), .range(_, _, let alignment, _),
                .relative(_, _, _, _, let alignment, _):
                let own = guides(alignment, content, size, offered, in: place.stack)
                origin = CGPoint(
                    x: place.size.width * alignment.fractions.x - own.x,
                    y: place.size.height * alignment.fractions.y - own.y)
            case .padding(let insets, _), .safe(let insets, _): origin = CGPoint(x: insets.leading, y: insets.top)
            case .position(let point, _):
                origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
            case .offset(let distance, _): origin = CGPoint(x: distance.width, y: distance.height)
            default: break
            }
            return [Place(tree: content, origin: origin, offered: offered, size: size, stack: place.stack)]
        }
    }

    private func stacked(_ place: Place, _ axis: Axis, _ fraction: CGFloat, _ children: [LayoutTree]) -> [Place] {
        let parts = parts(place.tree, place.offered)
        let gaps = gaps(place.tree)
        var reach = Reach()
        for part in parts { reach.add(guide: part.guide, length: part.size[along: axis.crossing]) }
        var position: CGFloat = 0
        return children.indices.map { index in
            var part = parts[index]
            if place.offered[along: axis.crossing] == nil {
                // A child that expands is as broad as the broadest.
                part.offered = ProposedViewSize(
                    part.offered[along: axis], along: axis, across: place.size[along: axis.crossing])
                part.size = size(children[index], part.offered, in: axis)
                part.guide = value(of: axis.crossing, fraction, children[index], part.size, part.offered, in: axis)
            }
            if index > 0 { position += gaps[index - 1] }
            defer { position += part.size[along: axis] }
            return Place(
                tree: children[index],
                origin: CGPoint(length: position, along: axis, across: reach.before - part.guide),
                offered: part.offered, size: part.size, stack: axis)
        }
    }

    private func layered(_ place: Place, _ alignment: Alignment, _ children: [LayoutTree]) -> [Place] {
        let extent = extent(alignment, children, place.offered)
        return children.map { child in
            let offered = extent.counting(priority(of: child)) ? place.offered : ProposedViewSize(extent.size)
            let size = size(child, offered, in: nil)
            let own = guides(alignment, child, size, offered, in: nil)
            return Place(
                tree: child, origin: CGPoint(x: extent.guides.x - own.x, y: extent.guides.y - own.y),
                offered: offered, size: size)
        }
    }

    // MARK: - Guides

    /// Returns the position of an alignment's guides in a view.
    func guides(
        _ alignment: Alignment, _ tree: LayoutTree, _ size: CGSize, _ offered: ProposedViewSize, in stack: Axis?
    ) -> CGPoint {
        CGPoint(
            x: value(of: .horizontal, alignment.fractions.x, tree, size, offered, in: stack),
            y: value(of: .vertical, alignment.fractions.y, tree, size, offered, in: stack))
    }

    /// Returns the position of a guide along an axis: set explicitly inside the view, or else a fraction of the length.
    func value(
        of axis: Axis, _ fraction: CGFloat, _ tree: LayoutTree, _ size: CGSize, _ offered: ProposedViewSize,
        in stack: Axis?
    ) -> CGFloat {
        explicit(axis, fraction, Place(tree: tree, origin: .zero, offered: offered, size: size, stack: stack))
            ?? size[along: axis] * min(fraction, 1)
    }

    private func explicit(_ axis: Axis, _ fraction: CGFloat, _ place: Place) -> CGFloat? {
        switch place.tree {
        case .text(_, let lines) where axis == .vertical && fraction == Self.firstBaseline: return lines > 0 ? 12 : nil
        case .text(_, let lines) where axis == .vertical && fraction == Self.lastBaseline:
            return CGFloat(lines - 1) * 16 + 12
        case .color, .box, .flowing, .spacer, .staircase, .reader, .text, .shares, .scroll, .lazy, .lazyGrid: return nil
        case .guide(axis, let guide, let value, _) where fraction == CGFloat(guide) / 2: return value
        case .offset:
            return arrangement(place).first.flatMap { explicit(axis, fraction, $0) }
        case .layer, .bar:
            return arrangement(place).first.flatMap { inner in
                explicit(axis, fraction, inner).map { $0 + (axis == .horizontal ? inner.origin.x : inner.origin.y) }
            }
        default:
            let values = arrangement(place).compactMap { inner -> CGFloat? in
                explicit(axis, fraction, inner).map { $0 + (axis == .horizontal ? inner.origin.x : inner.origin.y) }
            }
            if axis == .vertical, fraction == Self.firstBaseline { return values.min() }
            if axis == .vertical, fraction == Self.lastBaseline, let last = values.max() { return last }
            return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
        }
    }

    // MARK: - Layers

    struct Extent {
        var size = CGSize.zero
        var guides = CGPoint.zero
        var priority: Double?

        func counting(_ priority: Double) -> Bool { self.priority.map { $0 == priority } ?? true }
    }

    /// Returns the extent of the layers with the highest priority, which determine the size.
    func extent(_ alignment: Alignment, _ children: [LayoutTree], _ proposal: ProposedViewSize) -> Extent {
        let priorities = children.map { priority(of: $0) }
        var extent = Extent()
        if Set(priorities).count > 1 { extent.priority = priorities.max() }
        var (horizontal, vertical) = (Reach(), Reach())
        for (child, priority) in zip(children, priorities) where extent.counting(priority) {
            let size = size(child, proposal, in: nil)
            let own = guides(alignment, child, size, proposal, in: nil)
            horizontal.add(guide: own.x, length: size.width)
            vertical.add(guide: own.y, length: size.height)
        }
        extent.size = CGSize(width: horizontal.length, height: vertical.length)
        extent.guides = CGPoint(x: horizontal.before, y: vertical.before)
        return extent
    }

    /// The extent of views on both sides of their shared guide.
    struct Reach {
        var before = -CGFloat.infinity
        var after = -CGFloat.infinity

        mutating func add(guide: CGFloat, length: CGFloat) {
            before = max(before, length == .infinity ? 0 : guide)
            after = max(after, length == .infinity ? .infinity : length - guide)
        }

        var length: CGFloat { max(0, before + after) }
    }
}

// MARK: - Lengths

extension LayoutTree.Bounds {
    /// Returns the proposal for the content of a flexible frame.
    func offer(_ proposed: CGFloat?, placed: CGFloat?) -> CGFloat? {
        // At its least length, where nothing was offered, the content may fill the frame.
        if proposed == nil, ideal == nil, let least, let placed, placed <= least { return least }
        guard let length = proposed ?? ideal else { return nil }
        return max(least ?? -.infinity, min(length, most ?? .infinity))
    }

    /// The length of a flexible frame around its content.
    func length(around content: CGFloat, proposed: CGFloat?) -> CGFloat {
        guard let proposed else { return max(least ?? -.infinity, min(ideal ?? content, most ?? .infinity)) }
        if least == nil, most == nil { return content }
        let lower = least ?? min(content, most!)
        let upper = most ?? max(content, least!)
        return max(lower, min(proposed, upper))
    }
}

extension Axis {
    var crossing: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    init(length: CGFloat, along axis: Axis, across: CGFloat) {
        self = axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }

    subscript(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
    init(length: CGFloat, along axis: Axis, across: CGFloat) {
        self = axis == .horizontal ? CGPoint(x: length, y: across) : CGPoint(x: across, y: length)
    }
}

extension ProposedViewSize {
    init(_ length: CGFloat?, along axis: Axis, across: CGFloat?) {
        self = axis == .horizontal ? Self(width: length, height: across) : Self(width: across, height: length)
    }

    subscript(along axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

extension Alignment {
    /// The positions of the guides, as fractions of the lengths.
    var fractions: CGPoint {
        CGPoint(
            x: CGFloat(LayoutTree.horizontalGuides.firstIndex(of: horizontal)!) / 2,
            y: CGFloat(LayoutTree.verticalGuides.firstIndex(of: vertical)!) / 2)
    }
}
