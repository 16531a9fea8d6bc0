#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    @MainActor
    @Suite struct Bars {
        struct Tabs: View {
            @State private var selection = 1

            var body: some View {
                TabView(selection: $selection) {
                    Text("first page").tabItem { Label("First", systemImage: "star") }.tag(1)
                    Text("second page").tabItem { Text("Second") }.tag(2)
                    Text("third page").tabItem { Text("Third") }.tag(3)
                }
            }
        }

        private func isActive(_ button: Widget) -> Bool { gtk_toggle_button_get_active(button.cast()) != 0 }

        @Test func tabsAreToggleButtonsThatTouch() throws {
            let fixture = WindowFixture(Tabs())
            defer { fixture.close() }
            let tabs = fixture.widgets("GtkToggleButton")
            #expect(tabs.map(isActive) == [true, false, false])
            #expect(
                tabs.allSatisfy { gtk_accessible_get_accessible_role($0.opaque) == GTK_ACCESSIBLE_ROLE_TAB })
            #expect(gtk_widget_has_css_class(tabs[0], "martlet-first") != 0)
            #expect(gtk_widget_has_css_class(tabs[2], "martlet-last") != 0)
            gtk_toggle_button_set_active(tabs[1].cast(), 1)
            fixture.settle()
            #expect(tabs.map(isActive) == [false, true, false])
            #expect(fixture.texts.contains("second page"))
            // The selected one is not turned off by a click.
            gtk_toggle_button_set_active(tabs[1].cast(), 0)
            fixture.settle()
            #expect(tabs.map(isActive) == [false, true, false])
            let nodes = fixture.window.scene.root.layoutChildren[0].layoutChildren[0].layoutChildren[0].layoutChildren
            #expect(nodes[0].frame.maxX == nodes[1].frame.minX)
            #expect(fixture.window.scene.send(.key(KeyInput(key: .pageDown, modifiers: .command))))
            fixture.settle()
            #expect(fixture.texts.contains("third page"))
        }

        struct Stack: View {
            @State private var count = 0
            @State private var hasTools = true
            @State private var name = "Ada"

            var body: some View {
                NavigationStack {
                    VStack {
                        Toggle("Tools", isOn: $hasTools)
                        NavigationLink("Open") { Text("details").toolbar { Button("Inside") {} } }
                    }
                    .navigationTitle("Title")
                    .navigationSubtitle("Subtitle")
                    .toolbar {
                        if hasTools {
                            ToolbarItem { Button("Count \(count)") { count += 1 } }
                            ToolbarItem(placement: .topBarLeading) {
                                Image(systemName: "star").onTapGesture { count += 10 }
                            }
                            ToolbarItem(placement: .bottomBar) { TextField("Name", text: $name) }
                        }
                    }
                }
            }
        }

        /// Every widget of the header bar that is of a class of GTK's.
        private func header(_ fixture: WindowFixture, _ type: String) -> [Widget] {
            let type = g_type_from_name(type)
            var found: [Widget] = []
            func collect(_ widget: Widget) {
                let isWanted = widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
                    type != 0 && g_type_check_instance_is_a($0, type) != 0
                }
                if isWanted, gtk_widget_is_visible(widget) != 0 { found.append(widget) }
                var child = widget.firstChild
                while let current = child {
                    collect(current)
                    child = current.next
                }
            }
            if let bar = gtk_window_get_titlebar(fixture.window.window.cast()) { collect(bar) }
            return found
        }

        private func texts(_ fixture: WindowFixture) -> [String] {
            header(fixture, "GtkLabel").map { String(borrowed: gtk_label_get_text($0.opaque)) }
        }

        /// The buttons for the items of a page, without the window's own.
        private func tools(_ fixture: WindowFixture) -> [Widget] {
            header(fixture, "GtkButton").filter { gtk_widget_has_css_class($0, "martlet-tool") != 0 }
        }

        private func names(_ fixture: WindowFixture) -> [String] {
            tools(fixture).compactMap { fixture.tree.view(holding: $0)?.node.reading.label }
        }

        @Test func itemsStandInTheHeaderBar() throws {
            let fixture = WindowFixture(Stack())
            defer { fixture.close() }
            #expect(texts(fixture) == ["Title", "Subtitle"])
            #expect(fixture.widgets("GtkButton").isEmpty, "no tool in the content")
            let button = try #require(tools(fixture).first)
            let view = try #require(fixture.tree.view(holding: button))
            #expect(view.node.reading.label == "Count 0")
            #expect(view.node.frame.width > 20)
            fixture.click(button)
            #expect(view.node.reading.label == "Count 1")
            // The scene handles presses on items without a GTK widget.
            let star = try #require(fixture.window.scene.bars.navigationBar?.bar.parts.leading)
            let place = CGPoint(
                x: star.originInWindow.x + star.frame.width / 2, y: star.originInWindow.y + star.frame.height / 2)
            for phase in [PointerEvent.Phase.down, .up] {
                _ = fixture.window.scene.send(.pointer(PointerEvent(phase: phase, location: place)))
            }
            fixture.settle()
            #expect(view.node.reading.label == "Count 11")
            #expect(fixture.widgets("GtkEntry").count == 1)
        }

        @Test func itemsComeAndGoWithTheirPage() throws {
            let fixture = WindowFixture(Stack())
            defer { fixture.close() }
            let link = try #require(fixture.window.scene.root.firstControl(.link))
            link.operate(.press, by: .widget)
            fixture.settle()
            #expect(names(fixture) == ["Inside"])
            #expect(fixture.widgets("GtkEntry").isEmpty)
            fixture.window.scene.bars.navigationBar?.bar.goBack()
            fixture.settle()
            #expect(names(fixture) == ["Count 0"])
            let count = fixture.tree.count
            let toggle = try #require(fixture.window.scene.root.firstControl(.toggle))
            toggle.operate(.press, by: .widget)
            fixture.settle()
            #expect(tools(fixture).isEmpty)
            #expect(fixture.tree.count < count)
            toggle.operate(.press, by: .widget)
            fixture.settle()
            #expect(tools(fixture).count == 1)
            #expect(fixture.tree.count == count)
        }

        @Test func withoutAStackTheWindowHasTheItems() throws {
            let fixture = WindowFixture(Text("content").toolbar { Button("Tool", systemImage: "gear") {} })
            defer { fixture.close() }
            let button = try #require(tools(fixture).first)
            #expect(fixture.tree.view(holding: button)?.node.reading.label == "Tool")
            #expect(fixture.texts == ["content"])
        }

        @Test func anUpdateOfAnItemTouchesItAlone() throws {
            let fixture = WindowFixture(Stack())
            defer { fixture.close() }
            let button = try #require(tools(fixture).first)
            fixture.tree.counts = WidgetTree.Counts()
            fixture.click(button)
            // The button, and its text.
            #expect(fixture.tree.counts.touched <= 3, "\(fixture.tree.counts)")
        }

        @Test func headerBarsHaveTheFillOfTheirPage() throws {
            let page = Text("page").navigationTitle("Title")
                .toolbarBackground(Color(red: 0, green: 0, blue: 1), for: .navigationBar)
            let fixture = WindowFixture(NavigationStack { page.toolbarColorScheme(.dark, for: .navigationBar) })
            defer { fixture.close() }
            let bar = try #require(fixture.window.header.bars.first?.widget)
            var text = GdkRGBA()
            gtk_style_context_get_color(gtk_widget_get_style_context(bar), &text)
            #expect(text.red > 0.95 && text.green > 0.95 && text.blue > 0.95)
            let plain = WindowFixture(NavigationStack { Text("page").navigationTitle("Title") })
            defer { plain.close() }
            let other = try #require(plain.window.header.bars.first?.widget)
            gtk_style_context_get_color(gtk_widget_get_style_context(other), &text)
            #expect(text.red < 0.5)
        }
    }
}

extension RenderNode {
    /// The first control of a role in the node.
    fileprivate func firstControl(_ role: ControlRole) -> RenderNode? {
        for child in visibleChildren {
            if child.controlContent?.role == role { return child }
            if let found = child.firstControl(role) { return found }
        }
        return nil
    }
}
#endif
