import AttributeGraph
import Foundation

/// A date as columns that turn: each part between what comes before and after it.
///
/// A column turns by the wheel over it, by a click on what comes before or after, and by the keys of a field's part.
struct WheelDates: View {
    let source: DateSource
    @Environment(\.datesCalendar) private var calendar
    @Environment(\.locale) private var locale

    var body: some View {
        let editing = DateEditing(calendar: calendar, limits: source.limits)
        let date = source.shown
        HStack {
            ForEach(DatePattern.of(source.components, locale).pieces) { piece in
                if let field = piece.field {
                    WheelColumn(
                        piece: piece, field: field, date: date, editing: editing,
                        turn: { source.select(editing.stepping(field, up: $0, from: source.shown)) },
                        set: { source.select(editing.setting(field, to: $0, in: source.shown)) })
                }
            }
        }
        .fixedSize()
    }
}

private struct WheelColumn: View {
    let piece: DatePattern.Piece
    let field: DateField
    let date: Date
    let editing: DateEditing
    let turn: (Bool) -> Void
    let set: (Int) -> Void

    var body: some View {
        let number = editing.number(of: field, in: date)
        VStack {
            neighbour(up: false)
            DateSegment(
                text: Text(piece.text(of: date, editing)).monospacedDigit(),
                values: DateSegment.Values(
                    name: field.name, number: number, numbers: editing.numbers(of: field, in: date), step: turn,
                    set: set, type: { _ in false }, focusChanged: { _ in }))
            neighbour(up: true)
        }
        .modifier(TurnModifier(turn: turn))
    }

    /// What comes next in a direction. What can't be chosen leaves its place empty.
    private func neighbour(up: Bool) -> some View {
        let next = editing.stepping(field, up: up, from: date)
        let text = next == date ? "" : piece.text(of: next, editing)
        // No button: keys and assistive technology have the part between.
        return Text(text).monospacedDigit().foregroundStyle(.secondary)
            .contentShape(Rectangle())
            .onTapGesture { if next != date { turn(up) } }
            .accessibilityHidden(true)
    }
}

/// Turns a column by the wheel of the mouse.
nonisolated private struct TurnModifier: PrimitiveModifier {
    let turn: (Bool) -> Void

    /// How far the wheel moves content for one turn.
    private static let notch: CGFloat = 16

    static func _makeView(
        modifier: _GraphValue<Self>,
        inputs: _ViewInputs,
        body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        var rest: CGFloat = 0
        inputs.follow { graph in
            let turn = modifier.read(in: graph).turn
            node.input.scroll = { delta in
                rest += delta.height
                while abs(rest) >= notch {
                    turn(rest < 0)
                    rest -= rest < 0 ? -notch : notch
                }
                return true
            }
        }
        return outputs
    }
}
