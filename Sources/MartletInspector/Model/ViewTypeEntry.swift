import MartletRuntime

/// A type of view, as the protocol names it.
struct ViewTypeEntry: Sendable {
    let number: Int
    let name: String
    let module: String
    /// Whether the type was declared by the developer of the app.
    let isOwn: Bool

    init(number: Int, type: Any.Type) {
        self.number = number
        name = typeName(type)
        let full = String(reflecting: type)
        module = full.firstIndex(of: ".").map { String(full[..<$0]) } ?? ""
        isOwn = !LibraryModules.contain(module)
    }
}
