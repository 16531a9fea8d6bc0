import Foundation
import MartletTesting
import Testing

// Typical view tests, in the style of authors who know other testing libraries: single controls and fields.

@MainActor @Suite struct ControlTests {
    @Test func aStepperByItsButtonsAndItsActions() throws {
        struct Tickets: View {
            @State private var count = 1
            var body: some View {
                Stepper("Tickets: \(count)", value: $count, in: 1...4)
            }
        }
        let host = TestHost { Tickets() }
        let stepper = try host.find(.stepper, containing: "Tickets")
        try stepper.perform("increment")
        #expect(host.texts.contains("Tickets: 2"))
        try stepper.set(4)
        #expect(host.texts.contains("Tickets: 4"))
        #expect(throws: ElementNotOperable.self) { try stepper.set(5) }
    }

    @Test func aLinkAndWhatTheAppDoesWithIt() throws {
        struct Help: View {
            @State private var opened = ""
            var body: some View {
                Link("Manual", destination: URL(string: "https://example.com/manual")!)
                Text("opened \(opened)")
                    .environment(
                        \.openURL,
                        OpenURLAction { url in
                            opened = url.lastPathComponent
                            return .handled
                        })
                Link("Inside", destination: URL(string: "https://example.com/inside")!)
                    .environment(
                        \.openURL,
                        OpenURLAction { url in
                            opened = url.lastPathComponent
                            return .handled
                        })
            }
        }
        let host = TestHost { Help() }
        try host.find(.link, "Manual").tap()
        #expect(host.openedURLs.map(\.absoluteString) == ["https://example.com/manual"])
        try host.find(.link, "Inside").tap()
        #expect(host.openedURLs.count == 1)
        #expect(host.texts.contains("opened inside"))
    }

    @Test func aDisclosureGroupSaysWhetherItIsOpen() throws {
        struct Advanced: View {
            @State private var isOpen = false
            var body: some View {
                Form { DisclosureGroup("Advanced", isExpanded: $isOpen) { Text("Ports") } }
            }
        }
        let host = TestHost { Advanced() }
        let group = try host.find(.disclosure, "Advanced")
        #expect(group.value == "collapsed")
        #expect(!host.texts.contains("Ports"))
        try group.tap()
        host.advance(by: .seconds(1))
        #expect(try host.find(.disclosure, "Advanced").value == "expanded")
        #expect(host.texts.contains("Ports"))
    }

    @Test func aShortcutSaves() {
        struct Editor: View {
            @State private var saves = 0
            var body: some View {
                Text("saved \(saves) times")
                Button("Save") { saves += 1 }.keyboardShortcut("s")
            }
        }
        let host = TestHost { Editor() }
        #expect(host.press("s", modifiers: .command))
        #expect(!host.press("d", modifiers: .command, warns: false))
        #expect(host.texts.contains("saved 1 times"))
    }

    @Test func theDefaultButtonIsReturns() throws {
        struct Dialog: View {
            @State private var answer = "none"
            var body: some View {
                Text(answer)
                TextField("Name", text: .constant(""))
                Button("OK") { answer = "ok" }.keyboardShortcut(.defaultAction)
                Button("Cancel") { answer = "cancelled" }.keyboardShortcut(.cancelAction)
            }
        }
        let host = TestHost { Dialog() }
        host.press(.return)
        #expect(host.texts.contains("ok"))
        host.press(.escape)
        #expect(host.texts.contains("cancelled"))
    }

    @Test func aNumberIsTypedAndFormatted() throws {
        struct Price: View {
            @State private var price = 3.5
            var body: some View {
                TextField("Price", value: $price, format: .number.precision(.fractionLength(2)))
                Text("twice \(price * 2, format: .number)")
            }
        }
        let host = TestHost { Price() }
        let field = try host.find(.textField, "Price")
        #expect(field.value == "3.50")
        try field.clearText()
        try field.type("12\n")
        #expect(host.texts.contains("twice 24"))
        #expect(try host.find(.textField, "Price").value == "12.00")
        try field.clearText()
        try field.type("abc\n")
        #expect(host.texts.contains("twice 24"))
        #expect(try host.find(.textField, "Price").value == "12.00")
    }

