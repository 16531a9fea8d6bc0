import SwiftUI

/// Prints a line for each press.
struct PrintingView: View {
    @State private var count = 0

    var body: some View {
        Button("Print \(count)") {
            count += 1
            print("line \(count) of the output")
        }
    }
}
