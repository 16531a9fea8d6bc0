import SwiftUI

/// Content that hosts draw themselves: custom styles, fonts, colors, borders.
struct Looks: View {
    @State private var presses = 0
    @State private var taps = 0
    @State private var isOn = true
    @State private var note = "Several\nlines"

    var body: some View {
        ScrollView {
            HStack(alignment: .top, spacing: 24) {
                VStack(alignment: .leading) {
                    Button("Plain \(presses)") { presses += 1 }.buttonStyle(.plain)
                    Button("Own style") { presses += 1 }.buttonStyle(Pill())
                    Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
                    Button("Tinted") {}.tint(.purple)
                    Button("Prominent") {}.buttonStyle(.borderedProminent).tint(.orange)
                    Button("Remove", role: .destructive) {}
                    Button("Off") {}.disabled(true)
                    Button("Large") {}.controlSize(.large)
                    Text("Tapped \(taps)").padding(8).background(.yellow.opacity(0.5)).onTapGesture { taps += 1 }
                    Toggle("Green", isOn: $isOn).toggleStyle(.switch).tint(.green).frame(width: 160)
                    Toggle("Down", isOn: $isOn).toggleStyle(.button)
                    TextField("Note", text: $note, axis: .vertical).frame(width: 200)
                }
                VStack(alignment: .leading) {
                    Text("Large title").font(.largeTitle)
                    Text("Headline").font(.headline)
                    Text("Caption").font(.caption)
                    Text("Serif").font(.system(size: 20, design: .serif))
                    Text("let mono = 0").monospaced()
                    Text("Bold ").bold() + Text("red").foregroundColor(.red) + Text(" struck").strikethrough()
                    Text("Under").underline() + Text("  wide").tracking(4)
                    Text("مرحبا بالعالم 🐦 שלום")
                    Text("Centred lines\nof different\nlength").multilineTextAlignment(.center).border(.blue)
                    Text("A line that is too long to fit").lineLimit(1).frame(width: 120).border(.red)
                    Text("The middle is cut from here").lineLimit(1).truncationMode(.middle).frame(width: 120)
                    HStack(alignment: .firstTextBaseline) {
                        Text("Base").font(.largeTitle)
                        Text("line")
                        Button("Button") {}
                        Image(systemName: "star.fill").foregroundStyle(.orange)
                    }
                    Color.blue.frame(width: 120, height: 24).opacity(0.5)
                    Text("Clipped text").frame(width: 60, height: 12).clipped()
                    Divider()
                    ProgressView("Half", value: 0.5).tint(.pink)
                }
            }
            .padding()
        }
    }
}

private struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 16)
            .padding(.vertical, 6)
            .background(configuration.isPressed ? Color.indigo : Color.teal)
    }
}
