/// A view of any number of elements that may be known to be one at most.
private protocol CountedElements {
    static var isOneElementAtMost: Bool { get }
}

/// Whether a view of a type is one element of its container or none.
func isOneElementAtMost<V: View>(_: V.Type) -> Bool {
    if V._isUnary { return true }
    if let counted = V.self as? any CountedElements.Type { return counted.isOneElementAtMost }
    return V.Body.self != Never.self && isOneElementAtMost(V.Body.self)
}

extension EmptyView: CountedElements {
    fileprivate static var isOneElementAtMost: Bool { true }
}

extension Optional: CountedElements where Wrapped: View {
    fileprivate static var isOneElementAtMost: Bool { MartletRuntime.isOneElementAtMost(Wrapped.self) }
}

extension _ConditionalContent: CountedElements where TrueContent: View, FalseContent: View {
    fileprivate static var isOneElementAtMost: Bool {
        MartletRuntime.isOneElementAtMost(TrueContent.self) && MartletRuntime.isOneElementAtMost(FalseContent.self)
    }
}

extension IDView: CountedElements where Content: View {
    fileprivate static var isOneElementAtMost: Bool { MartletRuntime.isOneElementAtMost(Content.self) }
}

extension Group: CountedElements where Content: View {
    fileprivate static var isOneElementAtMost: Bool { MartletRuntime.isOneElementAtMost(Content.self) }
}

extension ModifiedContent: CountedElements where Content: View, Modifier: ViewModifier {
    fileprivate static var isOneElementAtMost: Bool {
        Modifier.Body.self == Never.self && MartletRuntime.isOneElementAtMost(Content.self)
    }
}
