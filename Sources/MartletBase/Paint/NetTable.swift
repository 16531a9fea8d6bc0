import Foundation
import Synchronization

/// The pieces of a mesh by their vertical position, for fast lookup of the colors of many points.
final class NetTable: Sendable {
    private let pieces: [GradientPaint.NetPiece]
    /// The color in the middle of each piece.
    private let colors: [ResolvedColor]
    /// The indices of the pieces in each horizontal band of the mesh, from top to bottom.
    private let bands: [[Int]]
    private let top: CGFloat
    private let height: CGFloat

    private static let bandCount = 64
    /// The number of cached tables, enough for one screen.
    private static let limit = 8
    private static let known = Mutex<[(paint: GradientPaint, table: NetTable)]>([])

    /// Returns the table of a paint. The table is cached while the paint is in use.
    static func of(_ paint: GradientPaint, _ net: GradientPaint.Net) -> NetTable {
        // Copies of a paint share the storage of their stops, so that comparing them is fast.
        if let table = known.withLock({ $0.first { $0.paint == paint }?.table }) { return table }
        let table = NetTable(paint, net)
        known.withLock {
            if $0.count == limit { $0.removeFirst() }
            $0.append((paint, table))
        }
        return table
    }

    private init(_ paint: GradientPaint, _ net: GradientPaint.Net) {
        var pieces: [GradientPaint.NetPiece] = []
        paint.forEachPiece(of: net) { piece in
            if piece.corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) { pieces.append(piece) }
        }
        let places = pieces.flatMap { $0.corners.map(\.y) }
        top = places.min() ?? 0
        height = max((places.max() ?? 0) - top, .leastNormalMagnitude)
        var bands: [[Int]] = Array(repeating: [], count: Self.bandCount)
        for (index, piece) in pieces.enumerated() {
            let (first, last) = piece.corners.reduce((CGFloat.infinity, -CGFloat.infinity)) {
                (min($0.0, $1.y), max($0.1, $1.y))
            }
            for band in Self.band(first, top, height)...Self.band(last, top, height) { bands[band].append(index) }
        }
        self.pieces = pieces
        self.bands = bands
        let space = paint.space
        colors = pieces.map {
            space.mix(
                space.mix($0.colors[0], $0.colors[1], by: 0.5), space.mix($0.colors[3], $0.colors[2], by: 0.5), by: 0.5)
        }
    }

    private static func band(_ place: CGFloat, _ top: CGFloat, _ height: CGFloat) -> Int {
        Int((place - top) / height * CGFloat(bandCount), in: 0...bandCount - 1)
    }

    /// Returns the color of the last piece at a point; `nil` if no piece contains the point.
    func color(at point: UnitPoint) -> ResolvedColor? {
        for index in bands[Self.band(point.y, top, height)].reversed() where pieces[index].contains(point) {
            return colors[index]
        }
        return nil
    }
}
