import Foundation
import Martlet

/// Draws canvases in cells: areas in quarter cells, lines in dots, and text in the nearest cells.
extension TreePainter {
    func paint(_ drawing: DrawingContent, of node: RenderNode, in rect: CellRect, frame: CGRect) {
        let size = node.frame.size
        guard size.width > 0, size.height > 0 else { return }
        if paintPixels(of: drawing, of: node, in: rect) { return }
        // Maps the canvas to the window. An effect around the canvas may have made it larger or smaller.
        let base = CGAffineTransform(
            a: frame.width / size.width, b: 0, c: 0, d: frame.height / size.height, tx: frame.minX, ty: frame.minY)
        clipped(to: rect) {
            if drawing.isOpaque { fill(rect, Color.Resolved(red: 0, green: 0, blue: 0, opacity: 1)) }
            play(drawing.list, of: node, base)
        }
    }

    private func play(_ list: DisplayList, of node: RenderNode, _ base: CGAffineTransform) {
        for command in list.commands { play(command, of: node, base) }
    }

    private func play(_ command: DisplayList.Command, of node: RenderNode, _ base: CGAffineTransform) {
        let state = command.state
        faded(by: Float(state.opacity)) {
            blended(state.operation == .normal ? mixer.operation : state.operation.inCells) {
                filtered(by: state.filters[...]) {
                    clipped(by: state.clips[...], of: node, base) { draw(command, of: node, base) }
                }
            }
        }
    }

    private func draw(_ command: DisplayList.Command, of node: RenderNode, _ base: CGAffineTransform) {
        let transform = command.state.transform.concatenating(base)
        switch command.item {
        case .path(let path, let drawing, let paint):
            draw(path, drawing, paint, transform)
        case .text(let text, let rect):
            paint(text, proposal: ProposedViewSize(rect.size), in: place(of: rect, transform))
        case .image(let image, let rect):
            let shown = rect.applying(transform)
            paint(image, in: CellRect(covering: shown), size: shown.size)
        case .symbol(let id, let rect):
            guard let holder = node.asideChildren.first else { return }
            holder.forEachDrawnChild { symbol in if symbol.id == id { draw(symbol, in: rect, transform) } }
        case .layer(let list):
            let outer = groupBase
            if list.hasBlending { groupBase = grid }
            blended(.normal) { play(list, of: node, base) }
            groupBase = outer
        }
    }

    private func draw(
        _ path: Path, _ drawing: ShapeContent.Drawing, _ paint: ResolvedPaint, _ transform: CGAffineTransform
    ) {
        let shown = path.applying(transform)
        let bounds = path.boundingRect
        let inverse = transform.inverted()
        let color: (CGPoint) -> Color.Resolved = { paint.color(at: $0.applying(inverse), in: bounds) }
        switch drawing {
        case .fill(let style):
            let area = shown.boundingRect
            let cell = HostProfile.cell
            if area.width < cell.width / 2 || area.height < cell.height / 2 {
                // Too thin for a quarter of a cell.
                let width = min(area.width, area.height)
                stroke(PathLine(shown), width: width, in: .zero, color: color)
            } else {
                fill(
                    PathCoverage(shown, evenOdd: style.isEOFilled), in: .zero, isMaterial: false, isDrawing: true,
                    color: color)
            }
        case .stroke(let style):
            let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
            stroke(PathLine(shown), width: style.lineWidth * scale, in: .zero, color: color)
        }
    }

    /// Returns the transformed position of a rectangle of cells: text and images keep their size, and are centered in
    /// the transformed area.
    private func place(of rect: CGRect, _ transform: CGAffineTransform) -> CGRect {
        let shown = rect.applying(transform)
        let cell = HostProfile.cell
        return CGRect(
            x: ((shown.midX - rect.width / 2) / cell.width).rounded() * cell.width,
            y: ((shown.midY - rect.height / 2) / cell.height).rounded() * cell.height,
            width: rect.width, height: rect.height)
    }

    private func draw(_ symbol: RenderNode, in rect: CGRect, _ transform: CGAffineTransform) {
        let size = symbol.frame.size
        guard size.width > 0, size.height > 0 else { return }
        let outer = self.transform
        defer { self.transform = outer }
        let isTurned = transform.b != 0 || transform.c != 0
        if !isTurned, rect.size == size, transform.a == 1, transform.d == 1 {
            self.transform = nil
            paint(symbol, in: place(of: rect, transform).origin)
            return
        }
        let stretch = CGAffineTransform(
            a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX, ty: rect.minY)
        self.transform = ProjectionTransform(stretch.concatenating(transform))
        paint(symbol, in: .zero)
    }

    // MARK: - Clips and filters

    private func clipped(
        by clips: ArraySlice<DrawingState.Clip>, of node: RenderNode, _ base: CGAffineTransform, _ body: () -> Void
    ) {
        guard let clip = clips.last else {
            body()
            return
        }
        let inner = { self.clipped(by: clips.dropLast(), of: node, base, body) }
        switch clip {
        case .path(let path, let evenOdd, let isInverse):
            let coverage = PathCoverage(path.applying(base), evenOdd: evenOdd)
            clipped(in: grid.clip, frame: .zero, where: { coverage.contains($0) != isInverse }, inner)
        case .layer(let list, let opacity, let isInverse):
            masked(isInverse: isInverse, inner) {
                self.faded(by: Float(opacity)) { self.play(list, of: node, base) }
            }
        }
    }

    private func filtered(by filters: ArraySlice<DrawingState.Filter>, _ body: () -> Void) {
        guard let filter = filters.first else {
            body()
            return
        }
        switch filter {
        case .color(let transform): recolored(by: transform) { filtered(by: filters.dropFirst(), body) }
        case .alphaThreshold(_, _, let color):
            recolored(by: .flat(color)) { filtered(by: filters.dropFirst(), body) }
        case .shadow(let shadow) where shadow.isAlone: break
        case .blur, .shadow: filtered(by: filters.dropFirst(), body)
        }
    }
}

extension DisplayList {
    fileprivate var hasBlending: Bool { commands.contains { $0.state.operation != .normal } }
}

extension CompositingOperation {
    /// The closest operation for cells, which are always fully covered.
    fileprivate var inCells: CompositingOperation {
        switch self {
        case .clear, .sourceOut, .xor: .destinationOut
        case .copy, .sourceIn, .sourceAtop: .normal
        case .destinationAtop: .destinationOver
        default: self
        }
    }
}
