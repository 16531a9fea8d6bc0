#if GTK
import CGTK
import Foundation
import Martlet
import Observation
import Testing

@testable import MartletGTK

extension Desktop {
    /// GTK's focus stays with the scene's, whatever makes an update.
    @MainActor
    @Suite struct SceneFocus {
        @MainActor @Observable
        final class Model {
            var path: [Int] = []
            var ticks = 0
        }

        struct Rows: View {
            let model: Model

            var body: some View {
                @Bindable var model = model
                NavigationStack(path: $model.path) {
                    List(0..<9, id: \.self) { NavigationLink("Row \($0)", value: $0) }
                        .navigationDestination(for: Int.self) { _ in
                            Button("Pause \(model.ticks)") {}
                        }
                }
            }
        }

        struct RowsApp: App {
            nonisolated(unsafe) static var model: Model!

            var body: some Scene {
                WindowGroup { Rows(model: Self.model) }
            }
        }

        /// A search begins by an action of the user, even if its field is the first in a new window.
        @Test func aNewWindowDoesNotSearch() {
            struct Searched: View {
                let hasRows: Bool
                @Environment(\.isSearching) private var isSearching

                var body: some View {
                    NavigationStack {
                        VStack {
                            Text(isSearching ? "searching" : "resting")
                            if hasRows { Button("Row") {} }
                        }
                        .searchable(text: .constant(""))
                    }
                }
            }
            for hasRows in [true, false] {
                let fixture = WindowFixture(Searched(hasRows: hasRows))
                defer { fixture.close() }
                #expect(!fixture.texts.contains("Cancel"))
                #expect(focused(fixture.window)?.reading.label == (hasRows ? "Row" : nil))
            }
        }

        private func focused(_ window: GTKWindow) -> RenderNode? {
            gtk_window_get_focus(window.window.cast()).flatMap { window.tree.view(holding: $0)?.node }
        }

        /// An app's scenes are updated together. Whichever begins, all windows have done their part when it is over:
        /// GTK looks for a widget of its own choice when the next frame finds that the focused one has left.
        @Test func whatComesBackHasTheFocusAsSoonAsAnotherSceneHasUpdated() throws {
            let model = Model()
            RowsApp.model = model
            let fixture = AppFixture(RowsApp())
            defer { fixture.end() }
            let window = try #require(fixture.windows.first)
            let scene = window.scene
            let row = try #require(scene.focusMoves.focusableNodes.dropFirst(4).first)
            scene.focusMoves.setFocus(row)
            model.path = [4]
            fixture.settle()
            #expect(focused(window)?.reading.label.hasPrefix("Pause") == true)
            model.path = []
            fixture.session.runtime.update()
            #expect(scene.focus.focused === row)
            #expect(focused(window) === row)
            fixture.settle()
            #expect(focused(window) === row)
        }

        /// Tab leads to the header bar too, and a page that changes by itself does not take the focus from there.
        @Test func updatesLeaveTheFocusInTheHeaderBar() throws {
            let model = Model()
            let fixture = WindowFixture(Rows(model: model))
            defer { fixture.close() }
            model.path = [4]
            fixture.settle()
            let page = try #require(focused(fixture.window))
            var back: Widget?
            func search(_ widget: Widget) {
                if fixture.tree.view(holding: widget) == nil, gtk_widget_get_focusable(widget) != 0,
                    gtk_widget_get_mapped(widget) != 0, back == nil
                {
                    back = widget
                }
                var child = widget.firstChild
                while let current = child {
                    search(current)
                    child = current.next
                }
            }
            search(try #require(gtk_window_get_titlebar(fixture.window.window.cast())))
            let button = try #require(back)
            gtk_widget_grab_focus(button)
            fixture.settle()
            model.ticks += 1
            fixture.settle()
            #expect(fixture.texts.last == "Pause 1")
            #expect(gtk_window_get_focus(fixture.window.window.cast()) == button)
            // The scene moves its focus, as with the row that the way back leads to.
            model.path = []
            fixture.settle()
            #expect(focused(fixture.window) != nil && focused(fixture.window) !== page)
        }
    }
}
#endif
