import Foundation
import Martlet
import MartletTesting
import Testing

/// Controls have the same title whether it is a key, a verbatim string or a resource.
///
/// The overloads with strings and resources are made by script/lib/overloads.py; each kind is compiled here at least once.
@MainActor @Suite struct TitleKindTests {
    private static let key: LocalizedStringKey = "Save"
    private static let string = "Save"
    private static let resource = LocalizedStringResource("Save")

    /// The labels of the elements that a page has, without those of its layout.
    private func labels(@ViewBuilder _ page: () -> some View) -> [String] {
        let host = TestHost(size: CGSize(width: 600, height: 2000)) { VStack { page() } }
        let roles: [Role] = [
            .button, .toggle, .textField, .secureField, .stepper, .picker, .link, .menu, .progress, .text,
        ]
        return roles.flatMap { role in host.findAll(role).map { "\(role) \($0.label)" } }
    }

    @Test func buttonsAndFields() {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        let expected = labels {
            Toggle(Self.key, isOn: .constant(true))
            Toggle(Self.key, systemImage: "star", isOn: .constant(true))
            Toggle(Self.key, sources: [Binding.constant(true)], isOn: \.self)
            TextField(Self.key, text: .constant(""))
            TextField(Self.key, text: .constant(""), axis: .vertical)
            TextField(Self.key, text: .constant(""), selection: .constant(nil))
            TextField(Self.key, value: .constant(1), format: .number)
            SecureField(Self.key, text: .constant(""))
            Stepper(Self.key, value: .constant(1), format: .number)
            Stepper(Self.key, onIncrement: nil, onDecrement: nil)
            DatePicker(Self.key, selection: .constant(date), in: date...)
            MultiDatePicker(Self.key, selection: .constant([]))
        }
        #expect(!expected.isEmpty && expected.contains("toggle Save"))
        let verbatim = labels {
            Toggle(Self.string, isOn: .constant(true))
            Toggle(Self.string, systemImage: "star", isOn: .constant(true))
            Toggle(Self.string, sources: [Binding.constant(true)], isOn: \.self)
            TextField(Self.string, text: .constant(""))
            TextField(Self.string, text: .constant(""), axis: .vertical)
            TextField(Self.string, text: .constant(""), selection: .constant(nil))
            TextField(Self.string, value: .constant(1), format: .number)
            SecureField(Self.string, text: .constant(""))
            Stepper(Self.string, value: .constant(1), format: .number)
            Stepper(Self.string, onIncrement: nil, onDecrement: nil)
            DatePicker(Self.string, selection: .constant(date), in: date...)
            MultiDatePicker(Self.string, selection: .constant([]))
        }
        #expect(verbatim == expected)
        let resources = labels {
            Toggle(Self.resource, isOn: .constant(true))
            Toggle(Self.resource, systemImage: "star", isOn: .constant(true))
            Toggle(Self.resource, sources: [Binding.constant(true)], isOn: \.self)
            TextField(Self.resource, text: .constant(""))
            TextField(Self.resource, text: .constant(""), axis: .vertical)
            TextField(Self.resource, text: .constant(""), selection: .constant(nil))
            TextField(Self.resource, value: .constant(1), format: .number)
            SecureField(Self.resource, text: .constant(""))
            Stepper(Self.resource, value: .constant(1), format: .number)
            Stepper(Self.resource, onIncrement: nil, onDecrement: nil)
            DatePicker(Self.resource, selection: .constant(date), in: date...)
            MultiDatePicker(Self.resource, selection: .constant([]))
        }
        #expect(resources == expected)
    }

    /// Compiled only, since there is no such image.
    @ViewBuilder private var buttonsWithImages: some View {
        Button(Self.key, image: ImageResource(name: "x", bundle: .main)) {}
        Button(Self.string, image: ImageResource(name: "x", bundle: .main)) {}
        Button(Self.resource, image: ImageResource(name: "x", bundle: .main)) {}
    }

    @Test func controlsWithContent() {
        let link = URL(string: "https://example.com")!
        let expected = labels {
            Menu(Self.key) {
                Text("a")
            } primaryAction: {
            }
            Menu(Self.key, systemImage: "star") {
                Text("a")
            } primaryAction: {
            }
            Picker(Self.key, selection: .constant(1)) {
                Text("a").tag(1)
            } currentValueLabel: {
                Text("b")
            }
            Picker(Self.key, systemImage: "star", sources: [Binding.constant(1)], selection: \.self) {
                Text("a").tag(1)
            }
            GroupBox(Self.key) { Text("a") }
            DisclosureGroup(Self.key) { Text("a") }
            LabeledContent(Self.key) { Text("a") }
            LabeledContent(Self.key, value: "a")
            ControlGroup(Self.key, systemImage: "star") { Text("a") }
            Label(Self.key, systemImage: "star")
            Link(Self.key, destination: link)
            ProgressView(Self.key, value: 0.5)
            ContentUnavailableView(Self.key, systemImage: "star")
            Section(Self.key) { Text("a") }
        }
        #expect(!expected.isEmpty && expected.contains("menu Save"))
        let verbatim = labels {
            Menu(Self.string) {
                Text("a")
            } primaryAction: {
            }
            Menu(Self.string, systemImage: "star") {
                Text("a")
            } primaryAction: {
            }
            Picker(Self.string, selection: .constant(1)) {
                Text("a").tag(1)
            } currentValueLabel: {
                Text("b")
            }
            Picker(Self.string, systemImage: "star", sources: [Binding.constant(1)], selection: \.self) {
                Text("a").tag(1)
            }
            GroupBox(Self.string) { Text("a") }
            DisclosureGroup(Self.string) { Text("a") }
            LabeledContent(Self.string) { Text("a") }
            LabeledContent(Self.string, value: "a")
            ControlGroup(Self.string, systemImage: "star") { Text("a") }
            Label(Self.string, systemImage: "star")
            Link(Self.string, destination: link)
            ProgressView(Self.string, value: 0.5)
            ContentUnavailableView(Self.string, systemImage: "star")
            Section(Self.string) { Text("a") }
        }
        #expect(verbatim == expected)
        let resources = labels {
            Menu(Self.resource) {
                Text("a")
            } primaryAction: {
            }
            Menu(Self.resource, systemImage: "star") {
                Text("a")
            } primaryAction: {
            }
            Picker(Self.resource, selection: .constant(1)) {
                Text("a").tag(1)
            } currentValueLabel: {
                Text("b")
            }
            Picker(Self.resource, systemImage: "star", sources: [Binding.constant(1)], selection: \.self) {
                Text("a").tag(1)
            }
            GroupBox(Self.resource) { Text("a") }
            DisclosureGroup(Self.resource) { Text("a") }
            LabeledContent(Self.resource) { Text("a") }
            LabeledContent(Self.resource, value: "a")
            ControlGroup(Self.resource, systemImage: "star") { Text("a") }
            Label(Self.resource, systemImage: "star")
            Link(Self.resource, destination: link)
            ProgressView(Self.resource, value: 0.5)
            ContentUnavailableView(Self.resource, systemImage: "star")
            Section(Self.resource) { Text("a") }
        }
        #expect(resources == expected)
    }
}
