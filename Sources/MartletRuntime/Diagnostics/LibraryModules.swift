/// The modules of Martlet and of the language, which contain no code of the app.
package enum LibraryModules {
    private static let names: Set<String> = [
        "Martlet", "MartletRuntime", "MartletBase", "MartletABI", "MartletTesting", "MartletTerminal", "MartletGTK",
        "MartletInspector", "SwiftUI", "SwiftData", "Combine", "AttributeGraph", "UniformTypeIdentifiers",
        "CoreTransferable", "PhotosUI", "UserNotifications",
        "Swift", "Foundation", "FoundationEssentials", "Observation", "Dispatch", "Synchronization", "Testing",
        "XCTest",
        "Runtime",
    ]

    /// Returns whether a module is one of these.
    package static func contain(_ module: String) -> Bool {
        names.contains(module) || module.hasPrefix("OpenCombine") || module.hasPrefix("_")
    }
}
