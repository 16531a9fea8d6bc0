import AttributeGraph
import Foundation

/// Sets the foreground styles for the content.
nonisolated struct ForegroundModifier: InputModifier {
    /// The levels of the style, primary first; empty for the system's styles.
    let styles: [AnyShapeStyle]

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        inputs.keepForegroundInLabeledValue()
        let place = AnimationPlace(inputs)
        var animator = PaintAnimator()
        inputs.setEnvironment { graph, values in
            let outer = values.foregroundStyles
            var styles = modifier.pointer(in: graph).pointee.styles.map { $0.within(outer) }
            // Only a single color is animated here; text and shapes in the content then show the intermediate colors.
            if styles.count == 1, styles[0].color != nil {
                let target = styles[0]._paint(in: values.styleContext)
                let shown = animator.present(target, at: place)
                if shown != target { styles[0] = AnyShapeStyle(color: Color(shown.representativeColor)) }
            }
            if ValueAnimation.areKept {
                values.foregroundAnimation = styles.count == 1 ? animator.flight(at: place) : nil
            }
            values.foregroundStyles = styles
        }
    }
}

extension AnyShapeStyle {
    /// Returns the style within other foreground styles: a level such as `.secondary` is resolved to a level of those.
    func within(_ outer: [AnyShapeStyle]) -> AnyShapeStyle {
        guard case .hierarchical(let level) = storage, let first = outer.first else { return self }
        let index = Int(level.level)
        if index < outer.count { return outer[index] }
        if case .hierarchical(let base) = first.storage {
            return AnyShapeStyle(HierarchicalShapeStyle(level: min(base.level + level.level, 4)))
        }
        return AnyShapeStyle(HierarchicalShapeStyleModifier(base: first, level: level))
    }
}

extension View {
    /// Sets the foreground style of text and symbols in the view.
    ///
    ///     Label("Offline", systemImage: "wifi.slash").foregroundStyle(.red)
    ///
    /// A level such as `.secondary` is relative to the foreground style of the enclosing view.
    ///
    /// - Parameter style: The style: a color, a gradient, or a level.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(style)]))
    }

    /// Sets the first two levels of the foreground style, which content uses as `.primary` and `.secondary`.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2
    ) -> some View {
        modifier(ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the first three levels of the foreground style, which content uses as `.primary`, `.secondary` and
    /// `.tertiary`.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View {
        modifier(
            ForegroundModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
        )
    }

    /// Sets the color of text and symbols in the view; `nil` for the system's color.
    ///
    ///     Label("Delete", systemImage: "trash")
    ///         .foregroundColor(.red)
    ///
    /// New code uses `foregroundStyle(_:)`, which accepts any style.
    ///
    /// - Parameter color: The color.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(ForegroundModifier(styles: color.map { [AnyShapeStyle(color: $0)] } ?? []))
    }

    /// Sets the tint of controls in the view.
    ///
    ///     Toggle("Done", isOn: .constant(true))
    ///         .tint(.green)
    ///
    /// It takes precedence over the accent color of the desktop.
    ///
    /// - Parameter tint: The style.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tintStyle, AnyShapeStyle(tint))
    }

    /// Sets the tint color of controls in the view.
    ///
    ///     Toggle("Notifications", isOn: $notifies).tint(.orange)
    ///
    /// - Parameter tint: The color; `nil` for the system's accent color.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle(color: $0) })
    }

    /// Sets the accent color of the view. An older name for `tint(_:)`.
    ///
    ///     Toggle("Sound", isOn: .constant(true))
    ///         .accentColor(.orange)
    ///
    /// The color applies to controls that show a state or stand out, such as switches, sliders and prominent buttons.
    /// New code uses `tint(_:)`.
    ///
    /// - Parameter accentColor: The color; `nil` for the accent color of the system.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
}
