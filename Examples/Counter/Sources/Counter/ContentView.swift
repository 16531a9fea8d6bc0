import SwiftUI

struct ContentView: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            HStack {
                Button("Less") { count -= 1 }
                Button("More") { count += 1 }
            }
        }
        .padding()
    }
}
