#if GTK
import CGTK
import Combine
import Foundation
import Martlet
import Observation
import Testing

@testable import MartletGTK

extension Desktop {
    /// Views in windows of a program that is no `App`.
    @MainActor
    @Suite struct Hosting {
        @MainActor @Observable
        final class Model {
            var count = 0
            var events: [String] = []
        }

        private struct Counter: View {
            var title = "Counter"
            let model: Model
            @State private var own = 0

            var body: some View {
                VStack {
                    Text("\(title) \(own) \(model.count)")
                    Button("Own") { own += 1 }
                    Button("Shared") { model.count += 1 }
                }
                .onAppear { model.events.append("appear") }
                .onDisappear { model.events.append("disappear") }
            }
        }

        @Test func aViewIsShownBesideTheProgramsWidgets() throws {
            let program = HostingProgramFixture()
            defer { program.close() }
            let hosting = GTKHostingWidget(rootView: Counter(model: Model()))
            program.add(hosting.widget)
            program.show()
            let surface = try #require(hosting.surface)
            #expect(surface.scene.root.reading.texts == ["Counter 0 0", "Own", "Shared"])
            #expect(gtk_widget_get_mapped(hosting.widget) != 0)
            let button = try #require(surface.widgets("GtkButton").first)
            #expect(gtk_widget_get_width(button) > 20 && gtk_widget_get_mapped(button) != 0)
            program.click(button)
            #expect(surface.scene.root.reading.texts.first == "Counter 1 0")
            // Below the program's own field.
            let origin = try #require(hosting.widget.convert(.zero, to: program.window))
            #expect(origin.y >= CGFloat(gtk_widget_get_height(program.field)))
        }

        @Test func theHeightFollowsFromTheWidth() throws {
            let program = HostingProgramFixture()
            defer { program.close() }
            let text = String(repeating: "word ", count: 60)
            let hosting = GTKHostingWidget(rootView: Text(text))
            let widget = hosting.widget
            #expect(gtk_widget_get_request_mode(widget) == GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH)
            func height(for width: Int32) -> Int32 {
                var (least, natural): (Int32, Int32) = (0, 0)
                gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, width, &least, &natural, nil, nil)
                return natural
            }
            #expect(height(for: 200) > 3 * height(for: 1_000))
            #expect(height(for: -1) < height(for: 1_000))
            gtk_window_set_default_size(program.window.cast(), 300, -1)
            program.add(widget)
            program.show()
            #expect(gtk_widget_get_height(widget) >= height(for: gtk_widget_get_width(widget)))
            #expect(try #require(hosting.surface).scene.size.height == CGFloat(gtk_widget_get_height(widget)))
        }

        private struct Growing: View {
            @State private var isLarge = false

            var body: some View {
                Button("Grow") { isLarge = true }.frame(width: 100, height: isLarge ? 400 : 50)
            }
        }

