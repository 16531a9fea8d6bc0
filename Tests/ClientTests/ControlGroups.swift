import SwiftUI

struct Framed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        GroupBox {
            HStack { configuration.content }
        } label: {
            configuration.label
        }
    }
}

extension ControlGroupStyle where Self == Framed {
    static var framed: Framed { Framed() }
}

struct Grouped: ControlGroupStyle {
    func makeBody(configuration: Self.Configuration) -> some View { ControlGroup(configuration).padding() }
}

struct ControlGroups: View {
    let name = "Zoom"
    @State private var isBold = false

    var body: some View {
        ControlGroup {
            Button("Cut") {}
            Toggle("Bold", isOn: $isBold).toggleStyle(.button)
        }
        .controlGroupStyle(.automatic)
        ControlGroup {
            Button("Back") {}
        } label: {
            Label("History", systemImage: "clock")
        }
        .controlGroupStyle(.navigation)
        ControlGroup("Zoom") { Button("Larger") {} }.controlGroupStyle(.framed)
        ControlGroup(name) { Button("Smaller") {} }.controlGroupStyle(Grouped())
        ControlGroup("Edit", systemImage: "pencil") { Button("Paste") {} }.controlGroupStyle(.palette)
        ControlGroup(name, systemImage: "magnifyingglass") { Button("Fit") {} }.controlGroupStyle(.menu)
        ControlGroup("Logo", image: ImageResource(name: "logo", bundle: .main)) { Button("Show") {} }
            .controlGroupStyle(.compactMenu)
        Menu("More") {
            ControlGroup {
                Button("One") {}
                Button("Two") {}
            }
        }
    }
}
