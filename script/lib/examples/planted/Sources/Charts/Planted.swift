/// A type with all parts.
///
/// A paragraph.
///
/// ```swift
/// @main
/// struct Planted: App {
///     var body: some Scene { WindowGroup { Text("Hello") } }
/// }
/// ```
public struct Whole {
    /// A member whose parameters are not listed.
    ///
    /// A paragraph.
    ///
    /// ```swift
    /// Text("Hello")
    ///     .padding()
    /// ```
    ///
    /// ```swift
    /// Text("Hello").paddington()
    /// ```
    public func act(on value: Int) {}

    /// A value.
    public static let one = Whole()

    public static let two = Whole()
}

/// A type with a summary alone.
public struct Bare {
    /// An example of another file's name, and of what is not public.
    ///
    ///     struct Planted: View { var body: some View { Text("Hello") } }
    ///     extension EnvironmentValues { @Entry var planted = 1 }
    public init() {}

    /// ```swift
    /// this is not compiled
    /// ```
    package init(_ value: Int) {}
}
