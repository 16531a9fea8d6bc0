import SwiftUI

/// An app in some lines below the shell's, which grows and prints.
struct InlineView: View {
    @State private var count = 0
    @State private var isDone = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        if isDone {
            Text("closed with \(count) lines")
        } else {
            VStack(alignment: .leading) {
                Button("Grow") {
                    count += 1
                    print("printed \(count)")
                }
                Button("Close") {
                    isDone = true
                    dismiss()
                }
                ForEach(0..<count, id: \.self) { Text("line \($0)") }
            }
        }
    }
}
