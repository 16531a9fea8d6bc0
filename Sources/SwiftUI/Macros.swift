import Foundation
import Martlet

/// Adds a property in an extension as an entry, for example of `EnvironmentValues`.
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .blue
///         @Entry var captain: String?
///     }
///
///     ContentView().environment(\.accent, .red)
///
/// The macro generates a private key with the default, and the accessors that use it. A property of optional type needs
/// no default. The default is computed once, on the first read.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "EntryMacro")

/// The bundle with the resources of the module: that of the package's target, where it has some, and else that of the
/// program.
///
///     Text("Show Banner", bundle: #bundle)
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "MartletMacros", type: "BundleMacro")

/// Declares a preview of a view.
///
///     #Preview("Empty") {
///         TodoList(items: [])
///     }
///
/// The body is type-checked like any other code, and never runs in an app.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: Creates the view. Variables that are marked with ``Previewable()`` come first.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Declares a preview of a view, with traits.
///
///     #Preview("Wide", traits: .landscapeLeft) {
///         TodoList(items: [])
///     }
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The first trait, such as an orientation.
///   - additionalTraits: Further traits.
///   - body: Creates the view. Variables that are marked with ``Previewable()`` come first.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Declares a preview for each of several arguments.
///
///     #Preview("Row", arguments: ["short", "a text that is too long for one line"]) { title in
///         Row(title: title)
///     }
///
/// - Parameters:
///   - name: The name of the preview. The descriptions of the arguments follow it.
///   - traits: The surroundings, such as an orientation.
///   - arguments: The values that the view is shown with.
///   - body: Creates the view for an argument.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    arguments: Arguments,
    @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "MartletMacros", type: "PreviewMacro")

/// Lets a preview have state.
///
///     #Preview {
///         @Previewable @State var isOn = true
///         Toggle("On", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "MartletMacros", type: "PreviewableMacro")

/// Makes a shape, view or modifier change gradually in all of its stored properties.
///
///     @Animatable struct Wave: Shape {
///         var height: CGFloat
///         var phase: Angle
///         @AnimatableIgnored var isFilled: Bool
///
///         func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: 0, dy: height)) }
///     }
///
/// Variables of types that cannot change gradually are marked with ``AnimatableIgnored()``; constants are left out as
/// they are.
@attached(member, names: named(animatableData))
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "MartletMacros", type: "AnimatableMacro")

/// Excludes a property from animation, in a type that has ``Animatable()``.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "MartletMacros", type: "AnimatableIgnoredMacro")
