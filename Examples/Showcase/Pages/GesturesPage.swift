import SwiftUI

/// The input of pointer and keys: a card to drag, taps that are counted, a long press, keys.
struct GesturesPage: View {
    var body: some View {
        VStack(spacing: 16) {
            DraggableCard()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            HStack(spacing: 16) {
                TapCounter()
                HoldButton()
                HoverPatch()
            }
            KeyLine()
        }
        .padding()
    }
}

/// Follows the pointer while it is dragged, and grows under two fingers; stays where it is dropped.
private struct DraggableCard: View {
    @State private var offset = CGSize.zero
    @GestureState private var drag = CGSize.zero
    @State private var scale = 1.0
    @GestureState private var pinch = 1.0
    @State private var angle = Angle.zero
    @GestureState private var turn = Angle.zero

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(drag == .zero ? .blue : .orange)
            .frame(width: 160, height: 96)
            .overlay {
                Text(drag == .zero ? "Drag me" : "\(Int(drag.width)), \(Int(drag.height))")
                    .foregroundStyle(.white)
            }
            .rotationEffect(angle + turn)
            .scaleEffect(scale * pinch)
            .offset(x: offset.width + drag.width, y: offset.height + drag.height)
            .gesture(dragging.simultaneously(with: pinching).simultaneously(with: turning))
            .onTapGesture(count: 2) {
                withAnimation(.spring) {
                    offset = .zero
                    scale = 1
                    angle = .zero
                }
            }
    }

    private var dragging: some Gesture {
        DragGesture()
            .updating($drag) { value, state, _ in state = value.translation }
            .onEnded { value in
                offset.width += value.translation.width
                offset.height += value.translation.height
            }
    }

    private var pinching: some Gesture {
        MagnifyGesture()
            .updating($pinch) { value, state, _ in state = value.magnification }
            .onEnded { scale *= $0.magnification }
    }

    private var turning: some Gesture {
        RotateGesture()
            .updating($turn) { value, state, _ in state = value.rotation }
            .onEnded { angle += $0.rotation }
    }
}

/// Tells one tap from two.
private struct TapCounter: View {
    @State private var singles = 0
    @State private var doubles = 0

    var body: some View {
        VStack {
            Text("Tap or double-tap")
            Text("\(singles) single, \(doubles) double")
                .foregroundStyle(.secondary)
        }
        .padding(8)
        .contentShape(Rectangle())
        .onTapGesture(count: 2) { doubles += 1 }
        .onTapGesture { singles += 1 }
        .accessibilityAction(named: "Double-tap") { doubles += 1 }
        .border(.secondary)
    }
}

/// Is held for a second.
private struct HoldButton: View {
    @State private var isPressing = false
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Hold for a second")
            Text(isPressing ? "Keep holding…" : "Held \(count) times")
                .foregroundStyle(.secondary)
        }
        .padding(8)
        .background(isPressing ? Color.orange.opacity(0.3) : .clear)
        .contentShape(Rectangle())
        .onLongPressGesture(minimumDuration: 1) {
            count += 1
        } onPressingChanged: { isPressing in
            withAnimation { self.isPressing = isPressing }
        }
        .accessibilityAction { count += 1 }
        .border(.secondary)
    }
}

/// Says where the pointer is.
private struct HoverPatch: View {
    @State private var point: CGPoint?

    var body: some View {
        VStack {
            Text("Point here")
            Text(point.map { "\(Int($0.x)), \(Int($0.y))" } ?? "outside")
                .foregroundStyle(.secondary)
        }
        .padding(8)
        .frame(width: 120)
        .contentShape(Rectangle())
        .onContinuousHover { phase in
            switch phase {
            case .active(let point): self.point = point
            case .ended: point = nil
            }
        }
        .border(point == nil ? Color.secondary : .blue)
    }
}

/// Shows the keys that are pressed while it has the focus.
private struct KeyLine: View {
    @State private var keys = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            Text(isFocused ? "Type:" : "Click to type:")
            Text(keys.isEmpty ? "–" : keys)
                .lineLimit(1)
        }
        .padding(8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .contentShape(Rectangle())
        .border(isFocused ? Color.blue : .secondary)
        .focusable()
        .focusEffectDisabled()
        .focused($isFocused)
        .onKeyPress(keys: [.delete], phases: .down) { _ in
            keys = ""
            return .handled
        }
        .onKeyPress(characters: .alphanumerics.union(.whitespaces)) { press in
            keys = String((keys + press.characters).suffix(40))
            return .handled
        }
    }
}