        @Test func theProgramsLayoutFollowsTheView() throws {
            let program = HostingProgramFixture()
            defer { program.close() }
            let hosting = GTKHostingWidget(rootView: Growing())
            program.add(hosting.widget)
            program.show()
            #expect(gtk_widget_get_height(hosting.widget) == 50)
            program.click(try #require(hosting.surface?.widgets("GtkButton").first))
            program.settle { gtk_widget_get_height(hosting.widget) == 400 }
            #expect(gtk_widget_get_height(hosting.widget) == 400)
        }

        @Test func aNewRootViewKeepsTheStateOfTheOldOne() throws {
            let program = HostingProgramFixture()
            defer { program.close() }
            let model = Model()
            let hosting = GTKHostingWidget(rootView: Counter(model: model))
            program.add(hosting.widget)
            program.show()
            let surface = try #require(hosting.surface)
            program.click(surface.widgets("GtkButton")[0])
            hosting.rootView.title = "Renamed"
            program.settle()
            #expect(surface.scene.root.reading.texts.first == "Renamed 1 0")
            #expect(hosting.rootView.title == "Renamed")
            #expect(model.events == ["appear"])
        }

        @Test func severalViewsOfAWindowShareAModel() throws {
            let program = HostingProgramFixture()
            defer { program.close() }
            let model = Model()
            let first = GTKHostingWidget(rootView: Counter(title: "First", model: model))
            let second = GTKHostingWidget(rootView: Counter(title: "Second", model: model))
            program.add(first.widget)
            program.add(second.widget)
            program.show()
            let surfaces = [try #require(first.surface), try #require(second.surface)]
            program.click(surfaces[0].widgets("GtkButton")[0])
            program.click(surfaces[0].widgets("GtkButton")[1])
            #expect(surfaces.map { $0.scene.root.reading.texts[0] } == ["First 1 1", "Second 0 1"])
            gtk_box_remove(program.box.cast(), first.widget)
            program.click(surfaces[1].widgets("GtkButton")[1])
            #expect(surfaces[1].scene.root.reading.texts[0] == "Second 0 2")
        }

        private struct Form: View {
            @State private var name = ""
            @State private var log = ""
            @FocusState private var isFocused: Bool

            var body: some View {
                VStack {
                    Text("\(name)|\(log)|\(isFocused ? "focused" : "resting")")
                    TextField("Name", text: $name).focused($isFocused)
                    Button("Focus") { isFocused = true }
                        .onKeyPress("k") {
                            log += "k"
                            return .handled
                        }
                }
            }
        }

        @Test func tabLeadsFromTheProgramsFieldIntoTheViewAndOut() throws {
            let program = HostingProgramFixture()
            defer { program.close() }
            let hosting = GTKHostingWidget(rootView: Form())
            program.add(hosting.widget)
            program.addField()
            program.show()
            let surface = try #require(hosting.surface)
            gtk_widget_grab_focus(program.field)
            program.settle()
            #expect(surface.scene.focus.focused == nil)
            func tab() {
                _ = gtk_widget_child_focus(program.window, GTK_DIR_TAB_FORWARD)
                program.settle()
            }
            tab()
            #expect(surface.scene.root.reading.texts[0] == "||focused")
            let field = try #require(surface.focusWidget)
            gtk_editable_set_text(field.parent!.opaque, "Ann")
            program.settle()
            #expect(surface.scene.root.reading.texts[0] == "Ann||focused")
            tab()
            #expect(surface.scene.focus.focused?.hasFocus == true)
            tab()
            let focus = program.focus
            #expect(gtk_widget_is_ancestor(focus, hosting.widget) == 0)
            #expect(focus != program.field)
        }

        @Test func aViewMovesTheFocusOfTheWindow() throws {
            let program = HostingProgramFixture()
            defer { program.close() }
            let hosting = GTKHostingWidget(rootView: Form())
            program.add(hosting.widget)
            program.show()
            let surface = try #require(hosting.surface)
            gtk_widget_grab_focus(program.field)
            program.settle()
            program.click(surface.widgets("GtkButton")[0])
            #expect(surface.scene.root.reading.texts[0] == "||focused")
            #expect(gtk_widget_is_ancestor(program.focus, hosting.widget) != 0)
        }

        private struct Looks: View {
            @Environment(\.colorScheme) private var scheme
            @Environment(\.dynamicTypeSize) private var size
            @Environment(\.scenePhase) private var phase

            var body: some View {
                VStack {
                    Text("\(String(describing: scheme)) \(String(describing: size))")
                    Text(phase == .background ? "background" : "shown")
                }
            }
        }

        @Test func G5_theEnvironmentIsTheDesktops() throws {
            let program = HostingProgramFixture()
            defer { program.close() }
            let hosting = GTKHostingWidget(rootView: Looks())
            program.add(hosting.widget)
            program.show()
            let surface = try #require(hosting.surface)
            #expect(surface.scene.root.reading.texts == ["light large", "shown"])
            let height = gtk_widget_get_height(hosting.widget)
            SettingsObserver.setBoolean("gtk-application-prefer-dark-theme", true)
            defer { SettingsObserver.setBoolean("gtk-application-prefer-dark-theme", false) }
            let settings = gtk_settings_get_default()
            func setDPI(_ dots: Int32) {
                var value = GValue()
                g_value_init(&value, FundamentalType.int)
                g_value_set_int(&value, dots * 1_024)
                g_object_set_property(
                    UnsafeMutableRawPointer(settings!).assumingMemoryBound(to: GObject.self), "gtk-xft-dpi", &value)
                g_value_unset(&value)
            }
            setDPI(144)
            defer { setDPI(96) }
            program.settle { gtk_widget_get_height(hosting.widget) > height }
            #expect(surface.scene.root.reading.texts == ["dark xxxLarge", "shown"])
            #expect(gtk_widget_get_height(hosting.widget) > height)
        }

        private struct Presenting: View {
            @State private var isPresented = false

            var body: some View {
                NavigationStack {
                    Button("Show") { isPresented = true }
                        .navigationTitle("Title")
                        .toolbar { ToolbarItem { Button("Tool") {} } }
                        .sheet(isPresented: $isPresented) { Button("Done") { isPresented = false } }
                }
            }
        }

        @Test func aSheetIsADialogOfTheProgramsWindow() throws {
            let program = HostingProgramFixture()
            defer { program.close() }
            let hosting = GTKHostingWidget(rootView: Presenting())
            program.add(hosting.widget)
            program.show()
            let surface = try #require(hosting.surface)
            // The window's header bar is the program's.
            #expect(Set(surface.scene.root.reading.texts).isSuperset(of: ["Title", "Tool", "Show"]))
            let show = try #require(surface.button(named: "Show"))
            program.click(show)
            program.settle { surface.presented?.presentedWindow?.isOpen == true }
            let sheet = try #require(surface.presented?.presentedWindow)
            #expect(gtk_window_get_transient_for(sheet.window.cast()) == program.window.cast())
            program.click(try #require(sheet.button(named: "Done")))
            #expect(surface.presented == nil)
        }

        @Test func theViewEndsWithTheProgramsWindow() throws {
            let model = Model()
            let program = HostingProgramFixture()
            weak var surface: GTKWindow?
            weak var scene: SceneGraph?
            do {
                let hosting = GTKHostingWidget(rootView: Counter(model: model))
                program.add(hosting.widget)
                (surface, scene) = (hosting.surface, hosting.surface?.scene)
            }
            program.show()
            #expect(surface?.scene.root.reading.texts.first == "Counter 0 0")
            #expect(model.events == ["appear"])
            program.close()
            #expect(model.events == ["appear", "disappear"])
            #expect(surface == nil && scene == nil)
            #expect(NodeWidget.liveCount == 0)
        }

        @Test func theViewLivesAsLongAsItsObjectAndMovesToAnotherWindow() throws {
            let model = Model()
            let (first, second) = (HostingProgramFixture(), HostingProgramFixture())
            var hosting: GTKHostingWidget? = GTKHostingWidget(rootView: Counter(model: model))
            let widget = try #require(hosting?.widget)
            first.add(widget)
            first.show()
            first.click(try #require(hosting?.surface?.widgets("GtkButton").first))
            first.close()
            #expect(model.events == ["appear"])
            #expect(gtk_widget_get_parent(widget) == nil)
            second.add(widget)
            second.show()
            #expect(hosting?.surface?.scene.root.reading.texts.first == "Counter 1 0")
            hosting = nil
            #expect(model.events == ["appear"])
            second.close()
            #expect(model.events == ["appear", "disappear"])
            #expect(NodeWidget.liveCount == 0)
        }

        @Test func aWidgetThatIsNeverShownEndsWithItsObject() {
            let model = Model()
            do { _ = GTKHostingWidget(rootView: Counter(model: model)) }
            #expect(NodeWidget.liveCount == 0)
        }
    }
}

extension GTKWindow {
    /// The button of GTK's with a label.
    fileprivate func button(named name: String) -> Widget? {
        widgets("GtkButton").first { tree.view(holding: $0)?.node.reading.texts == [name] }
    }
}

/// A window of a program that is no `App`, with a field of its own.
@MainActor
final class HostingProgramFixture {
    let window: Widget
    let box: Widget
    let field: Widget

    init() {
        // Otherwise the first widget decides for all tests of the process that GTK belongs to a program, and shows the
        // notifications of tests on the desktop.
        HostingProgram.isPrepared = true
        MainLoop.prepare()
        PageSlide.isEnabled = false
        SheetRise.isEnabled = false
        window = gtk_window_new()
        box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
        field = gtk_entry_new()
        gtk_window_set_child(window.cast(), box)
        add(field)
    }

    /// The widget with the focus.
    var focus: Widget? { gtk_window_get_focus(window.cast()) }

    func add(_ widget: Widget) { gtk_box_append(box.cast(), widget) }

    func addField() { add(gtk_entry_new()) }

    func show() {
        gtk_window_present(window.cast())
        settle { gtk_widget_get_width(window) > 0 && gtk_widget_get_height(box) > 0 }
    }

    /// Runs the main loop until a condition is true, or for ten seconds.
    func settle(until isDone: () -> Bool) {
        let end = ContinuousClock.now + .seconds(10)
        settle()
        while !isDone(), ContinuousClock.now < end { g_main_context_iteration(nil, 1) }
        settle()
    }

    func settle() { MainLoopTurns.settle(atMost: 400) { false } }

    func click(_ button: Widget) {
        g_signal_emit_by_name_without_arguments(button, "clicked")
        settle()
    }

    func close() {
        gtk_window_destroy(window.cast())
        settle()
    }
}
#endif
