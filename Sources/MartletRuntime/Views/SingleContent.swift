/// A view that is one element at any time if its content is, although another element may take its place: an `if` with an
/// `else`, or a view with an id.
private protocol SingleContent {
    nonisolated static var isSingle: Bool { get }
}

extension _ConditionalContent: SingleContent where TrueContent: View, FalseContent: View {
    nonisolated static var isSingle: Bool {
        MartletRuntime.isSingle(TrueContent.self) && MartletRuntime.isSingle(FalseContent.self)
    }
}

extension IDView: SingleContent where Content: View {
    nonisolated static var isSingle: Bool { MartletRuntime.isSingle(Content.self) }
}

extension Group: SingleContent where Content: View {
    nonisolated static var isSingle: Bool { MartletRuntime.isSingle(Content.self) }
}

extension ModifiedContent: SingleContent where Content: View, Modifier: ViewModifier {
    nonisolated static var isSingle: Bool {
        MartletRuntime.isSingle(Content.self)
            && (Modifier.Body.self == Never.self || MartletRuntime.isSingle(Modifier.Body.self))
    }
}

/// Whether a view is one element at any time. A unary view is.
private func isSingle<V: View>(_: V.Type) -> Bool {
    if V._isUnary { return true }
    if let type = V.self as? any SingleContent.Type { return type.isSingle }
    return V.Body.self == Never.self ? false : isSingle(V.Body.self)
}

extension _ViewInputs {
    /// Whether a view is one element at any time here.
    func isSingle<V: View>(_: V.Type) -> Bool { modifierContent?.isMultiple != true && MartletRuntime.isSingle(V.self) }
}
