import Foundation
import Martlet
import Testing

import MartletTerminal

/// The initial focus, before the user moves it.
@MainActor @Suite struct InitialFocusTests {
    /// Returns the name of the focused element when a sheet with some content opens.
    private func focused(@ViewBuilder _ content: @escaping () -> some View) -> String? {
        let screen = HostedScreen(60, 20) { Text("page").sheet(isPresented: .constant(true), content: content) }
        screen.scene.presenting.frontmost.focusMoves.focusInitially()
        screen.update()
        return screen.scene.presenting.frontmost.focus.focused?.reading.label
    }

    @Test func theFirstField() {
        let name = focused {
            NavigationStack {
                Form {
                    Toggle("Pinned", isOn: .constant(true))
                    TextField("Name", text: .constant(""))
                    TextField("Place", text: .constant(""))
                }
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                }
            }
        }
        #expect(name == "Name")
    }

    @Test func aFieldThatCanBeUsed() {
        let name = focused {
            VStack {
                TextField("Off", text: .constant("")).disabled(true)
                Button("Cancel", role: .cancel) {}
                SecureField("Secret", text: .constant(""))
            }
        }
        #expect(name == "Secret")
    }

    @Test func elseTheDefaultAction() {
        let name = focused {
            HStack {
                Button("Cancel", role: .cancel) {}
                Button("Other") {}
                Button("Add") {}.keyboardShortcut(.defaultAction)
            }
        }
        #expect(name == "Add")
    }

    @Test func elseWhatDoesNotLeave() {
        let name = focused {
            VStack {
                Button("Close") {}.keyboardShortcut(.cancelAction)
                Button("Cancel", role: .cancel) {}
                Button("Play") {}
            }
        }
        #expect(name == "Play")
    }

    @Test func elseWhatThereIs() {
        #expect(focused { Button("Cancel", role: .cancel) {} } == "Cancel")
        #expect(focused { Text("nothing") } == nil)
    }

    @Test func whatAWindowShowsBeforeItsTools() {
        func first(@ViewBuilder _ content: @escaping () -> some View) -> String? {
            let screen = HostedScreen(60, 20, content)
            screen.scene.focusMoves.focusInitially()
            screen.update()
            return screen.scene.focus.focused?.reading.label
        }
        let name = first {
            NavigationStack {
                TextField("Search", text: .constant("")).toolbar { Button("Add") {} }
            }
        }
        #expect(name == "Search")
        #expect(first { NavigationStack { Text("nothing").toolbar { Button("Add") {} } } } == "Add")
    }
}
