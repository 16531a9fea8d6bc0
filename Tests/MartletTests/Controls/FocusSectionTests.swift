import Foundation
import Testing

import Martlet

/// Arrow keys among focus sections, and the effect of pointer presses on the focus.
@MainActor @Suite struct FocusSectionTests {
    /// A tall column, and one with a button at its top, which is only to the right of the first button.
    private struct Columns: View {
        let hasSections: Bool

        var body: some View {
            HStack(alignment: .top) {
                column {
                    Button("one") {}
                    Button("two") {}
                    Button("three") {}
                }
                column {
                    Button("done") {}
                    Spacer()
                }
            }
        }

        @ViewBuilder private func column(@ViewBuilder _ content: () -> some View) -> some View {
            let stack = VStack(spacing: 16, content: content)
            if hasSections { stack.focusSection() } else { stack }
        }
    }

    private func focus(_ name: String, in screen: Screen) throws {
        _ = screen.scene.focusMoves.setFocus(try screen.find(.button, name))
        screen.scene.update()
    }

    @Test func keysLeadIntoASectionThatLiesAhead() throws {
        let screen = Screen { Columns(hasSections: true) }
        try focus("three", in: screen)
        screen.key(.rightArrow)
        #expect(screen.focusedName == "done")
        // The focus returns to the nearest element of the other section.
        screen.key(.leftArrow)
        #expect(screen.focusedName == "one")
        screen.key(.downArrow)
        #expect(screen.focusedName == "two")
    }

    @Test func withoutSectionsTheyKeepToTheRow() throws {
        let screen = Screen { Columns(hasSections: false) }
        try focus("three", in: screen)
        screen.key(.rightArrow)
        #expect(screen.focusedName == "three")
        try focus("one", in: screen)
        screen.key(.rightArrow)
        #expect(screen.focusedName == "done")
    }

    /// Below the first element of a section, an element outside of any section is nearer.
    private struct Nested: View {
        var body: some View {
            VStack(spacing: 0) {
                HStack(alignment: .top, spacing: 200) {
                    VStack(spacing: 100) {
                        Button("top") {}
                        Button("bottom") {}
                    }
                    .focusSection()
                    Button("beside") {}
                }
                Button("under") {}
            }
        }
    }

    @Test func whatIsInTheSectionComesFirst() throws {
        let screen = Screen { Nested() }
        try focus("top", in: screen)
        screen.key(.downArrow)
        #expect(screen.focusedName == "bottom")
        screen.key(.downArrow)
        #expect(screen.focusedName == "under")
        screen.key(.upArrow)
        #expect(screen.focusedName == "bottom" || screen.focusedName == "beside")
    }

    private struct Tiles: View {
        @FocusState private var focus: String?

        var body: some View {
            VStack {
                tile("automatic", .automatic)
                tile("activate", .activate)
                tile("edit", .edit)
                tile("none", [])
                Text("focus: \(focus ?? "nowhere")")
            }
        }

        private func tile(_ name: String, _ interactions: FocusInteractions) -> some View {
            Text(name).frame(width: 100, height: 30).contentShape(Rectangle())
                .focusable(interactions: interactions).focused($focus, equals: name)
        }
    }

    @Test func aPressGivesTheFocusToWhatTakesWhatIsTyped() throws {
        let screen = Screen { Tiles() }
        func press(_ name: String) throws {
            var found: RenderNode?
            screen.scene.root.forEachInSubtree {
                if case .text(let text) = $0.content, text.string == name { found = $0 }
            }
            screen.tap(try #require(found))
        }
        try press("automatic")
        #expect(screen.texts.contains("focus: automatic"))
        try press("activate")
        #expect(screen.texts.contains("focus: automatic"))
        try press("edit")
        #expect(screen.texts.contains("focus: edit"))
        try press("none")
        #expect(screen.texts.contains("focus: edit"))
    }

    @Test func keysLeadToAllThatDoAnything() throws {
        let screen = Screen { Tiles() }
        for name in ["automatic", "activate", "edit", "automatic"] {
            screen.key(.tab)
            #expect(screen.texts.contains("focus: \(name)"))
        }
    }
}
