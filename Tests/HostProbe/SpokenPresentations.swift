import SwiftUI

/// Presentations, for accessibility tests.
struct SpokenPresentations: View {
    @State private var isPresented = false
    @State private var asks = false
    @State private var answer = "nothing"

    var body: some View {
        VStack(spacing: 8) {
            Button("Open the sheet") { isPresented = true }
            Button("Ask") { asks = true }
            Text("Answer: \(answer)")
        }
        .padding()
        .sheet(isPresented: $isPresented) {
            NavigationStack {
                Button("Leave") { isPresented = false }
                    .navigationTitle("The sheet")
            }
        }
        .alert("Delete the file?", isPresented: $asks) {
            Button("Cancel", role: .cancel) { answer = "cancelled" }
            Button("Delete", role: .destructive) { answer = "deleted" }
        } message: {
            Text("It can't be restored.")
        }
    }
}
