import MartletRuntime

/// A type of view, as the protocol names it.
struct ViewTypeEntry: Sendable {
    let number: Int
    let name: String
    let module: String
    /// Whether the user has written it.
    let isOwn: Bool

    init(number: Int, type: Any.Type) {
        self.number = number
        name = Self.shortName(of: type)
        let full = String(reflecting: type)
        module = full.firstIndex(of: ".").map { String(full[..<$0]) } ?? ""
        isOwn = !Self.libraries.contains(module)
    }

    /// The name without module and generic arguments.
    private static func shortName(of type: Any.Type) -> String {
        let full = String(describing: type)
        return full.firstIndex(of: "<").map { String(full[..<$0]) } ?? full
    }

    private static let libraries: Set<String> = [
        "Martlet", "MartletRuntime", "MartletBase", "MartletTerminal", "MartletGTK", "MartletTesting", "SwiftUI",
        "SwiftData", "Combine", "Swift",
    ]
}
