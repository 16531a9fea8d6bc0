import SwiftUI

/// A list whose rows come, go and change places.
struct ShuffleDemo: View {
    @State private var birds = ["Swift", "Swallow", "Martin", "Wren", "Robin"]
    @State private var hatched = 0

    var body: some View {
        Demo("List") {
            HStack {
                Button("Shuffle") { withAnimation(.snappy) { birds.shuffle() } }
                Button("Add") {
                    hatched += 1
                    withAnimation(.snappy) { birds.insert("Fledgling \(hatched)", at: 1) }
                }
                Button("Remove") { withAnimation(.snappy) { _ = birds.remove(at: 1) } }
                    .disabled(birds.count < 2)
            }
            List {
                ForEach(birds, id: \.self) { bird in
                    Text(bird)
                        .transition(.move(edge: .leading).combined(with: .opacity))
                }
                .onMove { birds.move(fromOffsets: $0, toOffset: $1) }
            }
            .frame(height: 192)
        }
    }
}
