// Made by script/lib/overloads.py of View+AxisLabels.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension View {
    /// Adds a verbatim title to the x axes of charts.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel<S: StringProtocol>(
        _ title: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(title) }
    }

    /// Adds a verbatim title to the y axes of charts.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel<S: StringProtocol>(
        _ title: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(title) }
    }

    /// Adds a title resource to the x axes of charts.
    @_disfavoredOverload
    nonisolated public func chartXAxisLabel(
        _ title: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(title) }
    }

    /// Adds a title resource to the y axes of charts.
    @_disfavoredOverload
    nonisolated public func chartYAxisLabel(
        _ title: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View {
        chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(title) }
    }
}
