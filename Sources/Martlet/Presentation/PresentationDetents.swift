import Foundation

/// A height of a sheet.
///
/// On a desktop and in a terminal, users cannot drag a sheet to another height. The sheet has the height of the
/// selected detent, or else of the lowest one.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomHeight)
    }

    private let kind: Kind

    /// Half of the available height.
    public static let medium = PresentationDetent(kind: .medium)
    /// The full available height.
    public static let large = PresentationDetent(kind: .large)

    /// Returns a detent of a fraction of the available height, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction))
    }

    /// Returns a detent of a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

    /// Returns a detent whose height a type computes from the context.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomHeight(type)))
    }

    /// Returns the height for an available height of `limit`, in points.
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

    /// The context of a custom detent.
    ///
    /// The values of the presentation's environment are available as properties, such as `context.dynamicTypeSize`.
    @dynamicMemberLookup
    public struct Context {
        /// The maximum height of the sheet, in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the presentation's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}

/// A type that computes a height of a sheet from its context.
public protocol CustomPresentationDetent {
    /// Returns the height in points; `nil` if the detent is not applicable.
    static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
    /// The context from which the height is computed.
    public typealias Context = PresentationDetent.Context
}

// @unchecked Sendable: the closure calls a static function, and captures nothing.
private struct CustomHeight: Hashable, @unchecked Sendable {
    let id: ObjectIdentifier
    /// A static function, so that equal types have the same behavior.
    let height: (PresentationDetent.Context) -> CGFloat?

    init<D: CustomPresentationDetent>(_ type: D.Type) {
        id = ObjectIdentifier(type)
        height = { D.height(in: $0) }
    }

    static func == (a: CustomHeight, b: CustomHeight) -> Bool { a.id == b.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension View {
    /// Sets the heights that the enclosing sheet may have.
    ///
    ///     .sheet(isPresented: $showsFilters) {
    ///         Filters().presentationDetents([.medium, .large])
    ///     }
    ///
    /// - Parameter detents: The heights. The sheet has the smallest one.
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        transformPreference(PresentationSettingsKey.self) { $0.detents = detents }
    }

    /// Sets the heights that the enclosing sheet may have, and binds the selected one.
    ///
    /// - Parameters:
    ///   - detents: The heights.
    ///   - selection: A binding to the selected height.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        let selected = selection.wrappedValue
        return transformPreference(PresentationSettingsKey.self) {
            $0.detents = detents
            $0.selectedDetent = selected
        }
    }
}
