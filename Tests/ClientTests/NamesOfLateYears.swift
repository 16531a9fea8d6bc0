import MartletTesting
import SwiftUI
import Testing

/// Names that came late, or that few files call, in the forms in which they call them.
@MainActor @Suite struct NamesOfLateYearsTests {
    private struct Widths: View {
        var body: some View {
            VStack {
                Button("fitted") {}.buttonSizing(.fitted)
                Button("wide") {}.buttonSizing(.flexible)
            }
            .frame(width: 300)
        }
    }

    @Test func aFlexibleButtonIsAsWideAsThereIsRoom() throws {
        let host = TestHost { Widths() }
        #expect(try host.find(.button, "wide").frame.width == 300)
        #expect(try host.find(.button, "fitted").frame.width < 150)
    }

    private struct Correction: View {
        @Environment(\.disableAutocorrection) private var isDisabled

        var body: some View { Text(isDisabled.map { $0 ? "off" : "on" } ?? "as it is") }
    }

    @Test func whetherTextIsCorrected() {
        let host = TestHost {
            Correction()
            Correction().disableAutocorrection(true)
            Correction().autocorrectionDisabled(false)
        }
        #expect(host.texts == ["as it is", "off", "on"])
    }

    private struct Names: View {
        @Namespace private var form
        @Environment(\.resetFocus) private var resetFocus
        @State private var text = ""
        private let title = "shown as it is"

        var body: some View {
            VStack {
                TextField("a", text: $text).prefersDefaultFocus(in: form)
                TextField("b", text: $text).prefersDefaultFocus(false, in: form)
                TextEditor(text: $text).textEditorStyle(.plain)
                TextEditor(text: $text).textEditorStyle(AutomaticTextEditorStyle())
                Label("a", image: ImageResource(name: "b", bundle: .main))
                Label(title, image: ImageResource(name: "b", bundle: .main))
                Button("a") { resetFocus(in: form) }.buttonSizing(.automatic)
                Button("a", image: ImageResource(name: "b", bundle: .main)) {}
            }
            .focusScope(form)
        }
    }

    @Test func namesCompileAsTheyAreWritten() {
        let host = TestHost { Names() }
        #expect(host.texts.contains("shown as it is"))
    }
}
