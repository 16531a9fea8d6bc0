import Foundation
import MartletPreviewMessages
import SwiftUI

/// A preview in one variant. It takes the pointer and keys, and sends them to the preview's process.
struct ScreenView: View {
    let model: GalleryModel
    let preview: String
    let variant: String
    let screen: GalleryModel.Screen
    @FocusState private var isFocused: Bool
    @State private var isDown = false
    /// The point below the pointer; in the middle if it is not known.
    @State private var pointer: CGPoint?

    var body: some View {
        let (width, height) = (screen.frame.size[0] * zoom, screen.frame.size[1] * zoom)
        VStack(alignment: .leading, spacing: model.isTerminal ? 0 : 4) {
            if !model.isTerminal {
                Text(verbatim: "\(variant) · \(Int(screen.frame.size[0])) × \(Int(screen.frame.size[1]))")
                    .font(.caption).foregroundStyle(.secondary)
            }
            content
                .frame(width: width, height: height, alignment: .topLeading)
                .contentShape(Rectangle())
                .gesture(touch)
                .onContinuousHover { phase in
                    switch phase {
                    case .active(let point):
                        pointer = point
                        if !isDown { send(.hovered, point) }
                    case .ended:
                        pointer = nil
                        send(.exited, CGPoint(x: -1, y: -1))
                    }
                }
                .onWheel(wheelAction)
                .focusable()
                .focused($isFocused)
                .onKeyPress(phases: [.down, .repeat]) { press in
                    // The way out of the preview by keys.
                    if press.key == .tab, press.modifiers.contains(.shift) { return .ignored }
                    send(press)
                    return .handled
                }
                // In a terminal, a border takes a cell at each edge.
                .padding(.horizontal, model.isTerminal ? 8 : 0)
                .padding(.vertical, model.isTerminal ? 16 : 0)
                .border(isFocused ? Color.accentColor : Color.gray.opacity(0.4))
                .accessibilityLabel("Preview, \(variant)")
        }
    }

    @ViewBuilder private var content: some View {
        if let image = screen.image {
            image.resizable()
        } else if let rows = screen.frame.rows {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(rows.indices, id: \.self) { row in
                    CellRow(runs: rows[row]).frame(height: 16)
                }
            }
        }
    }

    /// The scale of pictures: two of a desktop's size fit beside the list.
    private var zoom: Double {
        model.isTerminal || screen.image == nil || model.variants.count == 1 || screen.frame.size[0] < 450 ? 1 : 0.5
    }

    private var touch: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in
                if !isDown {
                    isDown = true
                    isFocused = true
                    send(.down, value.startLocation)
                }
                if value.location != value.startLocation { send(.moved, value.location) }
            }
            .onEnded { value in
                isDown = false
                send(.up, value.location)
            }
    }

    private func send(_ phase: PreviewInput.PointerPhase, _ point: CGPoint) {
        model.send(
            .pointer(phase: phase, x: Double(point.x) / zoom, y: Double(point.y) / zoom, modifiers: 0), to: variant,
            of: preview)
    }

    /// The gallery scrolls unless the preview has the focus.
    private var wheelAction: ((CGSize) -> Bool)? {
        guard isFocused else { return nil }
        return { delta in
            scroll(by: delta)
            return true
        }
    }

    private func scroll(by delta: CGSize) {
        let size = screen.frame.size
        let point = pointer.map { (Double($0.x) / zoom, Double($0.y) / zoom) } ?? (size[0] / 2, size[1] / 2)
        model.send(
            .scroll(
                x: point.0, y: point.1, width: Double(delta.width) / zoom, height: Double(delta.height) / zoom),
            to: variant, of: preview)
    }

    private func send(_ press: KeyPress) {
        let isText = press.modifiers.isDisjoint(with: [.command, .control, .option])
        let isTyped =
            isText
            && !press.characters.unicodeScalars.contains { $0.value < 32 || (0xF700..<0xF800).contains($0.value) }
        model.send(
            .key(
                key: String(press.key.character), characters: isTyped ? press.characters : "",
                modifiers: press.modifiers.rawValue), to: variant, of: preview)
    }
}

/// A row of terminal cells.
private struct CellRow: View {
    let runs: [PreviewFrame.Run]

    var body: some View {
        HStack(spacing: 0) {
            ForEach(runs.indices, id: \.self) { text(of: runs[$0]) }
        }
    }

    private func text(of run: PreviewFrame.Run) -> some View {
        let letters = run.attributes ?? ""
        let isReversed = letters.contains("r")
        let front = color(isReversed ? run.background ?? "ffffff" : run.foreground)
        let back = color(isReversed ? run.foreground ?? "000000" : run.background)
        var text = Text(verbatim: run.text).font(.system(size: 13, design: .monospaced))
        if letters.contains("b") { text = text.bold() }
        if letters.contains("i") { text = text.italic() }
        if letters.contains("u") { text = text.underline() }
        if letters.contains("s") { text = text.strikethrough() }
        return text.lineLimit(1).fixedSize()
            .foregroundStyle(front ?? .primary)
            .opacity(letters.contains("d") ? 0.6 : 1)
            .background(back ?? .clear)
    }

    private func color(_ text: String?) -> Color? {
        guard let text, let number = Int(text, radix: 16) else { return nil }
        return Color(
            red: Double(number >> 16 & 255) / 255, green: Double(number >> 8 & 255) / 255,
            blue: Double(number & 255) / 255)
    }
}
