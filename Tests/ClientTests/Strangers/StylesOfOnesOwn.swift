import SwiftUI

// Styles of one's own for every control that has styles, and modifiers around them.

struct PressableButtonStyle: ButtonStyle {
    var color: Color = .blue
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background(isEnabled ? color : .gray, in: Capsule())
            .foregroundStyle(.white)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
            .saturation(configuration.role == .destructive ? 1.4 : 1)
    }
}

extension ButtonStyle where Self == PressableButtonStyle {
    static var pressable: Self { PressableButtonStyle() }
    static func pressable(_ color: Color) -> Self { PressableButtonStyle(color: color) }
}

struct LongPressStyle: PrimitiveButtonStyle {
    @GestureState private var isPressed = false
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .opacity(isPressed ? 0.5 : 1)
            .gesture(
                LongPressGesture(minimumDuration: 0.5)
                    .updating($isPressed) { value, state, _ in state = value }
                    .onEnded { _ in configuration.trigger() })
    }
}

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
                    .contentTransition(.symbolEffect(.replace))
                    .imageScale(.large)
            }
        }
        .buttonStyle(PlainButtonStyle())
        .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
    }
}

struct RingProgressStyle: ProgressViewStyle {
    var width: CGFloat = 6
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        return ZStack {
            Circle().stroke(.quaternary, lineWidth: width)
            Circle()
                .trim(from: 0, to: CGFloat(fraction))
                .stroke(.tint, style: StrokeStyle(lineWidth: width, lineCap: .round))
                .rotationEffect(.degrees(-90))
            configuration.currentValueLabel
        }
    }
}

struct StackedLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon.font(.title); configuration.title.font(.caption)
        }
    }
}

struct CardGroupStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(RoundedRectangle(cornerRadius: 12).fill(Color(.secondarySystemBackground)))
    }
}

struct ChevronDisclosureStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                HStack {
                    configuration.label
                    Spacer()
                    Image(systemName: "chevron.right").rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
                }
            }
            if configuration.isExpanded { configuration.content }
        }
    }
}

struct RowContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label.foregroundStyle(.secondary); configuration.content.bold()
        }
    }
}

struct UnderlinedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(.vertical, 8).overlay(alignment: .bottom) { Divider() }
    }
}

struct BorderedFormStyle: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        ScrollView { VStack(alignment: .leading, spacing: 16) { configuration.content } }.padding()
    }
}

struct DismissableBanner: ViewModifier {
    @Binding var message: String?
    @State private var offset: CGSize = .zero

    func body(content: Content) -> some View {
        content.overlay(alignment: .top) {
            if let message {
                Text(message)
                    .padding()
                    .background(.ultraThinMaterial, in: .rect(cornerRadius: 12))
                    .offset(offset)
                    .gesture(
                        DragGesture(minimumDistance: 10)
                            .onChanged { offset = CGSize(width: 0, height: min(0, $0.translation.height)) }
                            .onEnded { value in
                                if value.predictedEndTranslation.height < -50 { self.message = nil }
                                withAnimation(.spring()) { offset = .zero }
                            }
                    )
                    .transition(.asymmetric(insertion: .move(edge: .top), removal: .opacity))
                    .zIndex(1)
            }
        }
        .animation(.spring(duration: 0.4, bounce: 0.3), value: message)
    }
}

extension View {
    func banner(_ message: Binding<String?>) -> some View { modifier(DismissableBanner(message: message)) }

    @ViewBuilder
    func applied<Result: View>(if condition: Bool, transform: (Self) -> Result) -> some View {
        if condition { transform(self) } else { self }
    }

    func eraseToAnyView() -> AnyView { AnyView(self) }
}

struct StyleGallery: View {
    @State private var isOn = true
    @State private var name = ""
    @State private var message: String? = "Hello"
    @State private var isExpanded = false

    var body: some View {
        Form {
            Section {
                Button("Press") { message = "Pressed" }.buttonStyle(.pressable)
                Button("Delete", role: .destructive) {}.buttonStyle(.pressable(.red)).disabled(!isOn)
                Button("Hold") {}.buttonStyle(LongPressStyle())
            }
            Toggle("Check", isOn: $isOn).toggleStyle(CheckToggleStyle())
            ProgressView(value: 0.3) {
                Text("Load")
            } currentValueLabel: {
                Text("30 %")
            }
            .progressViewStyle(RingProgressStyle(width: 4))
            .frame(width: 60, height: 60)
            Label("Stacked", systemImage: "star").labelStyle(StackedLabelStyle())
            GroupBox("Card") { Text("Inside") }.groupBoxStyle(CardGroupStyle())
            DisclosureGroup("More", isExpanded: $isExpanded) { Text("Less") }
                .disclosureGroupStyle(ChevronDisclosureStyle())
            LabeledContent("Version", value: "1.0").labeledContentStyle(RowContentStyle())
            TextField("Name", text: $name, prompt: Text("Your name")).textFieldStyle(UnderlinedFieldStyle())
        }
        .formStyle(BorderedFormStyle())
        .banner($message)
        .applied(if: isOn) { $0.tint(.pink) }
        .eraseToAnyView()
    }
}

#Preview { StyleGallery() }
