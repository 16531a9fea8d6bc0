// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// For modules that declare the C functions that they call, so that who compiles against them loads no C module.
let callsC: [SwiftSetting] = [.enableExperimentalFeature("Extern")]

let package = Package(
    name: "martlet",
    products: [
        .library(name: "AttributeGraph", targets: ["AttributeGraph"]),
        // Views and their runtime, without hosts and without macros, which take minutes to build.
        .library(name: "Martlet", targets: ["Martlet"]),
        .library(name: "SwiftUI", targets: ["SwiftUI", "SwiftUICore", "DeveloperToolsSupport", "Symbols"]),
        // Windows, without macros. Empty without the trait.
        .library(name: "MartletGTK", targets: ["MartletGTK"]),
        .library(name: "Combine", targets: ["Combine"]),
        // What SwiftUI hands on, for files that import it by name.
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        // Beside SwiftUI, for files that import them by name.
        .library(name: "Accessibility", targets: ["Accessibility"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "PhotosUI", targets: ["PhotosUI"]),
        // Charts of data, built only for targets that depend on the product.
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "UserNotifications", targets: ["UserNotifications"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        // Values of UIKit and AppKit, for whoever asks for them: without, canImport(UIKit) is false.
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "AppKit", targets: ["AppKit"]),
        .library(name: "CoreLocation", targets: ["CoreLocation"]),
        .library(name: "MapKit", targets: ["MapKit"]),
        // Sound and video, by GTK's media.
        .library(name: "AVFoundation", targets: ["AVFoundation"]),
        .library(name: "AVKit", targets: ["AVKit"]),
        .library(name: "MartletTesting", targets: ["MartletTesting"]),
        // Pictures of views in tests, drawn without a display. Empty without the trait.
        .library(name: "MartletSnapshots", targets: ["MartletSnapshots"]),
        // Reports of updates, for who wants to read them in the program itself.
        .library(name: "MartletInspector", targets: ["MartletInspector"]),
        // Stored models, over SQLite, which nobody else needs.
        .library(name: "SwiftData", targets: ["SwiftData"]),
        .library(name: "CoreData", targets: ["CoreData"]),
        // For targets with an .xcdatamodeld: its classes, and the model itself.
        .plugin(name: "CoreDataModelPlugin", targets: ["CoreDataModelPlugin"]),
        // For targets with asset catalogues: symbols as Xcode makes them, and the catalogues in the bundle.
        .plugin(name: "AssetsPlugin", targets: ["AssetsPlugin"]),
        // For targets whose files import Foundation alone, and use what SwiftUI offers.
        .plugin(name: "ImportsPlugin", targets: ["ImportsPlugin"]),
        // For any target: an answer for imports of modules that Linux does not have.
        .plugin(name: "ModulesPlugin", targets: ["ModulesPlugin"]),
        // The inspector: swift run martlet inspect APP. Nobody builds it who does not run it.
        .executable(name: "martlet", targets: ["MartletTool"]),
        // The program that martlet preview links the objects of a target with.
        .executable(name: "martlet-previews", targets: ["MartletPreviews"]),
        // The app that shows live previews in a window or a terminal.
        .executable(name: "martlet-gallery", targets: ["MartletGallery"]),
        // The objects that martlet run links an app with.
        .executable(name: "martlet-reload", targets: ["MartletReload"]),
        // The program that martlet inspect links an app's objects with, to replay a recorded test.
        .executable(name: "martlet-replay", targets: ["MartletReplay"]),
    ],
    traits: [
        .trait(name: "GTK", description: "Shows apps in windows of the desktop, by GTK 4.8 or later."),
        .trait(
            name: "SDK27",
            description: "Behaves as SwiftUI of 2026: @State defaults are made once, distant lazy rows lose state."),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
        // Both for the tool alone: its commands and options, and the page's HTTP and WebSocket.
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        .target(name: "CMartletSupport"),
        // All that relies on what the toolchain does not promise.
        .target(name: "CMartletABI"),
        .target(name: "MartletABI", dependencies: ["CMartletABI"], swiftSettings: callsC),
        .target(name: "AttributeGraph"),
        // Values that know neither views nor their runtime.
        .target(name: "MartletBase"),
        // Below the runtime, which follows what its objects publish.
        .target(
            name: "Combine",
            dependencies: [
                "MartletBase",
                "CMartletSupport",
                "MartletABI",
                .product(name: "OpenCombine", package: "OpenCombine"),
                .product(name: "OpenCombineFoundation", package: "OpenCombine"),
                .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            ],
            swiftSettings: callsC
        ),
        // Kinds of files, and of what is dragged and copied.
        .target(name: "UniformTypeIdentifiers"),
        // How values go from one place to another.
        .target(name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "Combine"]),
        // What makes views of values and keeps them true: it knows no feature.
        .target(
            name: "MartletRuntime",
            dependencies: [
                "AttributeGraph",
                "MartletBase",
                "CMartletSupport",
                "MartletABI",
                "Combine",
            ],
            swiftSettings: callsC
        ),
        // The features: text, drawing, controls, navigation, presentation, scenes, storage.
        .target(
            name: "Martlet",
            dependencies: [
                "CoreTransferable",
                "MartletRuntime",
                "AttributeGraph",
                "MartletBase",
                "CMartletSupport",
                "MartletABI",
                "Combine",
            ]
        ),
        // Tells why views update, to who asks: a program's socket, or a stream.
        .target(
            name: "MartletInspector", dependencies: ["Martlet", "MartletRuntime", "AttributeGraph", "LocalSockets"]),
        // Pictures that a person chooses, from files.
        .target(name: "PhotosUI", dependencies: ["Martlet", "UniformTypeIdentifiers"]),
        // Charts of data.
        .target(name: "Charts", dependencies: ["Martlet", "MartletRuntime"]),
        // Names that are Martlet's, for files that import them from elsewhere.
        .target(name: "Accessibility", dependencies: ["Martlet"]),
        .target(name: "CoreGraphics", dependencies: ["Martlet", "_Testing_CoreGraphics"]),
        // Coordinates, locations and regions.
        .target(name: "CoreLocation"),
        // Maps, with values of Core Location.
        .target(name: "MapKit", dependencies: ["Martlet", "CoreLocation"]),
        // Players of sound and video, and the view of a player. Without the trait nothing is played.
        .target(
            name: "AVFoundation",
            dependencies: [
                "MartletRuntime", "LocalSockets",
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
            ]),
        .target(
            name: "AVKit",
            dependencies: [
                "AVFoundation", "Combine", "Martlet",
                .target(name: "MartletGTK", condition: .when(traits: ["GTK"])),
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
            ]),
        // Values of UIKit and AppKit, and what both have.
        .target(name: "PlatformValues", dependencies: ["Martlet"]),
        // Drawing into pictures by their names. Empty without the trait.
        .target(
            name: "PlatformDrawing",
            dependencies: [
                "Martlet", "MartletBase", "PlatformValues",
                .target(name: "MartletGTK", condition: .when(traits: ["GTK"])),
            ]),
        .target(
            name: "UIKit",
            dependencies: ["Martlet", "MartletBase", "PlatformValues", "PlatformDrawing", "_Testing_UIKit"]),
        .target(
            name: "AppKit",
            dependencies: ["Martlet", "MartletBase", "PlatformValues", "PlatformDrawing", "_Testing_AppKit"]),
        // The compiler looks for these in tests that import the modules they are named after.
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlays/UIKit"),
        .target(name: "_Testing_AppKit", path: "Sources/TestingOverlays/AppKit"),
        .target(name: "_Testing_CoreGraphics", path: "Sources/TestingOverlays/CoreGraphics"),
        // Messages to the person, outside of windows.
        .target(name: "UserNotifications", dependencies: ["MartletBase"]),
        // Messages to whoever started the program, and the other name that they are imported by.
        .target(name: "CLogNames"),
        .target(name: "OSLog", dependencies: ["MartletBase", "CLogNames"]),
        .target(
            name: "MartletTesting",
            dependencies: [
                "Martlet", "MartletRuntime", "MartletBase", "Combine", "MartletInspector", "CMartletTesting",
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                // What lets issues reach the test library that is running.
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ]
        ),
        // Prepares a process of tests before its first test. Linked only: a module that imports it would ask for it of all clients.
        .target(name: "CMartletTesting"),
        .target(name: "MartletTerminal", dependencies: ["Martlet", "CMartletSupport"], swiftSettings: callsC),
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        // Without the trait it is empty, and nothing of GTK is needed.
        .target(
            name: "MartletGTK",
            dependencies: [
                "Martlet", "MartletBase", "Combine",
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
            ]
        ),
        // Apart from the rest of the testing library, which no window system is needed for.
        .target(
            name: "MartletSnapshots",
            dependencies: [
                "Martlet", "MartletTesting", "MartletGTK",
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
            ]
        ),
        .target(
            name: "SwiftUI",
            dependencies: [
                "Martlet", "MartletTerminal", "MartletMacros", "Combine", "MartletInspector",
                .target(name: "MartletGTK", condition: .when(traits: ["GTK"])),
            ]
        ),
        // Names that are SwiftUI's, for files that import them from elsewhere.
        .target(name: "SwiftUICore", dependencies: ["SwiftUI"]),
        .target(name: "DeveloperToolsSupport", dependencies: ["Martlet"]),
        .target(name: "Symbols", dependencies: ["Martlet"]),
        .systemLibrary(name: "CMartletSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        // Connections to SQLite, and how values lie in its columns: for both modules of models.
        .target(name: "MartletStore", dependencies: ["MartletBase", "CMartletSQLite", "CMartletStore"]),
        // What Swift cannot say about references to objects of a store.
        .target(name: "CMartletStore"),
        // Models in a store, and the queries that views list them by.
        .target(
            name: "SwiftData",
            dependencies: [
                "Martlet", "MartletRuntime", "AttributeGraph", "MartletBase", "MartletMacros", "MartletStore",
            ]
        ),
        // Models by name, and the requests that views list them by.
        .target(
            name: "CoreData",
            dependencies: [
                "Martlet", "MartletRuntime", "AttributeGraph", "MartletBase", "Combine", "MartletStore",
                "CoreDataModelFile",
            ]
        ),
        // What a model is between the plugin that reads it and the module that uses it.
        .target(name: "CoreDataModelFile"),
        // Reads an .xcdatamodeld, and writes what Xcode makes of it.
        .target(name: "CoreDataModelCode", dependencies: ["CoreDataModelFile"]),
        .executableTarget(name: "CoreDataModelTool", dependencies: ["CoreDataModelCode"]),
        .plugin(name: "CoreDataModelPlugin", capability: .buildTool(), dependencies: ["CoreDataModelTool"]),
        // What Xcode makes of asset catalogues.
        .target(name: "AssetsCode"),
        .executableTarget(name: "AssetsTool", dependencies: ["AssetsCode"]),
        .plugin(name: "AssetsPlugin", capability: .buildTool(), dependencies: ["AssetsTool"]),
        .plugin(name: "ImportsPlugin", capability: .buildTool(), dependencies: ["AssetsTool"]),
        // swift-syntax takes minutes to build: only the umbrella and stored models wait for it. Where it is
        // offered ready-built, SwiftPM takes that, as long as decision 5 is kept.
        .macro(
            name: "MartletMacros",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
                .product(name: "SwiftDiagnostics", package: "swift-syntax"),
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]
        ),
        // The modules of Apple's systems, and the check of projects by them.
        .target(name: "MartletCheck", resources: [.copy("Data")]),
        .executableTarget(name: "ModulesTool", dependencies: ["MartletCheck"]),
        .plugin(name: "ModulesPlugin", capability: .buildTool(), dependencies: ["ModulesTool"]),
        // How the tool and a program with previews talk, and that program: it finds its own previews, and draws them.
        .target(name: "MartletPreviewMessages"),
        // Types of the program that conform to a protocol.
        .target(name: "CMartletPreviews"),
        .target(name: "ConformingTypes", dependencies: ["CMartletPreviews"]),
        .executableTarget(
            name: "MartletPreviews",
            dependencies: [
                "MartletPreviewMessages", "MartletReloadMessages", "ConformingTypes", "AttributeGraph", "Martlet",
                "MartletRuntime", "MartletTesting", "MartletSnapshots", "MartletTerminal",
            ]),
        // The gallery of live previews, in a window or a terminal: it draws the pictures of other processes.
        .executableTarget(
            name: "MartletGallery", dependencies: ["MartletPreviewMessages", "MartletReloadMessages", "SwiftUI"]),
        // Messages between the tool and an app that it reloads, and the part of such an app that loads code.
        .target(name: "MartletReloadMessages", dependencies: ["LocalSockets"]),
        // Sockets between processes of this machine.
        .target(name: "LocalSockets"),
        .target(name: "CMartletReload"),
        .executableTarget(
            name: "MartletReload",
            dependencies: [
                "MartletReloadMessages", "MartletPreviewMessages", "CMartletReload", "Martlet", "MartletRuntime",
                "AttributeGraph", .target(name: "MartletGTK", condition: .when(traits: ["GTK"])),
            ]),
        // Replays a recorded test of an app in the testing library's host, in a process of its own.
        .executableTarget(
            name: "MartletReplay",
            dependencies: [
                "MartletPreviewMessages", "ConformingTypes", "MartletTesting",
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
            ]),
        // The inspector's tool and its page, which know an app by its socket alone.
        .executableTarget(
            name: "MartletTool",
            dependencies: [
                "MartletBase",
                "MartletPreviewMessages",
                "MartletReloadMessages",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                "MartletCheck",
                // FlyingSocks takes the module of this name if it is built before.
                "UniformTypeIdentifiers", "OSLog",
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ],
            resources: [.copy("Page"), .copy("GalleryPage"), .copy("Templates")]
        ),
        // What script/pictures takes pictures of.
        .executableTarget(name: "Gallery", dependencies: ["SwiftUI", "Charts"], path: "Examples/Gallery"),
        .executableTarget(name: "Showcase", dependencies: ["SwiftUI", "Combine", "Charts"], path: "Examples/Showcase"),
        .target(name: "CAllocationCounter", path: "Tests/CAllocationCounter"),
        .testTarget(name: "MartletBaseTests", dependencies: ["MartletBase", "MartletTestSupport"]),
        .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
        .testTarget(name: "UserNotificationsTests", dependencies: ["UserNotifications", "Martlet", "MartletTesting"]),
        .testTarget(name: "OSLogTests", dependencies: ["OSLog"]),
        .testTarget(name: "CoreLocationTests", dependencies: ["CoreLocation"]),
        .testTarget(
            name: "AVFoundationTests",
            dependencies: ["AVFoundation", "AVKit", "LocalSockets", "Martlet", "MartletTesting"]),
        .testTarget(name: "MapKitTests", dependencies: ["MapKit", "MartletTesting", "MartletSnapshots"]),
        .testTarget(
            name: "UIKitTests",
            dependencies: [
                "UIKit", "Martlet", "MartletABI", "MartletBase", "MartletTesting", "UserNotifications",
                .target(name: "MartletGTK", condition: .when(traits: ["GTK"])),
            ]),
        .testTarget(
            name: "AppKitTests",
            dependencies: [
                "AppKit", "Martlet", "MartletABI", "MartletBase", "MartletTesting",
                .target(name: "MartletGTK", condition: .when(traits: ["GTK"])),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "ChartsTests",
            dependencies: ["Charts", "MartletTesting", "MartletSnapshots", "MartletTestSupport"]),
        .testTarget(name: "CoreTransferableTests", dependencies: ["CoreTransferable"]),
        .testTarget(name: "AttributeGraphTests", dependencies: ["AttributeGraph", "CAllocationCounter"]),
        // What several test targets use.
        .target(
            name: "MartletTestSupport", dependencies: ["MartletTesting", "Combine"],
            path: "Tests/MartletTestSupport"),
        // A tree of stored objects, random changes of it, and what several saves may lead to.
        .target(name: "StoreTestSupport", dependencies: ["SwiftData", "CoreData"], path: "Tests/StoreTestSupport"),
        // Calls of the public API with hostile values, which script/lib/hostile_calls.py writes.
        .target(name: "HostileCalls", dependencies: ["Martlet"], path: "Tests/HostileCalls", exclude: ["left-out.txt"]),
        // Suites that write from several threads; they run under ThreadSanitizer too.
        .testTarget(
            name: "MartletThreadTests",
            dependencies: [
                "Martlet", "MartletRuntime", "MartletBase", "MartletABI", "MartletTesting", "MartletTestSupport",
                "Combine",
            ]),
        .testTarget(name: "ModelThreadTests", dependencies: ["SwiftData"]),
        .testTarget(name: "MartletABITests", dependencies: ["MartletABI", "CMartletABI"]),
        .executableTarget(
            name: "ModelProbe", dependencies: ["SwiftData", "StoreTestSupport"], path: "Tests/ModelProbe"),
        .executableTarget(
            name: "ManagedProbe", dependencies: ["CoreData", "StoreTestSupport"], path: "Tests/ManagedProbe"),
        .executableTarget(
            name: "StorageProbe", dependencies: ["SwiftUI", "MartletTerminal"], path: "Tests/StorageProbe"),
        .testTarget(
            name: "MartletRuntimeTests",
            dependencies: [
                "Martlet", "MartletRuntime", "AttributeGraph", "MartletBase", "MartletABI", "MartletTesting",
                "Combine", "MartletTestSupport", "CAllocationCounter",
            ]
        ),
        .testTarget(
            name: "MartletTests",
            dependencies: [
                "Martlet", "MartletRuntime", "AttributeGraph", "MartletBase", "MartletABI", "MartletTesting",
                "Combine",
                "MartletTestSupport",
            ]
        ),
        .testTarget(
            name: "MartletInspectorTests",
            dependencies: ["MartletABI", "MartletInspector", "LocalSockets", "MartletTesting", "MartletTestSupport"]),
        .testTarget(
            name: "MartletTestingTests",
            dependencies: [
                "Martlet", "Combine", "MartletTesting", "MartletTestSupport", "HostileCalls", "UserNotifications",
            ],
            exclude: ["Documentation/Snapshots", "Laws/Snapshots"]),
        .testTarget(
            name: "MartletSnapshotsTests", dependencies: ["MartletSnapshots", "MartletGTK"],
            exclude: ["Snapshots"]),
        // One folder of code as apps have it, compiled as either language mode has it.
        .testTarget(
            name: "ClientSwift5Tests",
            dependencies: [
                "SwiftUI", "UniformTypeIdentifiers", "CoreTransferable", "PhotosUI", "UserNotifications",
                "Accessibility", "CoreGraphics", "OSLog", "Combine", "MartletTesting",
                "SwiftUICore", "DeveloperToolsSupport", "Symbols",
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "ClientSwift6Tests",
            dependencies: [
                "SwiftUI", "UniformTypeIdentifiers", "CoreTransferable", "PhotosUI", "UserNotifications",
                "Accessibility", "CoreGraphics", "OSLog", "Combine", "MartletTesting",
                "SwiftUICore", "DeveloperToolsSupport", "Symbols",
            ]),
        .testTarget(
            name: "SwiftDataTests",
            dependencies: [
                "SwiftUI", "SwiftData", "MartletStore", "MartletTesting", "MartletTestSupport", "StoreTestSupport",
            ]),
        .testTarget(
            name: "CoreDataTests",
            dependencies: [
                "SwiftUI", "CoreData", "MartletStore", "Martlet", "MartletTesting", "MartletTestSupport",
                "StoreTestSupport",
            ],
            plugins: ["CoreDataModelPlugin"]),
        .testTarget(name: "CoreDataModelCodeTests", dependencies: ["CoreDataModelCode"]),
        .testTarget(name: "AssetsCodeTests", dependencies: ["AssetsCode"]),
        .testTarget(name: "MartletCheckTests", dependencies: ["MartletCheck"]),
        // An app whose recorded tests pass, fail, crash or never end.
        .executableTarget(name: "ReplayProbe", dependencies: ["SwiftUI"], path: "Tests/ReplayProbe"),
        // Previews of every form, and some that go wrong.
        .executableTarget(name: "PreviewProbe", dependencies: ["SwiftUI"], path: "Tests/PreviewProbe"),
        .executableTarget(name: "TerminalProbe", dependencies: ["MartletTerminal"], path: "Tests/TerminalProbe"),
        .executableTarget(
            name: "HostProbe", dependencies: ["SwiftUI", "Combine", "UserNotifications"], path: "Tests/HostProbe"),
        // Empty without the trait GTK; needs a display, which script/test gives it.
        .testTarget(
            name: "MartletGTKTests",
            dependencies: [
                "MartletGTK", "Martlet", "MartletRuntime", "Combine", "MartletTestSupport", "AttributeGraph",
                "CAllocationCounter",
                "HostileCalls", "AVFoundation",
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
            ],
            exclude: ["Accessibility", "swift.supp"]
        ),
        .testTarget(
            name: "MartletTerminalTests",
            dependencies: ["MartletTerminal", "Martlet", "MartletTestSupport", "HostileCalls"]
        ),
        // Exploring programs, whose symbols `main` the package manager renames for it.
        .testTarget(
            name: "ExampleTests",
            dependencies: [
                "SwiftUI", "MartletInspector", "MartletTesting", "MartletReplay", "ReplayProbe", "Showcase", "Gallery",
            ]),
        .testTarget(name: "MartletToolTests", dependencies: ["MartletTool", "MartletBase", "MartletPreviewMessages"]),
        // What programs do that are run from outside. Its own target: what depends on a program is built anew whenever
        // one is linked.
        .testTarget(
            name: "MartletProgramTests",
            dependencies: [
                "MartletTestSupport", "StoreTestSupport", "HostProbe", "ManagedProbe", "ModelProbe", "StorageProbe",
                "TerminalProbe",
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Apps that are released start sooner. Decision 46 says why, and why no other compiler is asked.
#if compiler(>=6.3) && compiler(<6.4)
for target in package.targets where target.type == .regular {
    let option = ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
    target.swiftSettings =
        (target.swiftSettings ?? []) + [.unsafeFlags(option, .when(platforms: [.linux], configuration: .release))]
}
#endif

// script/test sets this for the run under ThreadSanitizer: only those tests are built, with what they need, and
// swift-syntax is not among it.
if Context.environment["MARTLET_ONLY_THREADS"] != nil {
    let needed: Set = [
        "AttributeGraph", "CMartletSupport", "CMartletABI", "MartletABI", "MartletBase", "MartletRuntime", "Martlet",
        "MartletTesting", "CMartletTesting", "MartletInspector", "LocalSockets",
        "Combine", "UniformTypeIdentifiers", "CoreTransferable", "MartletTestSupport",
        "MartletThreadTests", "CMartletStore", "CMartletSQLite", "MartletStore", "SwiftData", "ModelThreadTests",
    ]
    // The module offers the macros, and needs none.
    package.targets.first { $0.name == "SwiftData" }?.dependencies.removeAll { dependency in
        switch dependency {
        case .targetItem("MartletMacros", _), .byNameItem("MartletMacros", _): true
        default: false
        }
    }
    package.targets.removeAll { !needed.contains($0.name) }
    package.targets.first { $0.name == "MartletTesting" }?.swiftSettings = [.define("MARTLET_ONLY_THREADS")]
    package.products = [.library(name: "Martlet", targets: ["Martlet"])]
}

// MARTLET_ONLY_TESTS="MartletTests …" leaves out every target that these do not need: after a change of the runtime,
// building all tests takes minutes.
if let names = Context.environment["MARTLET_ONLY_TESTS"] {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var needed: Set<String> = []
    func need(_ name: String) {
        guard let target = targets[name], needed.insert(name).inserted else { return }
        for dependency in target.dependencies {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): need(name)
            default: break
            }
        }
        for case .plugin(let name, _) in target.plugins ?? [] { need(name) }
    }
    for name in names.split(separator: " ") { need(String(name)) }
    package.targets.removeAll { !needed.contains($0.name) }
    package.products.removeAll { product in
        switch product {
        case let product as Product.Library: !needed.isSuperset(of: product.targets)
        case let product as Product.Executable: !needed.isSuperset(of: product.targets)
        default: true
        }
    }
}

// Tests/Reload sets this to a folder in the package: a copy of a sample that is edited while it runs. As targets of this
// package, its app is linked with the Martlet that has been built for the tests.
if let sample = Context.environment["MARTLET_RELOAD_SAMPLE"] {
    package.defaultLocalization = "en"
    package.targets += [
        .target(name: "WindowModels", path: sample + "/WindowModels"),
        .executableTarget(
            name: "WindowSample", dependencies: ["WindowModels", "SwiftUI"], path: sample + "/WindowSample",
            resources: [.process("Resources")]),
    ]
}

// script/bench and script/count set this. What is timed looks into the runtime as a host does, so that it is of this
// package; nobody who uses Martlet builds it.
if Context.environment["MARTLET_BENCHMARKS"] != nil {
    func benchmark(
        _ name: String, dependencies: [Target.Dependency], settings: [SwiftSetting] = [], isProgram: Bool = true
    ) -> Target {
        let path = "Benchmarks/Sources/" + name
        return isProgram
            ? .executableTarget(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
            : .target(name: name, dependencies: dependencies, path: path, swiftSettings: settings)
    }
    package.targets += [
        benchmark("Measuring", dependencies: [], isProgram: false),
        benchmark("CMeasuring", dependencies: [], isProgram: false),
        // The limits: the same workloads by hand, with nothing in between and every check off.
        benchmark(
            "HandWritten", dependencies: ["Measuring"],
            settings: [.unsafeFlags(["-Ounchecked", "-enforce-exclusivity=unchecked"])], isProgram: false),
        benchmark("EngineBench", dependencies: ["Measuring", "HandWritten", "AttributeGraph"]),
        benchmark("ViewBench", dependencies: ["Measuring", "CMeasuring", "Martlet"]),
        benchmark("ModelBench", dependencies: ["SwiftData", "Martlet", "CMartletSQLite"]),
        benchmark("AnimationBench", dependencies: ["Measuring", "Martlet"]),
        benchmark(
            "ChartBench",
            dependencies: [
                "Measuring", "CMeasuring", "Martlet", "Charts", "MartletGTK",
                .target(name: "CGTK", condition: .when(traits: ["GTK"])),
            ]),
        benchmark(
            "InspectorBench", dependencies: ["Martlet", "MartletInspector", "LocalSockets", "TerminalScreens"]),
        benchmark("ObservationBench", dependencies: ["Measuring", "CMeasuring", "Martlet"]),
        benchmark(
            "ListBench",
            dependencies: [
                "Measuring", "Martlet", "MartletGTK", .target(name: "CGTK", condition: .when(traits: ["GTK"])),
            ]),
        benchmark("TerminalScreens", dependencies: ["Martlet", "MartletTerminal"], isProgram: false),
        benchmark("TerminalBench", dependencies: ["Martlet", "MartletTerminal", "TerminalScreens"]),
        // Two of the examples, as users release them.
        .executableTarget(name: "Counter", dependencies: ["SwiftUI"], path: "Examples/Counter/Sources/Counter"),
        .executableTarget(name: "Processes", dependencies: ["SwiftUI"], path: "Examples/Processes/Sources/Processes"),
    ]
}
