extension View {
    /// Says what a person types to go to the row that the view is in, where that is not what the row is called; nil for
    /// what it is called.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(
            AccessibilityModifier(value: text) { value, context, properties in
                properties.typedName = value?.resolve(in: context).string
            })
    }

    /// Says what a person types to go to the row that the view is in, localised.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }

    /// Says what a person types to go to the row that the view is in, as it is.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
        typeSelectEquivalent(Text(string))
    }
}
