import SwiftUI

/// Stacks, priorities, guides and geometry.
struct LayoutPage: View {
    @State private var isVertical = false
    @State private var width = 384.0

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack {
                Toggle("Vertical", isOn: $isVertical)
                Stepper("Width \(Int(width))", value: $width, in: 160...640, step: 32)
            }
            let layout = isVertical ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout())
            layout {
                Tile(name: "one", color: .red)
                Tile(name: "two", color: .green)
                Tile(name: "three", color: .blue)
            }
            .frame(width: width, alignment: .leading)
            .border(.secondary)
            GeometryReader { proxy in
                Text("The rest is \(Int(proxy.size.width)) by \(Int(proxy.size.height)) points")
            }
        }
        .padding()
        .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
    }
}

/// Keeps its count when the layout around it changes.
private struct Tile: View {
    let name: String
    let color: Color
    @State private var taps = 0

    var body: some View {
        Button("\(name) \(taps)") { taps += 1 }
            .padding()
            .background(color.opacity(0.4))
    }
}

#Preview {
    LayoutPage()
}
