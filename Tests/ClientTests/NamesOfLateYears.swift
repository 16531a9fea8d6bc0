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

    @Test func textsThatDependOnTheTimeFollowIt() {
        let interval = Date.now...Date.now.addingTimeInterval(3600)
        let host = TestHost {
            Text(timerInterval: interval)
            Text("ends \(interval.upperBound, style: .timer)")
            Text(interval.upperBound, style: .relative)
        }
        let before = host.texts
        host.advance(by: .seconds(10))
        for (old, new) in zip(before, host.texts) { #expect(old != new) }
        host.advance(by: .seconds(4000))
        #expect(host.texts.first == "0:00")
    }

    @Test func progressThroughATime() throws {
        let interval = Date.now...Date.now.addingTimeInterval(3600)
        let host = TestHost {
            ProgressView(timerInterval: interval)
            ProgressView(timerInterval: interval, countsDown: false) { Text("Tea") }
            ProgressView(timerInterval: interval) {
                Text("Eggs")
            } currentValueLabel: {
                Text("soon")
            }
        }
        #expect(host.texts.contains("soon"))
        let before = try host.find(.progress, "Tea").value
        host.advance(by: .seconds(1800))
        #expect(try host.find(.progress, "Tea").value != before)
        host.advance(by: .seconds(1801))
        #expect(host.texts == ["0:00", "Tea", "1:00:00", "Eggs", "soon"])
    }

    @Test func itemsOfBarsHaveNames() {
        let host = TestHost {
            NavigationStack {
                Text("page")
                    .toolbar(id: "editing") {
                        ToolbarItem(id: "undo") { Button("Undo") {} }
                        ToolbarItem(id: "redo", placement: .primaryAction, showsByDefault: false) { Button("Redo") {} }
                    }
            }
        }
        #expect(host.texts.contains("Undo"))
        #expect(!host.texts.contains("Redo"))
    }

    @Test func aRoleNamesItsButton() throws {
        var count = 0
        let host = TestHost {
            Button(role: .close) { count += 1 }
            Button(role: .confirm) {}
            Button(role: .cancel) {}
            Button(role: .destructive) {}
        }
        try host.find(.button, "Close").tap()
        #expect(count == 1)
        for name in ["Done", "Cancel", "Delete"] { _ = try host.find(.button, name) }
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
        host.expectIssue(containing: "No image named \"b\" was found")
    }
}
