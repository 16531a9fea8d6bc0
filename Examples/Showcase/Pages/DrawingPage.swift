import SwiftUI

/// Masks, blend modes, color effects, materials and a canvas.
struct DrawingPage: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 16) {
                Masks()
                Blends()
                ColorEffects()
                Materials()
                Chart()
                Palette()
            }
            .padding()
        }
    }
}

private struct Masks: View {
    var body: some View {
        Text("Masks").font(.headline).accessibilityAddTraits(.isHeader)
        HStack(spacing: 16) {
            LinearGradient(colors: [.red, .yellow, .green, .blue], startPoint: .leading, endPoint: .trailing)
                .mask(Text("Martlet").font(.largeTitle).bold())
                .frame(width: 160, height: 48)
                .accessibilityElement()
                .accessibilityLabel("Martlet")
                .accessibilityAddTraits(.isStaticText)
            Color.blue
                .mask { LinearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing) }
                .frame(width: 96, height: 48)
            Color.green
                .mask(alignment: .topLeading) { Circle().frame(width: 48, height: 48) }
                .frame(width: 96, height: 48)
        }
    }
}

private struct Blends: View {
    private let modes: [BlendMode] = [.normal, .multiply, .screen, .difference, .plusLighter, .destinationOut]

    var body: some View {
        Text("Blend modes").font(.headline).accessibilityAddTraits(.isHeader)
        HStack(spacing: 16) {
            ForEach(modes, id: \.self) { mode in
                ZStack {
                    Color.orange.frame(width: 48, height: 48).padding(.trailing, 16)
                    Color.blue.frame(width: 48, height: 32).padding(.leading, 16).blendMode(mode)
                }
                .compositingGroup()
            }
        }
    }
}

private struct ColorEffects: View {
    private var swatch: some View {
        HStack(spacing: 0) {
            Color.red
            Color.green
            Color.blue
        }
        .frame(width: 72, height: 32)
    }

    var body: some View {
        Text("Colour effects").font(.headline).accessibilityAddTraits(.isHeader)
        HStack(spacing: 8) {
            swatch
            swatch.brightness(0.4)
            swatch.contrast(0.4)
            swatch.saturation(0.3)
            swatch.grayscale(1)
        }
        HStack(spacing: 8) {
            swatch.hueRotation(.degrees(120))
            swatch.colorInvert()
            swatch.colorMultiply(.yellow)
            swatch.luminanceToAlpha()
            swatch.opacity(0.4)
        }
    }
}

private struct Materials: View {
    var body: some View {
        Text("Materials").font(.headline).accessibilityAddTraits(.isHeader)
        HStack(spacing: 16) {
            Text("ultraThin").padding(8).background(.ultraThinMaterial, in: .capsule)
            Text("regular").padding(8).background(.regularMaterial, in: .rect(cornerRadius: 12))
            Text("ultraThick").padding(8).background(.ultraThickMaterial)
        }
        .padding()
        .background(LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
    }
}

private struct Chart: View {
    private let values: [CGFloat] = [0.3, 0.5, 0.42, 0.7, 0.55, 0.9, 0.8]

    var body: some View {
        Text("Canvas").font(.headline).accessibilityAddTraits(.isHeader)
        Canvas { context, size in
            let step = size.width / CGFloat(values.count - 1)
            var line = Path()
            for (index, value) in values.enumerated() {
                let point = CGPoint(x: CGFloat(index) * step, y: size.height * (1 - value))
                if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
            }
            var area = line
            area.addLine(to: CGPoint(x: size.width, y: size.height))
            area.addLine(to: CGPoint(x: 0, y: size.height))
            area.closeSubpath()
            let gradient = Gradient(colors: [.blue.opacity(0.6), .blue.opacity(0.1)])
            context.fill(
                area, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
            context.stroke(line, with: .color(.blue), lineWidth: 2)
            context.draw(Text("Plays").font(.caption), at: CGPoint(x: 8, y: 4), anchor: .topLeading)
            if let mark = context.resolveSymbol(id: "mark") {
                context.draw(mark, at: CGPoint(x: 5 * step, y: size.height * 0.1))
            }
            context.drawLayer { layer in
                layer.addFilter(.shadow(radius: 3))
                layer.translateBy(x: size.width - 40, y: size.height - 30)
                layer.rotate(by: .degrees(45))
                layer.fill(Path(CGRect(x: -10, y: -10, width: 20, height: 20)), with: .color(.orange))
            }
        } symbols: {
            Circle().fill(.red).frame(width: 16, height: 16).tag("mark")
        }
        .frame(height: 128)
        .border(.gray)
        .accessibilityElement()
        .accessibilityLabel("Plays of seven days, rising")
        .accessibilityAddTraits(.isImage)
    }
}

private struct Palette: View {
    private let colors: [Color] = [
        .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
    ]

    var body: some View {
        Text("Palette").font(.headline).accessibilityAddTraits(.isHeader)
        HStack(spacing: 8) {
            ForEach(colors, id: \.self) { color in
                RoundedRectangle(cornerRadius: 8).fill(color.gradient).frame(width: 24, height: 32)
            }
        }
    }
}

#Preview {
    DrawingPage()
}
