import Foundation

extension LazyGridState {
    /// Cells beside each other, measured.
    struct Line {
        var cells: ContiguousArray<RenderNode>
        var sizes: ContiguousArray<CGSize>
        var length: CGFloat
        /// The track of the first cell.
        var firstTrack = 0
        /// Where the guides along the axis lie that are not shares of the length, such as baselines.
        var guides: [AlignmentKey: CGFloat] = [:]
    }

    /// The next cells of a flow; nil after the last.
    func nextLine(_ cursor: inout GridCursor) -> Line? {
        var line = Line(cells: [], sizes: [], length: 0)
        let axis = self.axis
        for track in tracks.tracks {
            guard let cell = cursor.next() else { break }
            let size = cell.size(for: offered(track))
            line.cells.append(cell)
            line.sizes.append(size)
            line.length = max(line.length, size[axis])
        }
        guard !line.cells.isEmpty else { return nil }
        alignBaselines(&line)
        return line
    }

    func key(of track: GridTracks.Track) -> AlignmentKey {
        let alignment = grid.cellAlignment(track)
        return axis == .vertical ? alignment.vertical.key : alignment.horizontal.key
    }

    /// What a cell of a track is offered.
    func offered(_ track: GridTracks.Track) -> ProposedViewSize {
        ProposedViewSize(nil, along: axis, across: track.length)
    }

    func dimensions(of index: Int, in line: Line) -> ViewDimensions {
        ViewDimensions(
            node: line.cells[index], size: line.sizes[index], proposal: offered(tracks.tracks[line.firstTrack + index]))
    }

    private func alignBaselines(_ line: inout Line) {
        for index in line.cells.indices {
            let key = key(of: tracks.tracks[index])
            guard key.fraction == nil || key.isTextBaseline else { continue }
            let guide = dimensions(of: index, in: line)[key]
            line.guides[key] = max(line.guides[key] ?? -.infinity, guide)
        }
        guard !line.guides.isEmpty else { return }
        for index in line.cells.indices {
            let key = key(of: tracks.tracks[index])
            guard let shared = line.guides[key] else { continue }
            let guide = dimensions(of: index, in: line)[key]
            line.length = max(line.length, shared - guide + line.sizes[index][axis])
        }
    }

    func revise(_ flow: GridFlow) {
        guard flow.lines.revise(pixel: pixel) else { return }
        if estimate == 0, let first = flow.lines.estimate { estimate = first }
    }
}
