import SwiftUI

private struct Card: View {
    let title: String

    var body: some View { Text(title).padding() }
}

private struct Card_Previews: PreviewProvider {
    static var previews: some View {
        Card(title: "A")
            .previewDisplayName("First")
            .previewLayout(.fixed(width: 100, height: 50))
        Group {
            Card(title: "B")
            Card(title: "C")
                .previewDevice("iPad Pro")
        }
        .environment(\.colorScheme, .dark)
        ForEach(["D", "E"], id: \.self) { title in
            Card(title: title)
                .previewLayout(.sizeThatFits)
                .previewDisplayName("Card \(title)")
        }
    }
}

#if DEBUG
enum Nested {
    struct Turned_Previews: PreviewProvider {
        static var previews: some View {
            Card(title: "Turned")
                .previewDevice(PreviewDevice(rawValue: "iPhone SE"))
                .previewInterfaceOrientation(.landscapeRight)
        }
    }
}
#endif
