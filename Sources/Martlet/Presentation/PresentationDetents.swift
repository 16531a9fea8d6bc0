import Foundation

/// A height of a sheet.
///
/// On a desktop and in a terminal a sheet has one height at a time, which a person does not drag: the selected detent's,
/// or else the lowest one's.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomHeight)
    }

    private let kind: Kind

    /// About half as high as there is room for.
    public static let medium = PresentationDetent(kind: .medium)
    /// As high as there is room for.
    public static let large = PresentationDetent(kind: .large)

    /// A part of the height that there is room for, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// A height that is computed from the room that there is.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomHeight(type)))
    }

    /// The height where there is room for `limit`, in points.
    func height(in limit: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
        let wanted: CGFloat
        switch kind {
        case .medium: wanted = limit / 2
        case .large: wanted = limit
        case .fraction(let fraction): wanted = limit * fraction
        case .height(let height): wanted = height
        case .custom(let custom):
            wanted = custom.height(Context(maxDetentValue: limit, environment: environment)) ?? limit
        }
        return min(max(0, wanted), limit)
    }

    /// What a custom detent is made with.
    ///
    /// Values of the environment of what is presented are properties: `context.dynamicTypeSize`.
    @dynamicMemberLookup
    public struct Context {
        /// The largest height that there is room for, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment of what is presented.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// Computes a height of a sheet from the room that there is.
public protocol CustomPresentationDetent {
    /// The height in points; nil where the detent does not apply.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// What the height is computed from.
    public typealias Context = PresentationDetent.Context
}

// @unchecked Sendable: the closure calls a static function, and captures nothing.
private struct CustomHeight: Hashable, @unchecked Sendable {
    let id: ObjectIdentifier
    /// A static function: calls the same code each time.
    let height: (PresentationDetent.Context) -> CGFloat?

    init<D: CustomPresentationDetent>(_ type: D.Type) {
        id = ObjectIdentifier(type)
        height = { D.height(in: $0) }
    }

    static func == (a: CustomHeight, b: CustomHeight) -> Bool { a.id == b.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension View {
    /// Says which heights a sheet that the view stands in may have. It has the lowest.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationWishesKey.self) { $0.detents = detents }
    }

    /// Says which heights a sheet that the view stands in may have, and which of them it has.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let selected = selection.wrappedValue
        return transformPreference(PresentationWishesKey.self) {
            $0.detents = detents
            $0.selectedDetent = selected
        }
    }
}
