import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A source of pictures of the ground: tiles of 256 points in the projection of the web, by an address with `{z}`, `{x}`
/// and `{y}`. No source is built in: see the terms of the one you use, and show its attribution.
///
///     MapTileSource(template: "https://tiles.example.org/{z}/{x}/{y}.png", attribution: "© Example")
public struct MapTileSource: Equatable, Sendable {
    /// The address of a tile, with `{z}` for the level, `{x}` for the column and `{y}` for the row. `{-y}` is the row
    /// counted from the south.
    public var template: String
    /// The words that the source demands, shown in the corner of the map.
    public var attribution: String?
    /// The levels that there are: at level 0 the earth is one tile, at each next level a tile has half the side.
    public var levels: ClosedRange<Int>
    /// Headers of the requests, such as `User-Agent`, which some sources demand.
    public var headers: [String: String]

    /// Creates a source.
    public init(
        template: String, attribution: String? = nil, levels: ClosedRange<Int> = 0...19, headers: [String: String] = [:]
    ) {
        self.template = template
        self.attribution = attribution
        self.levels = levels
        self.headers = headers
    }

    /// The request for a tile; `nil` if the template is no address.
    func request(for tile: MapTile) -> URLRequest? {
        let rows = 1 << tile.level
        let address = template.replacingOccurrences(of: "{z}", with: String(tile.level))
            .replacingOccurrences(of: "{x}", with: String(tile.wrappedColumn))
            .replacingOccurrences(of: "{y}", with: String(tile.row))
            .replacingOccurrences(of: "{-y}", with: String(rows - 1 - tile.row))
        guard let url = URL(string: address) else { return nil }
        var request = URLRequest(url: url)
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return request
    }

    /// Loads tiles, and keeps up to 256 MB of them on the disk for as long as the source says.
    static let session: URLSession = {
        let configuration = URLSessionConfiguration.default
        configuration.urlCache = URLCache(memoryCapacity: 32 << 20, diskCapacity: 256 << 20, diskPath: "map-tiles")
        return URLSession(configuration: configuration)
    }()
}

/// A tile: a square of the map at a level.
struct MapTile: Hashable, Identifiable {
    var level: Int
    /// The column; beyond the map's edges, where the map repeats itself.
    var column: Int
    var row: Int

    var id: MapTile { self }

    var wrappedColumn: Int {
        let columns = 1 << level
        let rest = column % columns
        return rest < 0 ? rest + columns : rest
    }

    /// The side of the tile, in points of the map.
    var side: Double { MKMapSize.world.width / Double(1 << level) }

    var center: MKMapPoint { MKMapPoint(x: (Double(column) + 0.5) * side, y: (Double(row) + 0.5) * side) }

    /// The most tiles of a view.
    private static let most = 300

    /// The tiles that a viewport shows, at the level at which they have about 256 points.
    static func visible(in viewport: MapViewport, levels: ClosedRange<Int>) -> [MapTile] {
        let exact = log2(viewport.scale * MKMapSize.world.width / 256)
        guard exact.isFinite, viewport.size.width > 0, viewport.size.height > 0 else { return [] }
        let range = max(0, levels.lowerBound)...min(max(0, levels.upperBound), 24)
        var level = Int(min(max(exact.rounded(), Double(range.lowerBound)), Double(range.upperBound)))
        while true {
            let tiles = tiles(in: viewport.rect, level: level)
            if let tiles { return tiles }
            guard level > range.lowerBound else { return [] }
            level -= 1
        }
    }

    private static func tiles(in rect: MKMapRect, level: Int) -> [MapTile]? {
        let side = MKMapSize.world.width / Double(1 << level)
        let columns = Int((rect.minX / side).rounded(.down))...Int((rect.maxX / side).rounded(.down))
        let first = max(0, Int((rect.minY / side).rounded(.down)))
        let last = min((1 << level) - 1, Int((rect.maxY / side).rounded(.down)))
        guard first <= last else { return [] }
        guard columns.count * (last - first + 1) <= most else { return nil }
        return (first...last).flatMap { row in columns.map { MapTile(level: level, column: $0, row: row) } }
    }
}

/// The tiles of a map.
struct MapTiles: View {
    let viewport: MapViewport
    let source: MapTileSource

    var body: some View {
        TilesLayout(viewport: viewport) {
            ForEach(MapTile.visible(in: viewport, levels: source.levels)) { tile in
                AsyncImage(request: source.request(for: tile)) { phase in
                    if let image = phase.image { image.resizable() } else { Color.clear }
                }
                .rotationEffect(.degrees(-viewport.heading))
                .layoutValue(key: TileKey.self, value: tile)
            }
        }
        .asyncImageURLSession(MapTileSource.session)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}

private struct TileKey: LayoutValueKey {
    static let defaultValue: MapTile? = nil
}

private struct TilesLayout: Layout {
    let viewport: MapViewport

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { viewport.size }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
            guard let tile = view[TileKey.self] else { continue }
            let center = viewport.exactPoint(for: tile.center)
            // Half a point more, so that no line of the ground shows between two tiles.
            let side = tile.side * viewport.scale + 0.5
            view.place(
                at: CGPoint(x: bounds.minX + center.x, y: bounds.minY + center.y), anchor: .center,
                proposal: ProposedViewSize(width: side, height: side))
        }
    }
}
