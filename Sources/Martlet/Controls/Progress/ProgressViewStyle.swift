import AttributeGraph

/// The key of the progress view style among the attachments of the inputs.
enum ProgressViewStyleKey {}

/// A custom look for progress views.
///
///     struct Percent: ProgressViewStyle {
///         func makeBody(configuration: Configuration) -> some View {
///             Text(configuration.fractionCompleted ?? 0, format: .percent)
///         }
///     }
///
/// Dynamic properties of the style, such as `@State`, are stored once for each progress view (law A9).
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The type of the view that `makeBody(configuration:)` returns, inferred from its implementation.
    associatedtype Body: View

    /// Returns the view of a progress view.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body

    typealias Configuration = ProgressViewStyleConfiguration

    /// The look that hosts draw for a built-in style; `nil` for a custom style, which draws through its body.
    nonisolated static var _look: _ControlLook? { get }

    /// The tint of a built-in style.
    nonisolated var _tint: Color? { get }
}

extension ProgressViewStyle {
    /// `nil`, the default: a custom style draws through its body.
    nonisolated public static var _look: _ControlLook? { nil }
    /// `nil` for custom styles.
    nonisolated public var _tint: Color? { nil }
}

/// The properties of a progress view, for the body of a style.
public struct ProgressViewStyleConfiguration {
    /// The type of the label that names the task.
    nonisolated public struct Label: StyleContentView {
        init() {}
    }

    /// The type of the current-value label.
    nonisolated public struct CurrentValueLabel: StyleContentView {
        init() {}
    }

    /// The completed fraction, from 0 to 1; `nil` for indeterminate progress.
    public let fractionCompleted: Double?
    /// The label that names the task; `nil` if there is none.
    public var label: Label?
    /// The label of the current progress; `nil` if there is none.
    public var currentValueLabel: CurrentValueLabel?

    init(_ parts: ProgressParts) {
        fractionCompleted = parts.fraction
        label = parts.hasLabel ? Label() : nil
        currentValueLabel = parts.hasCurrentValue ? CurrentValueLabel() : nil
    }
}

/// The properties of a progress view other than its labels.
struct ProgressParts {
    var fraction: Double?
    var hasLabel: Bool
    var hasCurrentValue: Bool
    /// The tint of a built-in look.
    var tint: Color?
}

/// The progress view style that is in effect in a subtree.
final class ProgressStyleAttachment {
    let maker: StyleMaker<ProgressParts>?
    let look: ProgressControl.Look
    /// The tint of the style, read in a rule.
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
    /// Sets the style of the progress views in the view.
    nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        modifier(ProgressViewStyleModifier(style: style))
    }
}

/// The look that the host chooses for the surroundings, such as a list row or a toolbar.
public struct DefaultProgressViewStyle: ProgressViewStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ProgressControl.Look.automatic) }

    /// Creates the style.
    nonisolated public init() {}

    /// Returns a progress view that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// A progress bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ProgressControl.Look.linear) }
    /// The tint of the style; `nil` for that of the environment.
    nonisolated public let _tint: Color?

    /// Creates the style in the tint of the environment.
    nonisolated public init() { _tint = nil }

    /// Creates the style in a color.
    nonisolated public init(tint: Color) { _tint = tint }

    /// Returns a progress view that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

/// A spinner, or a ring that fills.
public struct CircularProgressViewStyle: ProgressViewStyle {
    /// The built-in look that hosts draw for this style.
    nonisolated public static var _look: _ControlLook? { _ControlLook(ProgressControl.Look.circular) }
    /// The tint of the style; `nil` for that of the environment.
    nonisolated public let _tint: Color?

    /// Creates the style in the tint of the environment.
    nonisolated public init() { _tint = nil }

    /// Creates the style in a color.
    nonisolated public init(tint: Color) { _tint = tint }

    /// Returns a progress view that has this style, so that the built-in look is drawn.
    public func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).progressViewStyle(self)
    }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The look that the host chooses for the surroundings, such as a list row or a toolbar.
    nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A progress bar.
    nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A spinner, or a ring that fills.
    nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
