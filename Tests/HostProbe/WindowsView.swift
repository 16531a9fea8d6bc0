import SwiftUI

/// Several windows in a terminal.
struct WindowsView: View {
    @Binding var marks: Int
    @State private var number = 0
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        VStack(alignment: .leading) {
            Text("first: \(number), marks: \(marks)")
            Button("Number") { number += 1 }
            Button("Open") { openWindow(id: "second") }
        }
    }
}

/// The window that covers the first one.
struct SecondView: View {
    @Binding var marks: Int
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading) {
            Text("second, marks: \(marks)")
            Button("Done") { dismiss() }
        }
        .onDisappear { marks += 10 }
    }
}
