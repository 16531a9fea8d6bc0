import Foundation
import Martlet
import Testing

@testable import MartletTesting

/// Hidden views of control groups, margins, and the parts of labels that toolbars show.
@MainActor @Suite struct ToolbarItemLookTests {
    private struct Sharing: View {
        @State private var isAlone = false

        var body: some View {
            NavigationStack {
                VStack {
                    Toggle("Alone", isOn: $isAlone)
                    ControlGroup {
                        Button("First") {}
                        Button("Second") {}.toolbarItemHidden()
                    }
                    Button("Outside") {}.toolbarItemHidden()
                }
                .toolbar {
                    ToolbarItem {
                        ControlGroup {
                            Button("Share") {}
                            Button("Collaborate") {}.toolbarItemHidden(isAlone)
                        }
                    }
                    ToolbarItem { Button("Alone in its item") {}.toolbarItemHidden() }
                }
            }
        }
    }

    @Test func aViewOfAGroupInABarIsHiddenAndOthersAreNot() throws {
        let host = TestHost(size: CGSize(width: 900, height: 400)) { Sharing() }
        let buttons = ["Share", "Collaborate", "Alone in its item", "First", "Second", "Outside"]
        #expect(Set(host.findAll(.button).map(\.label)) == Set(buttons))
        try host.find(.toggle, "Alone").tap()
        #expect(Set(host.findAll(.button).map(\.label)) == Set(buttons).subtracting(["Collaborate"]))
        try host.find(.toggle, "Alone").tap()
        #expect(Set(host.findAll(.button).map(\.label)) == Set(buttons))
    }

    private struct Account: View {
        @State private var isBare = true

        var body: some View {
            NavigationStack {
                Toggle("Bare", isOn: $isBare)
                    .toolbar {
                        ToolbarItem { Button("Framed") {} }
                        ToolbarItem { Button("Edge") {} }.contentMarginsRemoved(isBare)
                        ToolbarItem { Button("Outer") {} }.contentMarginsRemoved().contentMarginsRemoved(false)
                        ToolbarItem { Button("Own") {}.buttonStyle(.bordered) }.contentMarginsRemoved()
                        ToolbarItem { Menu("Menu") { Button("Item") {} } }.contentMarginsRemoved()
                    }
            }
        }
    }

    /// The distances of a button's frame from its label.
    private func margin(_ label: String, in host: TestHost) throws -> CGFloat {
        let button = try host.find(.button, label)
        return try button.frame.width - #require(button.node.children.first).frame.width
    }

    @Test func contentWithoutMarginsReachesTheEdgesOfItsItem() throws {
        let host = TestHost(size: CGSize(width: 900, height: 400)) { Account() }
        #expect(try margin("Framed", in: host) > 0)
        #expect(try margin("Edge", in: host) == 0)
        #expect(try margin("Outer", in: host) > 0, "the outer modifier takes effect")
        #expect(try margin("Own", in: host) > 0, "a style of the button is its own")
        try host.find(.toggle, "Bare").tap()
        #expect(try margin("Edge", in: host) > 0)
        try host.find(.toggle, "Bare").tap()
        #expect(try margin("Edge", in: host) == 0)
    }

    private struct Browser: View {
        @Environment(\.toolbarLabelStyle) private var outside

        var body: some View {
            NavigationStack {
                Text(outside == nil ? "none outside" : "outside")
                    .toolbar {
                        ToolbarItem { Button("Add", systemImage: "plus") {} }
                        ToolbarItem { Button("Sort", systemImage: "arrow.up") {}.labelStyle(.titleOnly) }
                        ToolbarItem { Inside() }
                    }
            }
        }
    }

    private struct Inside: View {
        @Environment(\.toolbarLabelStyle) private var style

        var body: some View { Text(style == .automatic ? "automatic" : style == .titleOnly ? "title" : "other") }
    }

    private struct BrowserApp: App {
        var style = ToolbarLabelStyle.automatic

        var body: some Scene {
            WindowGroup { Browser() }.windowToolbarLabelStyle(fixed: style)
        }
    }

    /// The texts and images in the labels of a window's buttons.
    private func parts(_ label: String, in host: TestHost) throws -> [String] {
        var found: [String] = []
        func look(_ node: RenderNode) {
            if node.flags.contains(.hidden) { return }
            switch node.content {
            case .text: found.append("title")
            case .image: found.append("icon")
            default: for child in node.layoutChildren { look(child) }
            }
        }
        for child in try host.find(.button, label).node.layoutChildren { look(child) }
        return found
    }

    @Test func labelsShowThePartsThatTheSceneSets() throws {
        for (style, wanted, read) in [
            (.automatic, ["icon"], "automatic"), (.iconOnly, ["icon"], "other"),
            (.titleAndIcon, ["icon", "title"], "other"), (.titleOnly, ["title"], "title"),
        ] as [(ToolbarLabelStyle, [String], String)] {
            let host = TestHost(app: BrowserApp(style: style))
            #expect(try parts("Add", in: host) == wanted)
            #expect(try parts("Sort", in: host) == ["title"], "a style in the item is its own")
            #expect(host.allTexts.contains(read))
            #expect(host.allTexts.contains("none outside"))
        }
    }

    private struct ChoosingApp: App {
        @AppStorage("labels of the bar") private var style: ToolbarLabelStyle = .iconOnly

        var body: some Scene {
            WindowGroup { Browser() }.windowToolbarLabelStyle($style)
        }
    }

    @Test func theUserChoosesThePartsInTheMenu() throws {
        defer { UserDefaults.standard.removeObject(forKey: "labels of the bar") }
        let host = TestHost(app: ChoosingApp())
        #expect(try parts("Add", in: host) == ["icon"])
        #expect(host.menus.contains("View\n  ( ) Icon and Text\n  (x) Icon Only\n  ( ) Text Only"), "\(host.menus)")
        try host.chooseMenuItem("View", "Icon and Text")
        #expect(try parts("Add", in: host) == ["icon", "title"])
        try host.chooseMenuItem("View", "Text Only")
        #expect(try parts("Add", in: host) == ["title"])
        #expect(host.menus.contains("(x) Text Only"))
        // The choice is stored for the next launch.
        #expect(try parts("Add", in: host.relaunch(ChoosingApp())) == ["title"])
        #expect(!TestHost(app: BrowserApp(style: .iconOnly)).menus.contains("Icon"), "a fixed style is not chosen")
    }
}
