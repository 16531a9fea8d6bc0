// Made by script/lib/overloads.py of View+AccessibilityCustomContent.swift. Don't edit it.

extension View {
    /// Adds a detail with a verbatim value that assistive technology reads after the view's hint.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<S: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ title: S,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(key, Text(title), importance: importance)
    }

    /// Adds a detail with a localized label and a verbatim value that assistive technology reads after the view's hint.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<S: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ title: S,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), Text(title), importance: importance)
    }
}
