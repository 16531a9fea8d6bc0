import Foundation

/// The appearance of a glass effect.
///
/// Glass is drawn like ``Material``: a translucent window color through which the backdrop is faintly visible.
public struct Glass: Equatable, Sendable {
    private enum Kind { case regular, clear, identity }

    private var kind: Kind
    var tintColor: Color?

    private init(_ kind: Kind) { self.kind = kind }

    /// The glass of bars.
    public static var regular: Glass { Glass(.regular) }
    /// Glass through which most of the backdrop is visible.
    public static var clear: Glass { Glass(.clear) }
    /// No glass: the background remains unchanged.
    public static var identity: Glass { Glass(.identity) }

    /// Returns the glass with a tint color; `nil` for none.
    public func tint(_ color: Color?) -> Glass {
        var copy = self
        copy.tintColor = color
        return copy
    }

    /// Returns glass that reacts to the pointer. Has no effect.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }

    /// The fill of the shape; `nil` for none.
    var material: Material? {
        switch kind {
        case .regular: .regular
        case .clear: .ultraThin
        case .identity: nil
        }
    }
}

/// The default shape of glass: a capsule.
nonisolated public struct DefaultGlassEffectShape: Shape {
    /// Creates the default shape of glass.
    public init() {}

    /// Returns a capsule in a rectangle.
    public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Places glass behind the content.
private nonisolated struct GlassModifier<S: Shape>: ViewModifier {
    let glass: Glass
    let shape: S

    init(glass: Glass, shape: S) {
        self.glass = glass
        self.shape = shape
    }

    @MainActor func body(content: Content) -> some View {
        content.background {
            if let material = glass.material {
                ZStack {
                    shape.fill(material)
                    if let color = glass.tintColor { shape.fill(color.opacity(0.6)) }
                    shape.stroke(.primary.opacity(0.12), lineWidth: 1)
                }
            }
        }
    }
}

/// A container of views with glass. On Apple's platforms, their shapes merge when they are close; here they do not.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    let content: Content

    /// Creates a container.
    ///
    /// - Parameters:
    ///   - spacing: The distance at which shapes merge, in points. Ignored.
    ///   - content: Creates the views.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The content, unchanged.
    @MainActor @preconcurrency public var body: some View { content }
}

/// The transition of a glass effect.
public struct GlassEffectTransition: Sendable {
    private init() {}

    /// Morphs from and to the shape of other glass.
    public static let matchedGeometry = GlassEffectTransition()
    /// Fades the glass in and out.
    public static let materialize = GlassEffectTransition()
    /// No transition.
    public static let identity = GlassEffectTransition()
}

extension View {
    /// Places glass in a shape behind the view.
    ///
    ///     Label("Play", systemImage: "play.fill").padding().glassEffect(.regular.tint(.orange))
    nonisolated public func glassEffect(
        _ glass: Glass = .regular,
        in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        modifier(GlassModifier(glass: glass, shape: shape))
    }

    /// Sets the identity by which the view's glass morphs into other glass. Has no effect: each view keeps its own
    /// shape.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Merges the glass of several views into one shape. Has no effect: each view keeps its own shape.
    nonisolated public func glassEffectUnion(
        id: (some Hashable & Sendable)?,
        namespace: Namespace.ID
    ) -> some View { self }

    /// Sets the transition of the view's glass. Has no effect: glass appears and disappears with the view.
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// Extends the view, mirrored, into the area outside of the safe area. Has no effect: windows and terminals have
    /// no such area.
    nonisolated public func backgroundExtensionEffect() -> some View { self }

    /// Extends the view, mirrored, into the area outside of the safe area. Has no effect: windows and terminals have
    /// no such area.
    nonisolated public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
