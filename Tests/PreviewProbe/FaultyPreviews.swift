import SwiftUI

#Preview("Crashes") {
    let numbers: [Int] = []
    Text("\(numbers[1])")
}

#Preview("Never ends") {
    EndlessView()
}

#Preview("Lacks an object") {
    NeedsObject()
}

#Preview("Changes itself") {
    WritesInBody()
}

#Preview("Reports an issue", traits: .sizeThatFitsLayout) {
    ForEach(["a", "a"], id: \.self) { Text($0) }
}

#Preview("Throws", traits: .modifier(ThrowingContext())) {
    Text("Never shown")
}

struct BrokenProvider_Previews: PreviewProvider {
    static var previews: some View {
        if true { fatalError("The provider is broken") }
        return Text("Never shown")
    }
}

private struct EndlessView: View {
    var body: some View {
        while Self.isEndless {}
        return Text("Never shown")
    }

    private static var isEndless: Bool { ProcessInfo.processInfo.processorCount > 0 }
}

private final class Library: ObservableObject {
    @Published var count = 0
}

private struct NeedsObject: View {
    @EnvironmentObject private var library: Library

    var body: some View { Text("\(library.count)") }
}

private struct WritesInBody: View {
    @State private var count = 0

    var body: some View {
        let _ = count += 1
        Text("\(count)")
    }
}

private struct ThrowingContext: PreviewModifier {
    struct NoSample: Error, CustomStringConvertible {
        let description = "There is no sample"
    }

    static func makeSharedContext() async throws -> Int { throw NoSample() }

    func body(content: Content, context: Int) -> some View { content }
}
