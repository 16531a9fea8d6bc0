import Foundation
import Martlet

/// The pages that the benchmark shows.
enum Pages {
    /// The rows of lists.
    static let rows = 10_000
    /// The cells of the screen.
    static let screen = (width: 200, height: 60)
}

/// A button, a field and a list, which the keys of the benchmark operate.
struct ListPage: View {
    @State private var count = 0
    @State private var text = ""

    var body: some View {
        VStack(alignment: .leading) {
            Button("Count") { count += 1 }
            Text("Counted: \(count % 10)").frame(width: 320, alignment: .leading)
            TextField("Name", text: $text)
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<Pages.rows, id: \.self) { row in
                        Text("Row \(row) of the list, with some words of its own")
                    }
                }
            }
        }
    }
}

/// Rows with a background, a quarter of the screen, whose colors change in every frame.
struct AnimatedPage: View {
    @State private var isOn = false

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<Pages.screen.height / 2, id: \.self) { row in
                Text("Row \(row) of a quarter of the screen, whose cells all change in each frame")
                    .frame(width: CGFloat(Pages.screen.width / 2) * 8, alignment: .leading)
                    .background(isOn ? Color(red: 0.1, green: 0.2, blue: 0.9) : Color(red: 0.9, green: 0.3, blue: 0))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onAppear { withAnimation(.linear(duration: 2).repeatForever()) { isOn = true } }
    }
}
