import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor private final class Log {
    var edits: [Bool] = []
    var saved = 0
}

private struct Bounded: View {
    @State private var number = 3
    let log: Log
    var body: some View {
        Stepper("n \(number)", value: $number, in: 2...4) { log.edits.append($0) }
        Stepper(value: $number, in: 2...4, step: 1, onEditingChanged: { _ in }, label: { Text("old order") })
    }
}

private struct Alarms: View {
    struct Alarm: Identifiable {
        let id: Int
        var isOn: Bool
    }
    @State private var alarms = [Alarm(id: 1, isOn: true), Alarm(id: 2, isOn: false)]
    var body: some View {
        Toggle("All", sources: $alarms, isOn: \.isOn)
        ForEach($alarms) { $alarm in Toggle("\(alarm.id)", isOn: $alarm.isOn) }
    }
}

private struct Note: View {
    @State var text = "one\ntwo"
    var body: some View { TextEditor(text: $text).frame(width: 200, height: 64) }
}

private struct Directions: View {
    @State private var log: [String] = []
    var body: some View {
        Text("here").focusable()
            .onMoveCommand { log.append("\($0)") }
            .onExitCommand { log.append("exit") }
            .onDeleteCommand { log.append("delete") }
        Text(verbatim: log.joined(separator: " "))
    }
}

@MainActor @Suite struct InputDetailTests {
    @Test func aStepperStopsAtItsBounds() throws {
        let log = Log()
        let screen = Screen { Bounded(log: log) }
        let stepper = try #require(screen.all(.stepper).first)
        #expect(stepper.increment())
        screen.scene.update()
        #expect(screen.texts.contains("n 4"))
        #expect(log.edits == [true, false])
        #expect(!stepper.increment(), "there is no way up")
        #expect(log.edits == [true, false])
        #expect(stepper.decrement())
    }

    @Test func shortcutsWithShiftMeetUpperCaseLetters() throws {
        let log = Log()
        let screen = Screen { Button("Save") { log.saved += 1 }.keyboardShortcut("s", modifiers: [.command, .shift]) }
        #expect(screen.key("s", [.command, .shift]))
        #expect(screen.key("S", [.command, .shift]), "as a desktop tells of it")
        #expect(!screen.key("S", .command))
        #expect(log.saved == 2)
    }

    @Test func aToggleOfManySources() throws {
        let host = TestHost { Alarms() }
        #expect(try host.find(.toggle, "All").isOn == false)
        try host.find(.toggle, "All").tap()
        #expect(host.findAll(.toggle).allSatisfy { $0.isOn == true })
        try host.find(.toggle, "2").tap()
        #expect(try host.find(.toggle, "All").isOn == false)
    }

    @Test func anEditorTakesItsSpaceAndItsClicks() throws {
        let screen = Screen { Note() }
        let field = try #require(screen.all(.textField).first)
        #expect(field.frame.size == CGSize(width: 200, height: 64))
        let label = field.parts.labelFrame
        let origin = field.originInWindow
        screen.tap(at: CGPoint(x: origin.x + label.minX + 9, y: origin.y + label.minY + 20))
        #expect(
            field.control(as: FieldControl.self)?.cursor == 5, "the first character of the second line is before it")
        screen.type("X")
        screen.key(.return)
        #expect(field.controlContent?.value == .text("one\ntX\nwo"))
    }

    @Test func fieldsSayWhatIsTypedInThem() throws {
        let screen = Screen {
            TextField("n", text: .constant(""))
                .keyboardType(.decimalPad).textContentType(.postalCode).autocapitalization(.words)
                .disableAutocorrection(true).submitLabel(.done)
            TextField("p", text: .constant(""))
            TextField("f", text: .constant("")).textContentType(NSTextContentType.flightNumber)
        }
        let traits = try #require(screen.all(.textField)[0].control(as: FieldControl.self)?.inputTraits)
        #expect(traits.keyboard == .decimalPad && traits.contentType == .postalCode)
        #expect(traits.capitalization == .words && traits.isCorrectionDisabled == true && traits.submitLabel == .done)
        #expect(screen.all(.textField)[1].control(as: FieldControl.self)?.inputTraits == TextInputTraits())
        #expect(screen.all(.textField)[2].control(as: FieldControl.self)?.inputTraits.contentType == .flightNumber)
    }

    @Test func commandsOfTheKeyboard() {
        let screen = Screen { Directions() }
        screen.key(.tab)
        screen.key(.upArrow)
        screen.key(.leftArrow)
        screen.key(.escape)
        screen.key(.delete)
        #expect(screen.texts.contains("up left exit delete"))
    }
}