    @Test func segmentsAndMenusAreChosenByTheirLabels() throws {
        struct Filter: View {
            @State private var kind = "all"
            @State private var order = 0
            var body: some View {
                Picker("Kind", selection: $kind) {
                    Text("All").tag("all")
                    Text("Unread").tag("unread")
                }
                .pickerStyle(.segmented)
                Picker("Order", selection: $order) {
                    ForEach(["Date", "Sender"].indices, id: \.self) { Text(["Date", "Sender"][$0]).tag($0) }
                }
                .pickerStyle(.menu)
                Text("\(kind) by \(order)")
            }
        }
        let host = TestHost { Filter() }
        try host.find(.picker, "Kind").select("Unread")
        try host.find(.picker, "Order").select("Sender")
        #expect(host.texts.contains("unread by 1"))
        #expect(try host.find(.picker, "Kind").value == "Unread")
        let error = #expect(throws: (any Error).self) { try host.find(.picker, "Order").select("Size") }
        #expect("\(try #require(error))".contains("Date"))
    }

    @Test func aDateIsChosen() throws {
        struct Trip: View {
            @State private var day = Date(timeIntervalSince1970: 0)
            var body: some View {
                DatePicker("Departure", selection: $day, displayedComponents: .date)
                Text(day, format: .iso8601.year().month().day())
            }
        }
        let host = TestHost { Trip() }
        try host.find(.datePicker, "Departure").set(Date(timeIntervalSince1970: 86_400 * 40))
        #expect(host.texts.contains("1970-02-10"))
    }

    @Test func aSecretCanBeShown() throws {
        struct Secret: View {
            @State private var text = "abc"
            @State private var isShown = false
            var body: some View {
                if isShown { TextField("Password", text: $text) } else { SecureField("Password", text: $text) }
                Toggle("Show", isOn: $isShown)
            }
        }
        let host = TestHost { Secret() }
        #expect(try host.find(.secureField, "Password").value != "abc")
        try host.find(.toggle, "Show").tap()
        #expect(try host.find(.textField, "Password").value == "abc")
    }

    @Test func theFirstFieldHasTheFocusAndTabGoesOn() throws {
        struct Address: View {
            @State private var street = ""
            @State private var town = ""
            @FocusState private var isFirst: Bool
            var body: some View {
                Form {
                    TextField("Street", text: $street).focused($isFirst)
                    TextField("Town", text: $town)
                }
                .onAppear { isFirst = true }
            }
        }
        let host = TestHost { Address() }
        #expect(host.focused?.label == "Street")
        try host.find(.textField, "Street").type("Hill 1")
        host.press(.tab)
        #expect(try host.find(.textField, "Town").isFocused)
        try host.focused?.type("Rome")
        #expect(try host.find(.textField, "Town").value == "Rome")
    }

    @Test func aSliderInSteps() throws {
        struct Volume: View {
            @State private var level = 20.0
            var body: some View {
                Slider(value: $level, in: 0...100, step: 10) { Text("Volume") }
                Text("\(Int(level)) %")
            }
        }
        let host = TestHost { Volume() }
        let slider = try host.find(.slider, "Volume")
        try slider.set(50)
        #expect(host.texts.contains("50 %"))
        try slider.drag(from: UnitPoint(x: 0.5, y: 0.5), to: .trailing)
        #expect(host.texts.contains("100 %"))
        try slider.focus()
        host.press(.leftArrow)
        #expect(host.texts.contains("90 %"))
    }

    @Test func whatIsCopiedAndPasted() throws {
        struct Code: View {
            @State private var pasted = ""
            var body: some View {
                TextField("Code", text: $pasted)
                PasteButton(payloadType: String.self) { texts in pasted = texts.first ?? "" }
            }
        }
        let host = TestHost { Code() }
        host.clipboard = "4711"
        try host.find(.button, "Paste").tap()
        #expect(try host.find(.textField, "Code").value == "4711")
        try host.find(.textField, "Code").selectText("71")
        host.press("c", modifiers: .command)
        #expect(host.clipboard == "71")
        host.press("x", modifiers: .command)
        #expect(try host.find(.textField, "Code").value == "41")
        host.press("v", modifiers: .command)
        host.press("v", modifiers: .command)
        #expect(try host.find(.textField, "Code").value == "471711")
    }
}
