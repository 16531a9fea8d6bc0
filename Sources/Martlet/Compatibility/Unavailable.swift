// Names of SwiftUI that have no meaning off Apple's systems: the compiler says why, in place of "cannot find in scope".

import Foundation

/// Functions in Metal, which only Apple's systems have.
@available(
    *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw with Canvas instead."
)
@dynamicMemberLookup
public enum ShaderLibrary {
    /// None.
    public static subscript(dynamicMember name: String) -> ShaderFunction { fatalError(name) }
    /// None.
    public static var `default`: ShaderLibrary { fatalError() }
    /// None.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { fatalError() }
    /// None.
    public subscript(dynamicMember name: String) -> ShaderFunction { fatalError(name) }
}

/// A function in Metal, which only Apple's systems have.
@available(
    *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw with Canvas instead."
)
@dynamicCallable
public struct ShaderFunction {
    /// None.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { fatalError() }
}

/// A function in Metal with its arguments, which only Apple's systems have.
@available(
    *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw with Canvas instead."
)
public struct Shader {
    /// None.
    public init(function: ShaderFunction, arguments: [Argument]) { fatalError() }

    /// An argument.
    public struct Argument {
        /// None.
        public static func float<T>(_ x: T) -> Argument { fatalError() }
        /// None.
        public static func float2<T>(_ x: T, _ y: T) -> Argument { fatalError() }
        /// None.
        public static func float2(_ point: CGPoint) -> Argument { fatalError() }
        /// None.
        public static func float2(_ size: CGSize) -> Argument { fatalError() }
        /// None.
        public static func float2(_ vector: CGVector) -> Argument { fatalError() }
        /// None.
        public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Argument { fatalError() }
        /// None.
        public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { fatalError() }
        /// None.
        public static func floatArray(_ array: [Float]) -> Argument { fatalError() }
        /// None.
        public static func color(_ color: Color) -> Argument { fatalError() }
        /// None.
        public static func colorArray(_ array: [Color]) -> Argument { fatalError() }
        /// None.
        public static func image(_ image: Image) -> Argument { fatalError() }
        /// None.
        public static func data(_ data: Data) -> Argument { fatalError() }
        /// None.
        public static var boundingRect: Argument { fatalError() }
    }
}

extension VisualEffect {
    /// None: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Use colorMultiply and the like."
    )
    public func colorEffect<S>(_ shader: S, isEnabled: Bool = true) -> Self { fatalError() }

    /// None: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Use rotation3DEffect and the like."
    )
    public func distortionEffect<S>(
        _ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> Self { fatalError() }

    /// None: shaders are written in Metal.
    @available(
        *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw with Canvas instead."
    )
    public func layerEffect<S>(
        _ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> Self { fatalError() }
}

extension GraphicsContext.Filter {
    /// None: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Use colorMatrix(_:) and the like."
    )
    public static func colorShader<S>(_ shader: S) -> GraphicsContext.Filter { fatalError() }

    /// None: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Transform the context instead."
    )
    public static func distortionShader<S>(_ shader: S, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
        fatalError()
    }

    /// None: shaders are written in Metal.
    @available(
        *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw in a layer instead."
    )
    public static func layerShader<S>(_ shader: S, maxSampleOffset: CGSize) -> GraphicsContext.Filter { fatalError() }
}

/// A view of UIKit, which only Apple's systems have.
@available(
    *, unavailable, message: "Linux has no UIKit. Put the view into #if canImport(UIKit), and write one for Linux."
)
public protocol UIViewRepresentable {}

/// A view controller of UIKit, which only Apple's systems have.
@available(
    *, unavailable, message: "Linux has no UIKit. Put the view into #if canImport(UIKit), and write one for Linux."
)
public protocol UIViewControllerRepresentable {}

/// A view of AppKit, which only Apple's systems have.
@available(
    *, unavailable, message: "Linux has no AppKit. Put the view into #if canImport(AppKit), and write one for Linux."
)
public protocol NSViewRepresentable {}

/// A view controller of AppKit, which only Apple's systems have.
@available(
    *, unavailable, message: "Linux has no AppKit. Put the view into #if canImport(AppKit), and write one for Linux."
)
public protocol NSViewControllerRepresentable {}

/// Connects an app with a delegate of UIKit, which only Apple's systems have.
@available(
    *, unavailable,
    message:
        "Linux has no UIKit. Put the delegate into #if canImport(UIKit); do its work in the app's init or in a task."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType> {
    /// None.
    public var wrappedValue: DelegateType { fatalError() }
    /// None.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// Connects an app with a delegate of AppKit, which only Apple's systems have.
@available(
    *, unavailable,
    message:
        "Linux has no AppKit. Put the delegate into #if canImport(AppKit); do its work in the app's init or in a task."
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
    /// None.
    public var wrappedValue: DelegateType { fatalError() }
    /// None.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

/// An item of the bar at the top of a Mac's screen.
@available(
    *, unavailable, message: "Linux desktops have no place for items of apps in a bar. Use a Window or a WindowGroup."
)
public struct MenuBarExtra<L, C> {
    /// None.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C) {}
}

extension View {
    /// None: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Use colorMultiply and the like."
    )
    nonisolated public func colorEffect<S>(_ shader: S, isEnabled: Bool = true) -> some View { EmptyView() }

    /// None: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Use projectionEffect and the like."
    )
    nonisolated public func distortionEffect<S>(
        _ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { EmptyView() }

    /// None: shaders are written in Metal.
    @available(
        *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw with Canvas instead."
    )
    nonisolated public func layerEffect<S>(
        _ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { EmptyView() }
}
