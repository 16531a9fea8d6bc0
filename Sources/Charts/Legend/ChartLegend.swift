/// The legend of a chart: a symbol and a name for each value, or a strip of colors for numbers.
struct ChartLegend: View {
    let model: ChartModel

    var body: some View {
        if model.colors.isContinuous {
            strip
        } else {
            LegendFlow {
                ForEach(Array(entries.enumerated()), id: \.offset) { entry in
                    HStack(spacing: 4) {
                        symbol(entry.element)
                        Text(verbatim: name(entry.element))
                    }
                    .accessibilityElement(children: .combine)
                }
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }

    /// The values of all scales of styles; those with the same name are one.
    private var entries: [Datum] {
        var seen: Set<Datum> = []
        return (model.colors.domain + model.symbols.domain + model.lines.domain).filter { seen.insert($0).inserted }
    }

    private func name(_ datum: Datum) -> String {
        switch datum {
        case .category(let name): name
        case .number(let value): value.formatted()
        case .date(let value): Date(timeIntervalSinceReferenceDate: value).formatted(date: .abbreviated, time: .omitted)
        }
    }

    @ViewBuilder
    private func symbol(_ datum: Datum) -> some View {
        let style = model.colors.indices[datum] == nil ? AnyShapeStyle(Color.blue) : model.color(of: datum)
        if model.symbols.indices[datum] != nil {
            model.symbol(of: datum).fill(style).frame(width: 8, height: 8)
        } else if model.lines.indices[datum] != nil {
            LegendLine().stroke(style, style: model.stroke(of: datum)).frame(width: 24, height: 8)
        } else {
            Circle().fill(style).frame(width: 8, height: 8)
        }
    }

    private var strip: some View {
        let numbers = model.colors.domain.compactMap(\.continuous).filter(\.isFinite)
        let (low, high) = (numbers.min() ?? 0, numbers.max() ?? 1)
        let isDate = model.colors.domain.contains(where: \.isDate)
        let shades = (0..<24).map { step -> AnyShapeStyle in
            let value = low + (high - low) * (Double(step) + 0.5) / 24
            return model.color(of: isDate ? .date(value) : .number(value))
        }
        return VStack(alignment: .leading, spacing: 2) {
            HStack(spacing: 0) {
                ForEach(Array(shades.enumerated()), id: \.offset) { Rectangle().fill($0.element) }
            }
            .frame(width: 120, height: 8)
            HStack(spacing: 0) {
                Text(verbatim: name(isDate ? .date(low) : .number(low)))
                Spacer(minLength: 4)
                Text(verbatim: name(isDate ? .date(high) : .number(high)))
            }
            .frame(width: 120)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
    }
}

private struct LegendLine: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        }
    }
}

/// Places the entries of a legend in rows.
private struct LegendFlow: Layout {
    private let spacing = CGSize(width: 10, height: 4)

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let frames = frames(subviews, width: proposal.width ?? .infinity)
        return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (view, frame) in zip(subviews, frames(subviews, width: bounds.width + 0.01)) {
            view.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), anchor: .topLeading,
                proposal: ProposedViewSize(frame.size))
        }
    }

    private func frames(_ subviews: Subviews, width: CGFloat) -> [CGRect] {
        var frames: [CGRect] = []
        var point = CGPoint.zero
        var rowHeight: CGFloat = 0
        for view in subviews {
            let size = view.sizeThatFits(.unspecified)
            if point.x > 0, point.x + size.width > width {
                point = CGPoint(x: 0, y: point.y + rowHeight + spacing.height)
                rowHeight = 0
            }
            frames.append(CGRect(origin: point, size: size))
            point.x += size.width + spacing.width
            rowHeight = max(rowHeight, size.height)
        }
        return frames
    }
}
