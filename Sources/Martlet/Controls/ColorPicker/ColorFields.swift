import Foundation

/// Number fields for the components of a color, after a sample of the color.
struct ColorFields: View {
    let source: ColorSource
    @Environment(\.styleContext) private var context

    nonisolated init(source: ColorSource) { self.source = source }

    private enum Component: CaseIterable {
        case red, green, blue, opacity

        var name: String {
            switch self {
            case .red: "Red"
            case .green: "Green"
            case .blue: "Blue"
            case .opacity: "Opacity"
            }
        }

        /// The largest value of the component.
        var most: Int { self == .opacity ? 100 : 255 }

        var part: WritableKeyPath<Color.Resolved, Float> {
            switch self {
            case .red: \.red
            case .green: \.green
            case .blue: \.blue
            case .opacity: \.opacity
            }
        }
    }

    var body: some View {
        let color = source.shown(in: context)
        HStack {
            Color(color).frame(width: 32, height: 16).accessibilityHidden(true)
            ForEach(Component.allCases, id: \.self) { component in
                if component != .opacity || source.supportsOpacity {
                    let part = component.part
                    let most = Float(component.most)
                    HStack(spacing: 0) {
                        Text(component.name.prefix(1) + " ").foregroundStyle(.secondary).accessibilityHidden(true)
                        NumberField(
                            name: component.name,
                            number: Int(saturating: Double((color[keyPath: part] * most).rounded())),
                            numbers: 0...component.most, suffix: component == .opacity ? "%" : ""
                        ) { number in
                            var color = source.shown(in: context)
                            color[keyPath: part] = Float(number) / most
                            source.select(color)
                        }
                    }
                }
            }
        }
        .lineLimit(1)
        .fixedSize()
    }
}

/// A number field. The up and down keys step the number, and digits replace it.
struct NumberField: View {
    let name: String
    let number: Int
    let numbers: ClosedRange<Int>
    let suffix: String
    let set: (Int) -> Void
    @State private var typed: String?

    var body: some View {
        let width = String(numbers.upperBound).count
        let shown = typed ?? String(number)
        let text = String(repeating: " ", count: max(0, width - shown.count)) + shown + suffix
        DateSegment(
            text: Text(text).monospacedDigit(),
            values: DateSegment.Values(
                name: name, number: number, numbers: numbers,
                step: { up in
                    let from = typed.flatMap { Int($0) } ?? number
                    typed = nil
                    set(clamped(from + (up ? 1 : -1)))
                },
                set: { set(clamped($0)) }, type: type, focusChanged: { if !$0 { commit() } }))
    }

    private func clamped(_ number: Int) -> Int { min(max(number, numbers.lowerBound), numbers.upperBound) }

    private func type(_ key: KeyInput) -> Bool {
        guard key.modifiers.isDisjoint(with: [.control, .option, .command]) else { return false }
        switch key.key {
        case .return where typed != nil: commit()
        case .escape where typed != nil: typed = nil
        case .delete where typed != nil: typed = typed.flatMap { $0.count > 1 ? String($0.dropLast()) : nil }
        default:
            guard key.characters.count == 1, let digit = key.characters.first?.wholeNumberValue, digit < 10 else {
                return false
            }
            let digits = (typed ?? "") + String(digit)
            typed = digits
            if (Int(digits) ?? 0) * 10 > numbers.upperBound || digits == "0" { commit() }
        }
        return true
    }

    private func commit() {
        guard let number = typed.flatMap({ Int($0) }) else { return }
        typed = nil
        set(clamped(number))
    }
}
