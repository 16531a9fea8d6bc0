import AttributeGraph
import Foundation

/// A date as wheels: each component between its previous and next value.
///
/// A wheel turns when the user scrolls over it, clicks the previous or next value, or uses the keys of a date field.
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
        .environment(\.layoutDirection, locale.layoutDirection)
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

    /// The next value in a direction. It is empty if that value cannot be selected, and keeps its place.
    private func neighbour(up: Bool) -> some View {
        let next = editing.stepping(field, up: up, from: date)
        let text = next == date ? "" : piece.text(of: next, editing)
        // Not a button: the keyboard and assistive technology use the current value between the two.
        return Text(text).monospacedDigit().foregroundStyle(.secondary)
            .contentShape(Rectangle())
            .onTapGesture { if next != date { turn(up) } }
            .accessibilityHidden(true)
    }
}

/// Turns a wheel by scrolling.
nonisolated private struct TurnModifier: PrimitiveModifier {
    let turn: (Bool) -> Void

    /// The scroll distance for one step of the wheel.
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
