import SwiftUI

/// Sheets above sheets, each of which opens the next.
struct SheetTower: View {
    @State private var isOpen = false
    @State private var height = 0

    var body: some View {
        VStack {
            Text("The tower has been \(height) high")
            Button("Build") { isOpen = true }
        }
        .sheet(isPresented: $isOpen) { TowerFloor(number: 1, height: $height) }
    }
}

private struct TowerFloor: View {
    let number: Int
    @Binding var height: Int
    @State private var isOpen = false
    @State private var note = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            VStack {
                Text("Floor \(number)")
                TextField("Note", text: $note)
                Button("One more") { isOpen = true }
            }
            .padding()
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Leave \(number)") { dismiss() } }
            }
        }
        .frame(minWidth: 240, minHeight: 160)
        .onAppear { height = max(height, number) }
        .sheet(isPresented: $isOpen) { TowerFloor(number: number + 1, height: $height) }
    }
}
