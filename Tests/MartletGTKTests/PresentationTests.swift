#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Presentations of views, in windows of their own.
    @MainActor
    @Suite struct Presentations {
        struct Page: View {
            @State private var isPresented = false
            @State private var isDisabled = false
            @State private var taps = 0

            var body: some View {
                VStack {
                    Button("Show") { isPresented = true }
                    Text("taps \(taps)")
                }
                .sheet(isPresented: $isPresented) {
                    VStack {
                        Button("Tap") { taps += 1 }
                        Button("Done") { isPresented = false }
                        Button("Insist") { isDisabled = true }
                    }
                    .frame(width: 240, height: 180)
                    .interactiveDismissDisabled(isDisabled)
                }
            }
        }

        @Test func aSheetIsAModalWindowOfItsPresenter() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            let sheet = try fixture.present("Show")
            #expect(gtk_window_get_transient_for(sheet.window.cast()) == fixture.window.window.cast())
            #expect(gtk_window_get_modal(sheet.window.cast()) != 0)
            #expect(gtk_accessible_get_accessible_role(sheet.window.opaque) == GTK_ACCESSIBLE_ROLE_DIALOG)
            #expect(sheet.scene.size.height == 180)
            #expect(sheet.tree.rootView.map { gtk_widget_get_height($0.widget) } == 180)
            fixture.click(try #require(sheet.button(0)))
            #expect(fixture.texts == ["Show", "taps 1"])
            fixture.click(try #require(sheet.button(1)))
            #expect(fixture.window.presented == nil)
            #expect(!sheet.isOpen)
        }

        @Test func itsCloseButtonWritesTheBinding() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            var sheet = try fixture.present("Show")
            gtk_window_close(sheet.window.cast())
            fixture.settle()
            #expect(fixture.window.presented == nil)
            sheet = try fixture.present("Show")
            fixture.click(try #require(sheet.button(2)))
            gtk_window_close(sheet.window.cast())
            fixture.settle()
            // It insists on its buttons.
            #expect(sheet.isOpen)
            fixture.click(try #require(sheet.button(1)))
            #expect(!sheet.isOpen)
        }

        struct Beside: View {
            @State private var isPresented = false

            var body: some View {
                Button("Show") { isPresented = true }
                    .popover(isPresented: $isPresented) { Button("Done") { isPresented = false } }
            }
        }

        /// A popover removed while it is visible would keep the pointer from its window.
        @Test func aPopoverThatItsContentClosesIsHiddenBeforeItLeaves() throws {
            let fixture = WindowFixture(Beside())
            defer { fixture.close() }
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            fixture.settle()
            let popover = try #require(fixture.window.presented?.presentedPopover)
            let widget = popover.window
            g_object_ref(widget)
            defer { g_object_unref(widget) }
            #expect(gtk_widget_get_visible(widget) != 0)
            fixture.click(try #require(popover.button(0)))
            fixture.settle()
            #expect(fixture.window.presented == nil)
            #expect(!popover.isOpen)
            #expect(gtk_widget_get_visible(widget) == 0)
            #expect(widget.parent == nil)
        }

        /// GTK's buttons claim a press only on release: a gesture around them that claims it takes it from them.
        @Test func noGestureOfAPopoverTakesThePressesOfButtonsInIt() throws {
            let fixture = WindowFixture(Beside())
            defer { fixture.close() }
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            fixture.settle()
            let popover = try #require(fixture.window.presented?.presentedPopover)
            let bare = gtk_popover_new()!
            g_object_ref_sink(bare)
            defer { g_object_unref(bare) }
            #expect(clickGestures(of: popover.window) == clickGestures(of: bare))
        }

        private func clickGestures(of widget: Widget) -> Int {
            let controllers = gtk_widget_observe_controllers(widget)!
            defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
            return (0..<g_list_model_get_n_items(controllers)).filter { index in
                let controller = g_list_model_get_item(controllers, index)!
                defer { g_object_unref(controller) }
                return controller.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
                    g_type_check_instance_is_a($0, gtk_gesture_click_get_type()) != 0
                }
            }.count
        }

        struct Asking: View {
            @State private var asks = false
            @State private var answer = "none"

            var body: some View {
                VStack {
                    Button("Ask") { asks = true }
                    Text(answer)
                }
                .alert("Delete?", isPresented: $asks) {
                    Button("Cancel", role: .cancel) { answer = "cancelled" }
                    Button("Delete") { answer = "deleted" }
                }
            }
        }

        @Test func anAlertIsADialogWithButtons() throws {
            let fixture = WindowFixture(Asking())
            defer { fixture.close() }
            let alert = try fixture.present("Ask")
            #expect(gtk_accessible_get_accessible_role(alert.window.opaque) == GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
            // The default button has the focus.
            let focused = try #require(gtk_window_get_focus(alert.window.cast()))
            #expect(alert.tree.view(holding: focused)?.node.reading.label == "Delete")
            gtk_window_close(alert.window.cast())
            fixture.settle()
            #expect(fixture.texts == ["Ask", "cancelled"])
            fixture.click(try #require(try fixture.present("Ask").button(1)))
            #expect(fixture.texts == ["Ask", "deleted"])
        }

        @Test func aWindowThatClosesTakesAlongWhatItPresents() throws {
            weak var sheet: GTKWindow?
            weak var scene: SceneGraph?
            do {
                let fixture = WindowFixture(Page())
                sheet = try fixture.present("Show")
                scene = sheet?.scene
                fixture.close()
            }
            #expect(sheet == nil)
            #expect(scene == nil)
            #expect(NodeWidget.liveCount == 0)
        }

        @Test func theScenePhaseIsThatOfTheWindow() throws {
            struct Phase: View {
                @Environment(\.scenePhase) private var phase
                @State private var isPresented = false

                var body: some View {
                    VStack {
                        Button("Show") { isPresented = true }
                        Text("\(phase == .active)")
                    }
                    .sheet(isPresented: $isPresented) { Text("sheet") }
                }
            }
            let fixture = WindowFixture(Phase())
            defer { fixture.close() }
            let before = fixture.texts
            _ = try fixture.present("Show")
            #expect(fixture.texts == before)
        }
    }
}

extension WindowFixture {
    /// Presses the button of the window with a title, and gives the window that is presented then.
    func present(_ title: String) throws -> GTKWindow {
        let button = try #require(
            widgets("GtkButton").first { window.tree.view(holding: $0)?.node.reading.label == title })
        click(button)
        settle()
        return try #require(window.presented?.presentedWindow)
    }
}

extension GTKWindow {
    /// The buttons of the content, in reading order.
    func button(_ index: Int) -> Widget? {
        var found: [Widget] = []
        func collect(_ widget: Widget) {
            let isButton = widget.withMemoryRebound(to: GTypeInstance.self, capacity: 1) {
                g_type_check_instance_is_a($0, g_type_from_name("GtkButton")) != 0
            }
            if isButton { found.append(widget) }
            var child = widget.firstChild
            while let current = child {
                collect(current)
                child = current.next
            }
        }
        if let root = tree.rootView?.widget { collect(root) }
        return index < found.count ? found[index] : nil
    }
}
#endif
