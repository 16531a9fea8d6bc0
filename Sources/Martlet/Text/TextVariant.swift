import Foundation

/// The choice among the forms of a text; some formats have shorter forms for less space.
public protocol TextVariantPreference: Sendable {
    /// Whether the choice depends on the available space.
    static var _dependsOnSize: Bool { get }
}

extension TextVariantPreference {
    /// `false`: the longest form is always shown.
    public static var _dependsOnSize: Bool { false }
}

/// Shows the longest form of a text. This is the default.
public struct FixedTextVariant: TextVariantPreference {
    init() {}
}

/// Shows the longest form of a text that fits its space.
public struct SizeDependentTextVariant: TextVariantPreference {
    init() {}

    /// `true`: the available space determines the form.
    public static var _dependsOnSize: Bool { true }
}

extension TextVariantPreference where Self == FixedTextVariant {
    /// The longest form.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The longest form that fits.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension Text {
    /// Sets the choice among the forms of the text.
    ///
    ///     Text(distance, format: .measurement(width: .wide)).textVariant(.sizeDependent)
    ///
    /// Texts of measurements, dates and durations in units have several forms: `12 kilometers`, `12 km`, `12km`.
    ///
    /// - Parameter preference: The choice.
    /// - Complexity: With ``TextVariantPreference/sizeDependent``, the forms are measured one after the other.
    nonisolated public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
        VariedText(forms: V._dependsOnSize ? forms : [self])
    }

    /// The forms of the text, the longest first.
    nonisolated private var forms: [Text] {
        guard case .boxed(let box) = storage else { return [self] }
        return [self] + box.narrower.map { Text(storage: .boxed($0), modifiers: modifiers) }
    }
}

/// Shows the longest of several forms of a text that fits.
private nonisolated struct VariedText: View {
    let forms: [Text]

    init(forms: [Text]) { self.forms = forms }

    @MainActor @ViewBuilder var body: some View {
        if forms.count > 1 {
            ViewThatFits(in: .horizontal) {
                ForEach(0..<forms.count, id: \.self) { forms[$0] }
            }
        } else {
            forms[0]
        }
    }
}

/// A format with shorter variants.
protocol NarrowingFormat {
    /// The shorter variants of the format, the longest first.
    var narrower: [Self] { get }
}

extension Measurement.FormatStyle: NarrowingFormat where UnitType: Dimension {
    var narrower: [Self] {
        let widths: [UnitWidth] = width.isNarrow ? [] : width.isWide ? [.abbreviated, .narrow] : [.narrow]
        return widths.map { width in
            var copy = self
            copy.width = width
            return copy
        }
    }
}

extension Date.FormatStyle: NarrowingFormat {
    var narrower: [Self] {
        let dates: [DateStyle] = [.complete, .long, .abbreviated, .numeric]
        for time in [TimeStyle.omitted, .shortened, .standard, .complete] {
            func make(_ date: DateStyle) -> Self {
                Self(
                    date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone,
                    capitalizationContext: capitalizationContext)
            }
            if let index = dates.firstIndex(where: { make($0) == self }) { return dates[(index + 1)...].map(make) }
        }
        return []
    }
}

extension Duration.UnitsFormatStyle: NarrowingFormat {
    var narrower: [Self] {
        let widths: [UnitWidth] = [.wide, .abbreviated, .condensedAbbreviated, .narrow]
        guard let index = widths.firstIndex(of: unitWidth) else { return [] }
        return widths[(index + 1)...].map { width in
            var copy = self
            copy.unitWidth = width
            return copy
        }
    }
}
