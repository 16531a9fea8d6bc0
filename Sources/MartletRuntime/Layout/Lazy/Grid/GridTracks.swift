import Foundation

/// The columns of a vertical lazy grid, or the rows of a horizontal one, as they lie in a length.
///
/// Fixed lengths and distances are taken off first. The others share the rest in their order: each is offered an equal
/// part of what those before it have left, and takes it within its bounds, so that all together may be longer than the
/// grid.
package struct GridTracks: Equatable {
    package struct Track: Equatable {
        package var start: CGFloat
        package var length: CGFloat
        /// Where cells stand in it; nil for what the grid says.
        var alignment: Alignment?
    }

    package private(set) var tracks: [Track] = []
    /// From the start of the first to the end of the last.
    package private(set) var length: CGFloat = 0

    var count: Int { tracks.count }

    /// - Parameters:
    ///   - available: The length that the grid is offered across its axis; nil for the least.
    ///   - standard: The distance after an item that has none of its own.
    package init(_ items: [GridItem], in available: CGFloat?, standard: CGFloat) {
        var remaining = available.flatMap { $0.isFinite ? $0 : nil } ?? 0
        var open = 0
        for (index, item) in items.enumerated() {
            if index < items.count - 1 { remaining -= item.spacing ?? standard }
            if case .fixed(let length) = item.size { remaining -= length } else { open += 1 }
        }
        var position: CGFloat = 0
        for item in items {
            let spacing = item.spacing ?? standard
            func add(_ length: CGFloat) {
                tracks.append(Track(start: position, length: length, alignment: item.alignment))
                position += length + spacing
            }
            if case .fixed(let length) = item.size {
                add(max(0, length))
                continue
            }
            let share = max(0, remaining / CGFloat(open))
            open -= 1
            switch item.size {
            case .fixed: break
            case .flexible(let least, let most):
                let length = max(least, min(share, most))
                remaining -= length
                add(length)
            case .adaptive(let least, let longest):
                let step = least + spacing
                // More than one to a point can't be told apart.
                let most = Int(share, in: 1...10_000)
                let count = step > 0 ? Int(((share + spacing) / step + 1e-6).rounded(.down), in: 1...most) : 1
                let each = max(least, min((share - CGFloat(count - 1) * spacing) / CGFloat(count), longest))
                for _ in 0..<count { add(each) }
                remaining -= CGFloat(count) * each + CGFloat(count - 1) * spacing
            }
        }
        if tracks.isEmpty {
            // A grid without columns shows its cells below each other.
            tracks = [Track(start: 0, length: available ?? 0)]
        }
        if let last = tracks.last { length = last.start + last.length }
    }

    /// Whether cells are offered the same lengths as in other tracks.
    func hasSameLengths(as other: GridTracks) -> Bool {
        tracks.elementsEqual(other.tracks) { $0.length == $1.length }
    }
}
