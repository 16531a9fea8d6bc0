/// A type that makes views to look at while they are being written.
///
///     struct ContentView_Previews: PreviewProvider {
///         static var previews: some View {
///             ContentView()
///                 .previewDisplayName("Empty")
///         }
///     }
///
/// Nothing makes these views in an app. `#Preview` says the same more shortly.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views.
    @ViewBuilder static var previews: Previews { get }

    /// The device that the views are meant for; nil for any.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Any device.
    public static var platform: PreviewPlatform? { nil }
}

/// A kind of device that previews are meant for.
public enum PreviewPlatform: Sendable, Hashable {
    /// A phone or a tablet.
    case iOS
    /// A computer.
    case macOS
    /// A television.
    case tvOS
    /// A watch.
    case watchOS
}

/// The name of a device that a preview is meant for.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// The device of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device of a name.
    public init(stringLiteral value: String) { rawValue = value }
}

extension View {
    /// Names the view in previews. The view itself stays what it is.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Says how much space the view has in previews. The view itself stays what it is.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// Says which device the view is meant for in previews. The view itself stays what it is.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// Says which way round the device of a preview is held. The view itself stays what it is.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
