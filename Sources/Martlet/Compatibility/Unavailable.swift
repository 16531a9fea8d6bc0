// SwiftUI API that has no meaning outside Apple's systems, so that the compiler reports the reason instead of "cannot
// find in scope".

import Foundation

/// A library of Metal functions. Unavailable: Linux has no Metal.
@available(
    *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw with Canvas instead."
)
@dynamicMemberLookup
public enum ShaderLibrary {
    /// Unavailable on Linux.
    public static subscript(dynamicMember name: String) -> ShaderFunction { fatalError(name) }
    /// Unavailable on Linux.
    public static var `default`: ShaderLibrary { fatalError() }
    /// Unavailable on Linux.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { fatalError() }
    /// Unavailable on Linux.
    public subscript(dynamicMember name: String) -> ShaderFunction { fatalError(name) }
}

/// A Metal function. Unavailable: Linux has no Metal.
@available(
    *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw with Canvas instead."
)
@dynamicCallable
public struct ShaderFunction {
    /// Unavailable on Linux.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { fatalError() }
}

/// A Metal function with arguments. Unavailable: Linux has no Metal.
@available(
    *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw with Canvas instead."
)
public struct Shader {
    /// Unavailable on Linux.
    public init(function: ShaderFunction, arguments: [Argument]) { fatalError() }

    /// An argument of a Metal function.
    public struct Argument {
        /// Unavailable on Linux.
        public static func float<T>(_ x: T) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func float2<T>(_ x: T, _ y: T) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func float2(_ point: CGPoint) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func float2(_ size: CGSize) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func float2(_ vector: CGVector) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func floatArray(_ array: [Float]) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func color(_ color: Color) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func colorArray(_ array: [Color]) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func image(_ image: Image) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static func data(_ data: Data) -> Argument { fatalError() }
        /// Unavailable on Linux.
        public static var boundingRect: Argument { fatalError() }
    }
}

extension VisualEffect {
    /// Unavailable: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Use colorMultiply and the like."
    )
    public func colorEffect<S>(_ shader: S, isEnabled: Bool = true) -> Self { fatalError() }

    /// Unavailable: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Use rotation3DEffect and the like."
    )
    public func distortionEffect<S>(
        _ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> Self { fatalError() }

    /// Unavailable: shaders are written in Metal.
    @available(
        *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw with Canvas instead."
    )
    public func layerEffect<S>(
        _ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> Self { fatalError() }
}

extension GraphicsContext.Filter {
    /// Unavailable: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Use colorMatrix(_:) and the like."
    )
    public static func colorShader<S>(_ shader: S) -> GraphicsContext.Filter { fatalError() }

    /// Unavailable: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Transform the context instead."
    )
    public static func distortionShader<S>(_ shader: S, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
        fatalError()
    }

    /// Unavailable: shaders are written in Metal.
    @available(
        *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw in a layer instead."
    )
    public static func layerShader<S>(_ shader: S, maxSampleOffset: CGSize) -> GraphicsContext.Filter { fatalError() }
}

/// A UIKit view in a SwiftUI view. Unavailable: Linux has no UIKit.
@available(
    *, unavailable,
    message:
        "Linux has no views of UIKit. Put it into #if os(iOS); write it with SwiftUI, or by GTKViewRepresentable of MartletGTK."
)
public protocol UIViewRepresentable {}

/// A UIKit view controller in a SwiftUI view. Unavailable: Linux has no UIKit.
@available(
    *, unavailable,
    message:
        "Linux has no views of UIKit. Put it into #if os(iOS); write it with SwiftUI, or by GTKViewRepresentable of MartletGTK."
)
public protocol UIViewControllerRepresentable {}

/// An AppKit view in a SwiftUI view. Unavailable: Linux has no AppKit.
@available(
    *, unavailable,
    message:
        "Linux has no views of AppKit. Put it into #if os(macOS); write it with SwiftUI, or by GTKViewRepresentable of MartletGTK."
)
public protocol NSViewRepresentable {}

/// An AppKit view controller in a SwiftUI view. Unavailable: Linux has no AppKit.
@available(
    *, unavailable,
    message:
        "Linux has no views of AppKit. Put it into #if os(macOS); write it with SwiftUI, or by GTKViewRepresentable of MartletGTK."
)
public protocol NSViewControllerRepresentable {}

/// The delegate of an app as UIKit has it: a protocol of the product UIKit.
@available(
    *, unavailable,
    message: "UIApplicationDelegate is in the product UIKit: have the target depend on it, and import UIKit."
)
public protocol UIApplicationDelegate {}

/// The delegate of an app as AppKit has it: a protocol of the product AppKit.
@available(
    *, unavailable,
    message: "NSApplicationDelegate is in the product AppKit: have the target depend on it, and import AppKit."
)
public protocol NSApplicationDelegate {}

/// An item of the menu bar of macOS. Unavailable on Linux.
@available(
    *, unavailable,
    message:
        "GNOME has no status area for apps, and that of other desktops is not implemented. Use a Window or a WindowGroup."
)
public struct MenuBarExtra<L, C> {
    /// Unavailable on Linux.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C) {}
}

extension View {
    /// Unavailable: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Use colorMultiply and the like."
    )
    nonisolated public func colorEffect<S>(_ shader: S, isEnabled: Bool = true) -> some View { EmptyView() }

    /// Unavailable: shaders are written in Metal.
    @available(
        *, unavailable,
        message: "Shaders are written in Metal, which Linux does not have. Use projectionEffect and the like."
    )
    nonisolated public func distortionEffect<S>(
        _ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { EmptyView() }

    /// Unavailable: shaders are written in Metal.
    @available(
        *, unavailable, message: "Shaders are written in Metal, which Linux does not have. Draw with Canvas instead."
    )
    nonisolated public func layerEffect<S>(
        _ shader: S, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { EmptyView() }
}
