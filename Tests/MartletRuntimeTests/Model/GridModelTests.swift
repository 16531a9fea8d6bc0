import Foundation
import Testing

import Martlet
import MartletRuntime

/// A grid as data, which is changed at random.
struct GridShape: Hashable, CustomStringConvertible {
    enum Cell: Hashable {
        case fixed(CGFloat, CGFloat)
        case flexible
        case bounded(CGFloat, CGFloat)
        case text(Int)
    }

    struct Item: Hashable, Identifiable {
        let id: Int
        var cell: Cell
        var span = 1
        var unsized: Axis.Set.RawValue = 0
        var anchor: UnitPoint?
    }

    struct Row: Hashable, Identifiable {
        let id: Int
        /// A row of one item may be outside of a `GridRow`.
        var isWhole: Bool
        var items: [Item]
    }

    var rows: [Row] = []
    var alignment = 0
    var spacing: CGFloat?

    var description: String { "\(rows) \(alignment) \(String(describing: spacing))" }
}

extension GridShape.Item {
    static func random(_ random: inout SplitMix, id: Int) -> Self {
        let cell: GridShape.Cell =
            switch Int.random(in: 0..<6, using: &random) {
            case 0: .flexible
            case 1: .bounded(CGFloat(Int.random(in: 0...3, using: &random)) * 10, 60)
            case 2: .text(Int.random(in: 0...12, using: &random))
            default:
                .fixed(
                    CGFloat(Int.random(in: 0...8, using: &random)) * 7,
                    CGFloat(Int.random(in: 0...4, using: &random)) * 9)
            }
        var item = Self(id: id, cell: cell)
        if Int.random(in: 0..<6, using: &random) == 0 { item.span = Int.random(in: 1...3, using: &random) }
        if Int.random(in: 0..<6, using: &random) == 0 { item.unsized = Axis.Set.horizontal.rawValue }
        if Int.random(in: 0..<6, using: &random) == 0 { item.anchor = .bottomTrailing }
        return item
    }
}

extension GridShape {
    static func random(_ random: inout SplitMix, nextID: inout Int) -> GridShape {
        var shape = GridShape()
        for _ in 0..<Int.random(in: 0...4, using: &random) { shape.addRow(&random, &nextID) }
        return shape
    }

    private mutating func addRow(_ random: inout SplitMix, _ nextID: inout Int) {
        let isWhole = Int.random(in: 0..<4, using: &random) == 0
        var items: [Item] = []
        for _ in 0..<(isWhole ? 1 : Int.random(in: 0...4, using: &random)) {
            nextID += 1
            items.append(.random(&random, id: nextID))
        }
        nextID += 1
        rows.insert(
            Row(id: nextID, isWhole: isWhole, items: items), at: Int.random(in: 0...rows.count, using: &random))
    }

    mutating func mutate(_ random: inout SplitMix, _ nextID: inout Int) {
        switch Int.random(in: 0..<8, using: &random) {
        case 0: addRow(&random, &nextID)
        case 1 where !rows.isEmpty: rows.remove(at: Int.random(in: rows.indices, using: &random))
        case 2: rows.shuffle(using: &random)
        case 3: alignment = Int.random(in: 0..<4, using: &random)
        case 4: spacing = Bool.random(using: &random) ? nil : CGFloat(Int.random(in: 0...20, using: &random))
        default:
            guard let row = rows.indices.randomElement(using: &random) else { return }
            guard let item = rows[row].items.indices.randomElement(using: &random) else { return }
            rows[row].items[item] = .random(&random, id: rows[row].items[item].id)
        }
    }
}

struct CellOfModel: View {
    let item: GridShape.Item

    var body: some View {
        switch item.cell {
        case .fixed(let width, let height): Color.red.frame(width: width, height: height)
        case .flexible: Color.green
        case .bounded(let least, let most):
            Color.blue.frame(minWidth: least, maxWidth: most, minHeight: least, maxHeight: most)
        case .text(let count): Text(String(repeating: "ab ", count: count))
        }
    }
}

private struct AnchoredCell: View {
    let item: GridShape.Item

    var body: some View {
        if let anchor = item.anchor {
            sized.gridCellAnchor(anchor)
        } else {
            sized
        }
    }

    private var sized: some View {
        CellOfModel(item: item)
            .gridCellColumns(item.span)
            .gridCellUnsizedAxes(Axis.Set(rawValue: item.unsized))
            .tagged("\(item.id)")
    }
}

private struct GridOfModel: View {
    let shape: GridShape

    var body: some View {
        let alignments: [Alignment] = [.center, .topLeading, .bottomTrailing, .leadingFirstTextBaseline]
        Grid(alignment: alignments[shape.alignment], horizontalSpacing: shape.spacing, verticalSpacing: shape.spacing) {
            ForEach(shape.rows) { row in
                if row.isWhole {
                    ForEach(row.items) { AnchoredCell(item: $0) }
                } else {
                    GridRow { ForEach(row.items) { AnchoredCell(item: $0) } }
                }
            }
        }
        .tagged("grid")
    }
}

/// The cells of the model in a lazy grid.
private struct LazyGridOfModel: View {
    let shape: GridShape

    var body: some View {
        ScrollView {
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: 60)), GridItem(.fixed(30), alignment: .top)],
                spacing: shape.spacing
            ) {
                ForEach(shape.rows) { row in
                    if row.isWhole {
                        Section {
                            ForEach(row.items) { AnchoredCell(item: $0) }
                        } header: {
                            Text("header \(row.id)").tagged("h\(row.id)")
                        }
                    } else {
                        ForEach(row.items) { AnchoredCell(item: $0) }
                    }
                }
            }
        }
    }
}

/// Random grids, random changes: every frame is what a grid built from scratch has.
@MainActor @Suite struct GridModelTests {
    @Test func aChangedGridIsLaidOutLikeAFreshOne() {
        check { GridOfModel(shape: $0) }
    }

    @Test func aChangedLazyGridIsLaidOutLikeAFreshOne() {
        check { LazyGridOfModel(shape: $0) }
    }

    private func check(@ViewBuilder _ view: @escaping (GridShape) -> some View) {
        for seed in Seeds.from(environmentOr: 60) {
            var random = SplitMix(seed: seed)
            var nextID = 0
            var shape = GridShape.random(&random, nextID: &nextID)
            let remote = Remote<GridShape>()
            var size = CGSize(width: 300, height: 400)
            let laid = Laid(size.width, size.height) { Controlled(remote, shape) { view($0.wrappedValue) } }
            for step in 0..<12 {
                if Int.random(in: 0..<5, using: &random) == 0 {
                    size.width = CGFloat(Int.random(in: 0...8, using: &random)) * 60
                    laid.scene.resize(to: size)
                }
                shape.mutate(&random, &nextID)
                remote.value = shape
                laid.update()
                let fresh = Laid(size.width, size.height) { view(shape) }
                guard frames(laid) == frames(fresh) else {
                    Issue.record(
                        "MARTLET_SEEDS=\(seed)...\(seed), step \(step): \(shape)\n\(frames(laid))\n\(frames(fresh))")
                    return
                }
            }
        }
    }

    private func frames(_ laid: Laid) -> [String: [CGFloat]] {
        var result: [String: [CGFloat]] = [:]
        laid.scene.root.forEachInSubtree { node in
            guard let name = node.ownTrait(TestTag.self, as: String.self) else { return }
            let origin = node.originInWindow
            result[name] = [origin.x, origin.y, node.frame.width, node.frame.height]
        }
        return result
    }
}
