#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Text that is selected with the pointer.
    @MainActor
    @Suite struct TextSelections {
        private struct Texts: View {
            var body: some View {
                VStack(alignment: .leading, spacing: 20) {
                    Text("alpha beta gamma").textSelection(.enabled)
                    Text("not for taking")
                    Button("Press") {}
                }
                .padding(40)
            }
        }

        private func frame(_ string: String, _ fixture: WindowFixture) throws -> CGRect {
            var frame: CGRect?
            fixture.window.scene.root.forEachInSubtree {
                if case .text(let text) = $0.content, text.string == string { frame = $0.frameInWindow }
            }
            return try #require(frame)
        }

        private func selected(_ fixture: WindowFixture) -> String? {
            var found: String?
            fixture.window.scene.root.forEachInSubtree { found = found ?? $0.text.selectedText }
            return found
        }

        private let command = GdkModifierType(rawValue: GDK_CONTROL_MASK.rawValue)

        @Test func thePointerSelectsAndKeysTakeIt() throws {
            let fixture = WindowFixture(Texts())
            defer { fixture.close() }
            let input = try #require(fixture.window.input)
            let frame = try frame("alpha beta gamma", fixture)
            #expect(input.press(at: CGPoint(x: frame.minX + 1, y: frame.midY)))
            input.drag(to: CGPoint(x: frame.maxX + 30, y: frame.midY))
            #expect(selected(fixture) == "alpha beta gamma")
            input.release(at: CGPoint(x: frame.maxX + 30, y: frame.midY))
            fixture.settle()
            // The selection is drawn behind the letters.
            let edge = CGPoint(x: frame.minX + 1, y: frame.minY + 1)
            #expect(fixture.comesToShow { ($0[edge.x, edge.y].last ?? 0) > 40 })
            #expect(input.pressed(UInt32(GDK_KEY_c), command))
            #expect(input.pressed(UInt32(GDK_KEY_Escape), GdkModifierType(rawValue: 0)))
            #expect(selected(fixture) == nil)
            #expect(fixture.comesToShow { ($0[edge.x, edge.y].last ?? 255) < 40 })
        }

        @Test func repeatedPressesSelectWordsAndAll() throws {
            let fixture = WindowFixture(Texts())
            defer { fixture.close() }
            let selector = try #require(fixture.window.input?.selector)
            let frame = try frame("alpha beta gamma", fixture)
            let middle = CGPoint(x: frame.midX - 2, y: frame.midY)
            #expect(selector.press(at: middle, time: .seconds(1), extends: false))
            #expect(selected(fixture) == nil)
            #expect(selector.press(at: middle, time: .seconds(1.1), extends: false))
            #expect(selected(fixture) == "beta")
            selector.drag(to: CGPoint(x: frame.maxX - 2, y: frame.midY))
            #expect(selected(fixture) == "beta gamma")
            #expect(selector.press(at: middle, time: .seconds(1.2), extends: false))
            #expect(selected(fixture) == "alpha beta gamma")
            selector.release()
            // Long after that it is a first press again, and one with Shift goes on from there.
            #expect(selector.press(at: CGPoint(x: frame.minX, y: frame.midY), time: .seconds(9), extends: false))
            #expect(selector.press(at: CGPoint(x: frame.maxX - 1, y: frame.midY), time: .seconds(12), extends: true))
            #expect(selected(fixture) == "alpha beta gamma")
        }

        @Test func selectAllAndShiftWithArrows() throws {
            let fixture = WindowFixture(Texts())
            defer { fixture.close() }
            let input = try #require(fixture.window.input)
            let frame = try frame("alpha beta gamma", fixture)
            // The pointer says that there is something to be selected.
            let root = try #require(fixture.tree.rootView?.widget)
            input.point(at: CGPoint(x: frame.midX, y: frame.midY))
            #expect(gtk_widget_get_cursor(root) != nil)
            input.point(at: CGPoint(x: 2, y: 2))
            #expect(gtk_widget_get_cursor(root) == nil)
            _ = input.press(at: CGPoint(x: frame.minX + 1, y: frame.midY))
            input.release(at: CGPoint(x: frame.minX + 1, y: frame.midY))
            #expect(input.selector.use(KeyInput(key: .rightArrow, modifiers: .shift)))
            #expect(input.selector.use(KeyInput(key: .rightArrow, modifiers: .shift)))
            #expect(selected(fixture) == "al")
            #expect(input.selector.use(KeyInput(key: "a", modifiers: .command)))
            #expect(selected(fixture) == "alpha beta gamma")
        }

        private struct Links: View {
            var body: some View {
                VStack(spacing: 20) {
                    Text("plain text").textSelection(.enabled)
                    Text("like a link").textSelection(.enabled).pointerStyle(.link)
                    Text("neither")
                }
                .padding(40)
            }
        }

        @Test func whatAViewAsksForGoesBeforeTheTextBelowThePointer() throws {
            let fixture = WindowFixture(Links())
            defer { fixture.close() }
            let input = try #require(fixture.window.input)
            let root = try #require(fixture.tree.rootView?.widget)
            func shape(over text: String) throws -> String? {
                let frame = try frame(text, fixture)
                input.point(at: CGPoint(x: frame.midX, y: frame.midY))
                fixture.settle()
                return gtk_widget_get_cursor(root).flatMap { gdk_cursor_get_name($0) }.map { String(cString: $0) }
            }
            #expect(try shape(over: "plain text") == "text")
            #expect(try shape(over: "like a link") == "pointer")
            #expect(try shape(over: "plain text") == "text")
            #expect(try shape(over: "neither") == nil)
        }

        @Test func otherTextsAreNotTaken() throws {
            let fixture = WindowFixture(Texts())
            defer { fixture.close() }
            let selector = try #require(fixture.window.input?.selector)
            let taken = try frame("alpha beta gamma", fixture)
            _ = selector.press(at: CGPoint(x: taken.minX, y: taken.midY), time: .zero, extends: false)
            selector.drag(to: CGPoint(x: taken.maxX, y: taken.midY))
            #expect(selected(fixture) != nil)
            let other = try frame("not for taking", fixture)
            #expect(!selector.press(at: CGPoint(x: other.midX, y: other.midY), time: .seconds(1), extends: false))
            #expect(selected(fixture) == nil)
        }
    }

    /// The letters by which items of menus are chosen.
    @Suite struct MnemonicTests {
        @Test func eachLetterIsThereOnce() {
            #expect(Mnemonics.mark(["Open", "Open Recent", "Close"]) == ["_Open", "Open _Recent", "_Close"])
            #expect(Mnemonics.mark(["Cut", "Copy", "Clear"]) == ["_Cut", "C_opy", "C_lear"])
            #expect(Mnemonics.mark(["snake_case", "", "—", "日本"]) == ["_snake__case", "", "—", "日本"])
            #expect(Mnemonics.mark(["a", "a"]) == ["_a", "a"])
        }

        @Test func itemsKeepTheLettersThatTheyWereSeenWith() {
            var mnemonics = Mnemonics()
            #expect(mnemonics.mark(["Show", "Save", "Send"]) == ["_Show", "S_ave", "S_end"])
            #expect(mnemonics.mark(["Ascii", "Save", "Send"]) == ["A_scii", "S_ave", "S_end"])
            #expect(mnemonics.mark(["Edit", "Ascii", "Save", "Send"]) == ["E_dit", "A_scii", "S_ave", "S_end"])
            // A title that was not shown in between gets a new letter.
            #expect(mnemonics.mark(["Send"]) == ["S_end"])
            #expect(mnemonics.mark(["Save", "Send"]) == ["_Save", "S_end"])
        }
    }
}
#endif
