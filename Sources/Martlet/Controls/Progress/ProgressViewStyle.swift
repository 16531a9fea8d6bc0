import AttributeGraph

/// The key under which a progress view finds its style.
enum ProgressViewStyleKey {}

/// How progress views look.
///
///     struct Percent: ProgressViewStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Text(configuration.fractionCompleted ?? 0, format: .percent)
///         }
///     }
///
/// What a style declares, `@State` for instance, is kept once for each progress view (law A9).
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the body, inferred from its implementation.
    associatedtype Body: View

    /// The view of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ProgressViewStyleConfiguration

    /// The look of the host's that a built-in style stands for; nil for a style with a body.
    nonisolated static var _look: _ControlLook? { get }

    /// The colour that a built-in style was made with.
    nonisolated var _tint: Color? { get }
}

extension ProgressViewStyle {
    /// None: a style with a body draws by itself.
    nonisolated public static var _look: _ControlLook? { nil }
    /// None: a style with a body has its own.
    nonisolated public var _tint: Color? { nil }
}

/// A progress view, as a style sees it.
public struct ProgressViewStyleConfiguration {
    /// What goes on.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// How far it has come, in words.
    nonisolated public struct CurrentValueLabel: StyleContentView {
        init() {}
    }

    /// How far it has come, from 0 to 1; nil while nobody knows.
    public let fractionCompleted: Double?
    /// What goes on; nil if the progress view does not say.
    public var label: Label?
    /// How far it has come, in words; nil if the progress view does not say.
    public var currentValueLabel: CurrentValueLabel?

    init(_ parts: ProgressParts) {
        fractionCompleted = parts.fraction
        label = parts.hasLabel ? Label() : nil
        currentValueLabel = parts.hasCurrentValue ? CurrentValueLabel() : nil
    }
}

/// What a progress view has beside its labels.
struct ProgressParts {
    var fraction: Double?
    var hasLabel: Bool
    var hasCurrentValue: Bool
    /// The colour of a built-in look.
    var tint: Color?
}

/// The style that progress views find around them.
final class ProgressStyleAttachment {
    let maker: StyleMaker<ProgressParts>?
    let look: ProgressControl.Look
    /// The colour of the style, read in a rule.
    let tint: (Graph) -> Color?

    init(maker: StyleMaker<ProgressParts>?, look: ProgressControl.Look = .automatic, tint: @escaping (Graph) -> Color?)
    {
        self.maker = maker
        self.look = look
        self.tint = tint
    }
}

nonisolated struct ProgressViewStyleModifier<S: ProgressViewStyle>: InputModifier {
    let style: S

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        if let look = S._look {
            let attachment = ProgressStyleAttachment(maker: nil, look: look.as(ProgressControl.Look.self)) {
                modifier.read(in: $0).style._tint
            }
            inputs.attach(ProgressViewStyleKey.self, attachment)
            return
        }
        let maker = BodyStyleMaker<S, ProgressParts, S.Body>(
            key: ProgressViewStyleKey.self, style: modifier[\.style], inputs: inputs
        ) { style, parts in
            onMainActor((style, ProgressViewStyleConfiguration(parts))) { $0.makeBody(configuration: $1) }
        }
        inputs.attach(ProgressViewStyleKey.self, ProgressStyleAttachment(maker: maker) { _ in nil })
    }
}

extension View {
    /// Gives the progress views of the view a look.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ProgressViewStyleModifier(style: style))
    }
}

/// The look that suits the host and the place.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ProgressControl.Look.automatic) }

    /// Makes the style.
    nonisolated public init() {}

    /// The progress view itself, with this look.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ProgressControl.Look.linear) }
    /// The colour that the style was made with; nil for that of the views around.
    nonisolated public let _tint: Color?

    /// The colour that the style was made with; nil for that of the views around.
    nonisolated public init() { _tint = nil }

    /// A bar in a colour.
    nonisolated public init(tint: Color) { _tint = tint }

    /// The progress view itself, with this look.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// A ring.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// The look of the host's that the style stands for.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ProgressControl.Look.circular) }
    /// The colour that the style was made with; nil for that of the views around.
    nonisolated public let _tint: Color?

    /// The colour that the style was made with; nil for that of the views around.
    nonisolated public init() { _tint = nil }

    /// A ring in a colour.
    nonisolated public init(tint: Color) { _tint = tint }

    /// The progress view itself, with this look.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The look that suits the host and the place.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
