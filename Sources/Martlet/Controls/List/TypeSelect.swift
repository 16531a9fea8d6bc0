extension View {
    /// Sets the text that users type to select the view's row; `nil` for the row's name.
    nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
        modifier(
            AccessibilityModifier(value: text) { value, context, properties in
                properties.typedName = value?.resolve(in: context).string
            })
    }

    /// Sets the localized text that users type to select the view's row.
    nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
        typeSelectEquivalent(Text(stringKey))
    }
}
