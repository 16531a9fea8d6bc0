import Foundation
import Testing

@testable import MartletCheck

extension Folder {
    fileprivate func findings() throws -> [String] {
        try ProjectCheck().check(Project(path: url.path)).findings.map {
            "\($0.file):\($0.line) \($0.severity) \($0.name)"
        }
    }
}

@Suite struct ProjectCheckTests {
    @Test func branchesThatLinuxDoesNotCompileAreLeftOut() throws {
        let folder = try Folder([
            "App/A.swift": """
            import SwiftUI
            #if canImport(UIKit)
            import UIKit
            let screen = UIScreen.main
            #elseif os(macOS) || targetEnvironment(simulator)
            import AppKit
            #else
            import WebKit
            #endif
            #if !os(Linux) && (DEBUG)
            import Metal
            #else
            import Foundation
            #if os(iOS)
            import ARKit
            #else
            import GameKit
            #endif
            #endif
            @preconcurrency import Contacts
            """
        ])
        #expect(
            try folder.findings() == [
                "App/A.swift:8 error WebKit", "App/A.swift:17 error GameKit", "App/A.swift:20 error Contacts",
            ])
    }

    @Test func commentsAndStringsAreNoCode() throws {
        let folder = try Folder([
            "A.swift": ##"""
            /* import WebKit /* nested */
            import MapKit */
            let text = "UIView.x // \(UILabel.current)"
            let long = """
                import ARKit
                NSWindow "quoted" \(UIButton.general) \
                """
            let raw = #"UIView \(UIView.self) \#(NSView.self)"#
            // UISlider
            let last = UISlider.shared
            """##
        ])
        #expect(
            try folder.findings() == [
                "A.swift:3 error UILabel", "A.swift:6 error UIButton", "A.swift:8 error NSView",
                "A.swift:10 error UISlider",
            ])
    }

    @Test func namesThatTheProjectDeclaresAreItsOwn() throws {
        let folder = try Folder([
            "A.swift": "struct NSEvent {}\nlet screen = NSEvent()\nlet colorEffect = 1\nlet sum = colorEffect + 1",
            "B.swift": "let other = NSEvent()\nlet view = Text(\"\").colorEffect(shader)\n@objc class C {}",
        ])
        #expect(try folder.findings() == ["B.swift:2 error colorEffect", "B.swift:3 error @objc"])
    }

    @Test func aFindingSaysReasonAndRemedyAndFurtherLines() throws {
        let folder = try Folder(["A.swift": "import Metal\nlet a = UIView()\n\nlet b = UIView()"])
        let result = try ProjectCheck().check(Project(path: folder.url.path))
        #expect(
            result.findings.map(\.description) == [
                "A.swift:1:8: error: Metal: shaders and drawing of Apple's systems; draw with Canvas",
                "A.swift:2:9: error: UIView: views and controllers of UIKit are not there; put the code into #if os(iOS), "
                    + "and write it with SwiftUI for Linux (also line 4)",
            ])
        let json = try JSONDecoder().decode(ProjectCheck.Result.self, from: JSONEncoder().encode(result))
        #expect(json == result)
    }

    @Test func aPackageIsReadByItsTargets() throws {
        let folder = try Folder([
            "Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Demo",
                dependencies: [.package(name: "martlet", path: "../martlet")],
                targets: [
                    .target(name: "Model", dependencies: [
                        .product(name: "SwiftData", package: "martlet", condition: .when(platforms: [.macOS])),
                    ]),
                    .executableTarget(
                        name: "Demo",
                        dependencies: [
                            "Model",
                            .product(name: "SwiftUI", package: "martlet", condition: .when(platforms: [.linux])),
                        ],
                        path: "App", exclude: ["Old"]),
                ])
            """,
            "Sources/Model/Model.swift": "import SwiftData\nimport Observation",
            "App/Main.swift": "import SwiftUI\nimport Combine\nimport Model\nimport OSLog\nimport Alamofire",
            "App/Old/Old.swift": "import UIKit",
            "App/B.swift": "let screen = UIScreen.main",
            "Elsewhere/B.swift": "import UIKit",
        ])
        #expect(
            try folder.findings() == [
                "App/B.swift:1 error UIScreen", "App/Main.swift:4 error OSLog", "App/Main.swift:5 note Alamofire",
                "Sources/Model/Model.swift:1 error SwiftData",
            ])
        let products = try ProjectCheck().check(Project(path: folder.url.path)).products
        #expect(products == ["Demo": ["OSLog", "SwiftUI", "UIKit"], "Model": ["SwiftData"]])
    }

    @Test func modulesOfAnXcodeProjectAreItsOwn() throws {
        let folder = try Folder([
            "App.xcodeproj/project.pbxproj": """
            A1 /* App */ = {
                isa = PBXNativeTarget;
                name = "My App";
            };
            """,
            "Packages/Kit/Package.swift": "let package = Package(targets: [.target(name: \"Kit\")])",
            "App/A.swift":
                "import Kit\n@testable import My_App\nimport OSLog\nlet a = NSApp\nimport struct Lottie.Animation",
        ])
        #expect(try folder.findings() == ["App/A.swift:5 note Lottie"])
        let result = try ProjectCheck().check(Project(path: folder.url.appending(path: "App.xcodeproj").path))
        #expect(result.products.values.first == ["AppKit", "OSLog"])
    }

    @Test(arguments: [
        ("os(Linux)", true), ("os(iOS) || os(Linux)", true), ("!(os(iOS) || os(macOS))", true),
        ("canImport(UIKit)", false), ("!canImport(UIKit) && DEBUG", true), ("MY_FLAG", false),
        ("swift(>=5.9)", true), ("compiler(<6)", false), ("swift(>=99)", false), ("true && false || true", true),
        ("", false),
        ("(((", false),
    ])
    func conditionsAreThoseOfLinux(_ text: String, _ holds: Bool) {
        #expect(Condition { $0 == "SwiftUI" }.evaluate(text) == holds)
    }
}
