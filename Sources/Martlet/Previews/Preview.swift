import Foundation

/// A preview of a view, as `#Preview` declares it.
public struct Preview {
    /// The traits of previews of views.
    public struct ViewTraits: Sendable {
        init() {}
    }

    /// The name of the preview, if it has one.
    public let displayName: String?
    package let traits: [PreviewTrait<ViewTraits>]
    /// The views: one, or one for each argument.
    package let views: [PreviewedView]

    /// Creates a preview with a name, in given surroundings.
    public init(
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        displayName = name
        self.traits = traits
        views = [PreviewedView(argument: nil, make: body)]
    }

    /// Creates a preview with a view for each of several arguments.
    ///
    /// - Parameters:
    ///   - name: The name of the preview.
    ///   - traits: The surroundings, such as an orientation.
    ///   - arguments: The values that the view is shown with, one after the other.
    ///   - body: Creates the view for an argument.
    @MainActor
    public init<Arguments: Collection>(
        _ name: String? = nil,
        traits: PreviewTrait<ViewTraits>...,
        arguments: Arguments,
        @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
    ) {
        displayName = name
        self.traits = traits
        views = arguments.map { argument in
            PreviewedView(argument: String(describing: argument)) { body(argument) }
        }
    }
}

/// One view of a preview.
package struct PreviewedView {
    /// The description of the argument; `nil` for a preview without arguments.
    package let argument: String?
    package let make: @MainActor () -> any View
}

/// A type that `#Preview` generates. The tool `martlet` finds it by this conformance in a debug build.
public protocol _PreviewDeclaration {
    /// The preview.
    @MainActor static var preview: Preview { get }
    /// The source file, as `#fileID` has it.
    static var fileID: String { get }
    /// The line of the declaration in the source file.
    static var line: Int { get }
}

/// A trait of a preview, such as its layout.
public struct PreviewTrait<T: Sendable>: Sendable {
    package enum Kind: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(SharedPreviewModifier)
    }

    package let kind: Kind
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// As large as the device.
    public static var defaultLayout: PreviewTrait { PreviewTrait(kind: .layout(.device)) }
    /// The view's ideal size.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(kind: .layout(.sizeThatFits)) }
    /// In a space of a size, in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(kind: .layout(.fixed(width: width, height: height)))
    }

    /// Upright.
    public static var portrait: PreviewTrait { PreviewTrait(kind: .orientation(.portrait)) }
    /// Upright, the other way up.
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(kind: .orientation(.portraitUpsideDown)) }
    /// Turned to the left.
    public static var landscapeLeft: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeLeft)) }
    /// Turned to the right.
    public static var landscapeRight: PreviewTrait { PreviewTrait(kind: .orientation(.landscapeRight)) }

    /// Returns the surroundings that a modifier puts around the view: sample data, for example.
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
        PreviewTrait(kind: .modifier(SharedPreviewModifier(modifier)))
    }
}

/// The size of a preview.
public enum PreviewLayout: Sendable, Equatable {
    /// That of a device.
    case device
    /// The ideal size of the view.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// The way round in which a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The identity of the orientation.
    public let id: String

    /// Upright.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// Upright, the other way up.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// Turned to the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// Turned to the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All four.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}
