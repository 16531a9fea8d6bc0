/// Surroundings that several previews share: sample data, for instance.
///
///     struct SampleData: PreviewModifier {
///         static func makeSharedContext() async throws -> Store { try await Store.sample() }
///
///         func body(content: Content, context: Store) -> some View {
///             content.environment(context)
///         }
///     }
///
///     #Preview(traits: .modifier(SampleData())) {
///         ItemList()
///     }
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The data that the previews share.
    associatedtype Context = Void
    /// The type of the view with its surroundings.
    associatedtype Body: View

    /// The view of the preview, as the modifier is given it.
    typealias Content = PreviewModifierContent

    /// Creates the data that the previews share, once for all of them.
    static func makeSharedContext() async throws -> Context

    /// Returns the view of the preview with its surroundings.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Makes nothing to share.
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, as a ``PreviewModifier`` is given it.
public struct PreviewModifierContent: View {
    let content: AnyView

    /// The view of the preview.
    public var body: some View { content }
}
