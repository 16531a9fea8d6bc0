import Foundation

/// A date as a row of editable components, in the order of the locale.
///
/// The up and down keys step a component. Typed digits are collected until no further digit can follow or until the
/// focus moves on; then they become the component's value.
struct DateFields: View {
    let source: DateSource
    /// Called with the component that receives the focus.
    var focused: ((DateField) -> Void)?
    @Environment(\.datesCalendar) private var calendar
    @Environment(\.locale) private var locale
    @State private var typed: Typed?

    /// The digits typed so far for one component.
    private struct Typed: Equatable {
        let piece: Int
        var digits: String
    }

    var body: some View {
        let editing = DateEditing(calendar: calendar, limits: source.limits)
        let date = source.shown
        HStack(spacing: 0) {
            ForEach(DatePattern.of(source.components, locale).pieces) { piece in
                if let field = piece.field {
                    DateSegment(
                        text: Text(typedText(piece) ?? piece.text(of: date, editing)).monospacedDigit(),
                        values: values(of: piece, field, date, editing))
                } else {
                    Text(piece.text(of: date, editing)).accessibilityHidden(true)
                }
            }
        }
        .lineLimit(1)
        .fixedSize()
        // In the order of the locale's text, whatever the direction of the layout around it.
        .environment(\.layoutDirection, locale.layoutDirection)
    }

    private func typedText(_ piece: DatePattern.Piece) -> String? {
        guard let typed, typed.piece == piece.id else { return nil }
        return String(repeating: "_", count: max(0, piece.digits - typed.digits.count)) + typed.digits
    }

    private func values(
        of piece: DatePattern.Piece, _ field: DateField, _ date: Date, _ editing: DateEditing
    ) -> DateSegment.Values {
        DateSegment.Values(
            name: field.name,
            number: editing.number(of: field, in: date),
            numbers: editing.numbers(of: field, in: date),
            step: { up in
                commit(piece, editing)
                source.select(editing.stepping(field, up: up, from: source.shown))
            },
            set: { source.select(editing.setting(field, to: $0, in: source.shown)) },
            type: { type($0, piece, field, editing) },
            focusChanged: { hasFocus in
                if hasFocus { focused?(field) } else { commit(piece, editing) }
            })
    }

    // MARK: - Typing

    private func type(_ key: KeyInput, _ piece: DatePattern.Piece, _ field: DateField, _ editing: DateEditing) -> Bool {
        guard key.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
        switch key.key {
        case .return where typed?.piece == piece.id: commit(piece, editing)
        case .escape where typed?.piece == piece.id: typed = nil
        case .delete where typed?.piece == piece.id:
            typed?.digits.removeLast()
            if typed?.digits.isEmpty == true { typed = nil }
        default:
            guard let character = key.characters.first, key.characters.count == 1 else { return false }
            if field == .dayPeriod { return typePeriod(character, editing) }
            guard let digit = character.wholeNumberValue, (0...9).contains(digit) else { return false }
            type(digit: digit, piece, field, editing)
        }
        return true
    }

    /// Sets the day period by the first letter of its name.
    private func typePeriod(_ character: Character, _ editing: DateEditing) -> Bool {
        let names = [editing.calendar.amSymbol, editing.calendar.pmSymbol]
        guard let half = names.firstIndex(where: { $0.lowercased().first == character.lowercased().first }) else {
            return false
        }
        source.select(editing.setting(.dayPeriod, to: half, in: source.shown))
        return true
    }

    private func type(digit: Int, _ piece: DatePattern.Piece, _ field: DateField, _ editing: DateEditing) {
        let earlier = typed?.piece == piece.id ? typed?.digits ?? "" : ""
        let digits = earlier + String(digit)
        typed = Typed(piece: piece.id, digits: digits)
        let greatest = piece.shown(editing.numbers(of: field, in: source.shown).upperBound)
        let limit = field == .hour ? max(greatest, piece.meant(by: 12, isAfternoon: true) == nil ? 11 : 12) : greatest
        if digits.count >= piece.digits || (Int(digits) ?? 0) * 10 > limit { commit(piece, editing) }
    }

    /// Makes the typed digits the component's value, if they are in its range.
    private func commit(_ piece: DatePattern.Piece, _ editing: DateEditing) {
        guard let typed, typed.piece == piece.id, let field = piece.field, let number = Int(typed.digits) else {
            return
        }
        self.typed = nil
        let date = source.shown
        let isAfternoon = editing.number(of: .dayPeriod, in: date) == 1
        guard let meant = piece.meant(by: number, isAfternoon: isAfternoon) else { return }
        guard editing.numbers(of: field, in: date).contains(meant) || field == .year && meant > 0 else { return }
        source.select(editing.setting(field, to: meant, in: date))
    }
}
