/// The modules that are Martlet's own, or the language's: what stands in them is no code of the user's.
package enum LibraryModules {
    private static let names: Set<String> = [
        "Martlet", "MartletRuntime", "MartletBase", "MartletABI", "MartletTesting", "MartletTerminal", "MartletGTK",
        "MartletInspector", "SwiftUI", "SwiftData", "Combine", "AttributeGraph", "UniformTypeIdentifiers",
        "CoreTransferable", "PhotosUI", "UserNotifications",
        "Swift", "Foundation", "FoundationEssentials", "Observation", "Dispatch", "Synchronization", "Testing",
        "XCTest",
        "Runtime",
    ]

    /// Whether a module is one of them.
    package static func contain(_ module: String) -> Bool {
        names.contains(module) || module.hasPrefix("OpenCombine") || module.hasPrefix("_")
    }
}
