import Foundation
import Testing

import MartletTesting
@testable import Martlet

/// Small names of late years: what each of them does.
@MainActor @Suite struct LateNamesTests {
    @Test func labelsHaveTheSpacingAndTheIconWidthThatAreSaid() throws {
        func width(_ label: some View) throws -> CGFloat {
            try TestHost { label.fixedSize().accessibilityIdentifier("label") }.element(id: "label").frame.width
        }
        let label = Label("Bell", systemImage: "bell")
        let (narrow, wide) = (label.labelIconToTitleSpacing(0), label.labelIconToTitleSpacing(40))
        #expect(try width(wide) - width(narrow) == 40)
        #expect(try width(wide.labelReservedIconWidth(100)) - width(wide.labelReservedIconWidth(60)) == 40)
        #expect(try width(label.labelIconToTitleSpacing(.nan)).isFinite)
    }

    @Test func fontsAreResolvedWhereAPersonWantsLargerText() {
        var values = EnvironmentValues()
        let usual = Font.body.bold().resolve(in: values.fontResolutionContext)
        #expect(usual.isBold && !usual.isItalic)
        values.dynamicTypeSize = .accessibility1
        #expect(Font.body.resolve(in: values.fontResolutionContext).pointSize > usual.pointSize)
        #expect(Font.system(size: 12).monospaced().resolve(in: values.fontResolutionContext).isMonospaced)
    }

    @Test func singleEdgesOfRowsHaveInsetsOfTheirOwn() throws {
        func place(_ row: some View) throws -> CGPoint {
            try TestHost { List { row } }.find(text: "Row").frame.origin
        }
        let usual = try place(Text("Row"))
        let moved = try place(Text("Row").listRowInsets(.leading, 60))
        #expect(moved.x != usual.x)
        #expect(moved.y == usual.y)
        #expect(try place(Text("Row").listRowInsets(.leading, nil)) == usual)
    }

    @Test func onlySymbolsMove() throws {
        struct Bell: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Label("Bell", systemImage: "bell").symbolEffect(.scale.up, isActive: isOn)
                    Button("Ring") { isOn = true }
                }
            }
        }
        let host = TestHost { Bell() }
        let text = try host.find(text: "Bell").frame
        let image = try #require(host.findAll(.image).first)
        let before = image.frame
        try host.find(.button, "Ring").tap()
        host.advance(by: .seconds(1))
        #expect(try host.find(text: "Bell").frame == text)
        #expect(image.frame.width > before.width)
    }

    @Test func tabsAreInTheBarAsACustomizationSays() throws {
        struct Tabs: View {
            @State private var customization = TabViewCustomization()
            var body: some View {
                VStack {
                    TabView {
                        Tab("One", systemImage: "1.circle") { Text("First") }.customizationID("one")
                        Tab("Two", systemImage: "2.circle") { Text("Second") }.customizationID("two")
                        Tab("Three", systemImage: "3.circle") { Text("Third") }.customizationID("three")
                            .defaultVisibility(.hidden, for: .tabBar)
                    }
                    .tabViewCustomization($customization)
                    Button("Hide two") { customization[tab: "two"].tabBarVisibility = .hidden }
                    Button("Show three") { customization[tab: "three"].tabBarVisibility = .visible }
                    Button("Reset") { customization.resetVisibility() }
                }
            }
        }
        let host = TestHost { Tabs() }
        var names: [String] { host.findAll(.tab).map(\.label) }
        #expect(names == ["One", "Two"])
        try host.find(.button, "Hide two").tap()
        #expect(names == ["One"])
        try host.find(.button, "Show three").tap()
        #expect(names == ["One", "Three"])
        try host.find(.button, "Reset").tap()
        #expect(names == ["One", "Two"])
    }

    @Test func tabsComeOfDataByKeyPaths() throws {
        let host = TestHost {
            TabView(selection: .constant(2)) {
                ForEach([1, 2, 3], id: \.self) { number in
                    Tab("Tab \(number)", systemImage: "circle", value: number) { Text("Page \(number)") }
                }
            }
        }
        #expect((try? host.find(text: "Page 2")) != nil)
        #expect(host.findAll(.tab).count == 3)
    }

    @Test func suggestionsAreHiddenWhereTheyWouldCoverTheContent() throws {
        struct Searching: View {
            let visibility: Visibility
            @State private var text = ""
            @State private var isPresented = true
            var body: some View {
                NavigationStack {
                    Text("Page")
                        .searchable(text: $text, isPresented: $isPresented)
                        .searchSuggestions { Text("Suggested") }
                        .searchSuggestions(visibility, for: .content)
                }
            }
        }
        #expect((try? TestHost { Searching(visibility: .visible) }.find(text: "Suggested")) != nil)
        #expect((try? TestHost { Searching(visibility: .hidden) }.find(text: "Suggested")) == nil)
    }

    @Test func namedGesturesAreRecognized() throws {
        struct Tapped: View {
            @State private var count = 0
            var body: some View { Text("\(count)").gesture(TapGesture().onEnded { count += 1 }, name: "tap") }
        }
        let host = TestHost { Tapped() }
        try host.find(text: "0").tap()
        #expect((try? host.find(text: "1")) != nil)
    }

    @Test func itemsOfBarsAreThereByDefaultUnlessTheyAreNot() throws {
        let host = TestHost {
            NavigationStack {
                Text("Page").toolbar(id: "bar") {
                    ToolbarItem(id: "a") { Button("Shown") {} }.customizationBehavior(.disabled)
                    ToolbarItem(id: "b") { Button("Left out") {} }.defaultCustomization(.hidden)
                }
            }
        }
        #expect((try? host.find(.button, "Shown")) != nil)
        #expect((try? host.find(.button, "Left out")) == nil)
    }
}
