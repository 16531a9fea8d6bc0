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
///
///     struct Card_Previews: PreviewProvider {
///         static var previews: some View {
///             Text("Card").previewDevice("iPhone 15")
///         }
///     }
///
/// A preview on a known device has the device's size.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The name.
    public let rawValue: String

    /// The device of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The device of a name.
    public init(stringLiteral value: String) { rawValue = value }
}

extension View {
    /// Sets the name of the view in previews.
    ///
    ///     struct Card_Previews: PreviewProvider {
    ///         static var previews: some View {
    ///             Card().previewDisplayName("Empty card")
    ///         }
    ///     }
    ///
    /// The name is shown beside the preview. A `#Preview` takes it as its first argument.
    ///
    /// - Parameter value: The name; nil for the default.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        containerValue(\.previewSettings.displayName, value)
    }

    /// Sets the space of the view in previews.
    ///
    ///     struct Badge_Previews: PreviewProvider {
    ///         static var previews: some View {
    ///             Text("New").previewLayout(.fixed(width: 120, height: 60))
    ///         }
    ///     }
    ///
    /// It has no effect in a running app. A `#Preview` has the trait `sizeThatFitsLayout` or
    /// `fixedLayout(width:height:)` instead.
    ///
    /// - Parameter value: The layout: the ideal size of the view, or a fixed size in points.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        containerValue(\.previewSettings.layout, value)
    }

    /// Sets the device of the view in previews, which gives them their size.
    ///
    ///     struct Card_Previews: PreviewProvider {
    ///         static var previews: some View {
    ///             Card().previewDevice("iPhone 15")
    ///         }
    ///     }
    ///
    /// It has no effect in a running app, and a device whose size is not known has none in a preview.
    ///
    /// - Parameter value: The device; nil for none.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        containerValue(\.previewSettings.device, value)
    }

    /// Sets the orientation of the device of the view in previews.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        containerValue(\.previewSettings.orientation, value)
    }
}
