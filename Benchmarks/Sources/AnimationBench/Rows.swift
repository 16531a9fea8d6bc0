import Martlet

/// The operations that the views offer to the benchmark.
@MainActor
enum Handles {
    /// Animates a row; in the order in which they appeared.
    static var rows: [() -> Void] = []
    /// Animates what the rows share.
    static var all: (() -> Void)?
}

/// Rows that fade, each by a state of its own.
struct FadingRows: View {
    let rows: Int

    var body: some View {
        VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { FadingRow(index: $0) } }
    }
}

private struct FadingRow: View {
    let index: Int
    @State private var isOn = true

    var body: some View {
        HStack {
            Text("row \(index)").opacity(isOn ? 1 : 0.2)
            Text("x")
        }
        .onAppear { Handles.rows.append { withAnimation(.linear(duration: 1)) { isOn.toggle() } } }
    }
}

/// Rows that go from one side to the other.
struct MovingRows: View {
    let rows: Int
    @State private var isTrailing = false

    var body: some View {
        VStack(alignment: isTrailing ? .trailing : .leading, spacing: 0) {
            Text("a row that is wider than the others")
            ForEach(0..<rows, id: \.self) { Text("row \($0)") }
        }
        .onAppear { Handles.all = { withAnimation(.easeInOut(duration: 1)) { isTrailing.toggle() } } }
    }
}

/// Rows with an offset, a scale and a rotation each, by springs.
struct SpringingRows: View {
    let rows: Int
    @State private var isAway = false

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { index in
                Text("row \(index)")
                    .rotationEffect(.degrees(isAway ? 30 : 0))
                    .scaleEffect(isAway ? 1.2 : 1)
                    .offset(x: isAway ? 40 : 0)
            }
        }
        .onAppear { Handles.all = { withAnimation(.spring(duration: 0.6, bounce: 0.3)) { isAway.toggle() } } }
    }
}
