/// The identity of a custom detail in a view's accessibility description.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String

    /// Creates a key with a label and an identifier. Keys with equal identifiers replace each other's values.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// Creates a key with a localized label and an identifier.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// Creates a key with a localized label, whose string is also the identifier.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }

    /// Whether two keys have the same identifier.
    public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool { a.id == b.id }
}

/// The importance of a custom accessibility detail.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
    /// `default` details are read on request, `high` ones with the element. Here both are read after the element's
    /// hint.
    case `default`, high
}

extension View {
    /// Adds a detail that assistive technology reads after the view's hint. A `nil` value removes the detail.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        modifier(
            AccessibilityModifier(value: value.map { (key, $0) }) { value, context, properties in
                guard let (key, value) = value else { return }
                let words = "\(key.label.resolve(in: context).string): \(value.resolve(in: context).string)"
                properties.details = [key.id: words]
            })
    }

    /// Adds a labeled detail that assistive technology reads after the view's hint.
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(
            AccessibilityCustomContentKey(label, id: label.plainString), value, importance: importance)
    }

    /// Adds a detail with a localized label that assistive technology reads after the view's hint.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> some View {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }
}
