import SwiftUI

// Styles of one's own, for each control that takes some.

private struct MyGrad: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.red : Color.blue
    }
}
private struct MyButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) var isEnabled;
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(configuration.isPressed ? Color.red : .blue).scaleEffect(
            configuration.isPressed ? 0.9 : 1
        ).animation(.easeOut(duration: 0.2), value: configuration.isPressed).opacity(isEnabled ? 1 : 0.5)
            .foregroundColor(configuration.role == .destructive ? .red : nil)
    }
}
extension ButtonStyle where Self == MyButtonStyle { static var mine: Self { .init() } }
private struct PrimStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(perform: configuration.trigger); Button(configuration).buttonStyle(.borderless)
    }
}
private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square"); configuration.label
            }
        }.buttonStyle(.plain); Toggle(configuration)
    }
}
private struct Prog: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration); Text("\(configuration.fractionCompleted ?? 0)"); configuration.label;
        configuration.currentValueLabel
    }
}
private struct Lab: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.icon; configuration.title
        }
    }
}
private struct Gau: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.value)"); configuration.currentValueLabel; configuration.minimumValueLabel
    }
}
private struct Grp: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label; configuration.content
        }
    }
}
private struct Men: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding() }
}
private struct Dis: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            Button {
                withAnimation { configuration.isExpanded.toggle() }
            } label: {
                configuration.label
            }; if configuration.isExpanded { configuration.content }
        }
    }
}
private struct Con: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label; configuration.content
        }
    }
}
private struct Lbl: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label; configuration.content
        }
    }
}
private struct Txt: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
}
private struct Dat: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label; Text(configuration.selection, style: .date)
    }
}
