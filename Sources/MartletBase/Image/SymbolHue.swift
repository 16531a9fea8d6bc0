/// The natural color of a part of a symbol, such as the yellow of the sun.
package enum SymbolHue: Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, cyan, blue, indigo, gray
    /// The color of clouds: light, but visible on a light window.
    case cloud
}
