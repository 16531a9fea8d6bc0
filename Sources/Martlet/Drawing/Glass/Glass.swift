import Foundation

/// The appearance of a glass effect.
///
/// Glass is drawn like ``Material``: a translucent window color through which the backdrop is faintly visible.
public struct Glass: Equatable, Sendable {
    private enum Kind { case regular, clear, identity }

    private var kind: Kind
    var tintColor: Color?

    private init(_ kind: Kind) { self.kind = kind }

    /// Glass as bars have it.
    public static var regular: Glass { Glass(.regular) }
    /// Glass through which most of the backdrop is visible.
    public static var clear: Glass { Glass(.clear) }
    /// No glass.
    public static var identity: Glass { Glass(.identity) }

    /// The glass in a colour; nil for none.
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
    /// Makes the shape.
    public init() {}

    /// A capsule in a rectangle.
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

/// Views that look like glass. On some systems their shapes flow into each other; here each keeps its own.
nonisolated public struct GlassEffectContainer<Content: View>: View {
    let content: Content

    /// Holds the views of a builder.
    ///
    /// - Parameter spacing: How near shapes begin to flow into each other, in points. They do not here.
    public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) { self.content = content() }

    /// The views themselves.
    @MainActor @preconcurrency public var body: some View { content }
}

/// The transition of a glass effect.
public struct GlassEffectTransition: Sendable {
    private init() {}

    /// From and to the shape of other glass.
    public static let matchedGeometry = GlassEffectTransition()
    /// By fading.
    public static let materialize = GlassEffectTransition()
    /// At once.
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

    /// Names the glass of the view, by which it flows into other glass. It keeps its shape here.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Makes one shape of the glass of several views. Each keeps its own here.
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
