/// A colour that belongs to a part of a symbol: what is yellow in a picture of the sun.
package enum SymbolHue: Hashable, Sendable, CaseIterable {
    case red, orange, yellow, green, cyan, blue, indigo, gray
    /// Of clouds: light, and still seen on a light window.
    case cloud
}
