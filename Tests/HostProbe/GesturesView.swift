import SwiftUI

/// Displays pointer and key input in a few lines at known places.
struct GesturesView: View {
    @State private var offset = CGSize.zero
    @GestureState private var drag = CGSize.zero
    @State private var taps = "no tap"
    @State private var hovered = "outside"
    @State private var wantsHover = false
    @State private var keys = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("drag me")
                .gesture(
                    DragGesture()
                        .updating($drag) { value, state, _ in state = value.translation }
                        .onEnded { offset = $0.translation })
            Text("moving \(Int(drag.width)) \(Int(drag.height))")
            Text("dropped \(Int(offset.width)) \(Int(offset.height))")
            Text(taps)
                .onTapGesture(count: 2) { taps = "double" }
                .onTapGesture { taps = "single" }
                .onLongPressGesture { taps = "long" }
            if wantsHover {
                Text(hovered).onHover { hovered = $0 ? "inside" : "outside" }
            }
            Text("keys \(keys)")
                .focusable()
                .onKeyPress { press in
                    guard press.key != "h" else { return .ignored }
                    keys += press.characters
                    return .handled
                }
        }
        .onKeyPress("h") {
            wantsHover.toggle()
            return .handled
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}
