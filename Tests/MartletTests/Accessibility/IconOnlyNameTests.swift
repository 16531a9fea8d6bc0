import Foundation
import Testing

import Martlet
import MartletTesting

/// Labels whose title is not shown are named by it all the same, wherever they are.
@MainActor
@Suite struct IconOnlyNameTests {
    struct Unread: View {
        var body: some View { Label("Unread", systemImage: "envelope").labelStyle(.iconOnly) }
    }

    @Test func aLabelIsNamedByItsTitle() throws {
        let host = TestHost {
            VStack {
                Unread()
                HStack {
                    Unread()
                    Text("mail")
                }
                .accessibilityElement(children: .combine).accessibilityIdentifier("stack")
                List {
                    HStack {
                        Unread(); Text("row")
                    }
                }
                Button {
                } label: {
                    HStack {
                        Unread(); Text("press")
                    }
                }
                Button {
                } label: {
                    Unread()
                }
                Toggle(isOn: .constant(true)) { Unread() }
                Label("Other", systemImage: "envelope").labelStyle(Custom())
            }
        }
        #expect(try host.element(id: "stack").label == "Unread, mail")
        #expect(host.findAll(.row).map(\.label) == ["Unread, row"])
        #expect(host.findAll(.button).map(\.label) == ["Unread, press", "Unread"])
        #expect(host.findAll(.toggle).map(\.label) == ["Unread"])
        #expect(host.findAll(where: { $0.label == "Unread" }).count >= 3)
    }

    struct Custom: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.title }
    }
}
