import Foundation
import Martlet
import MartletTesting
import Testing

private struct Rows: View {
    let isAnimated: Bool
    @State private var position: Int?

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Button("Go") { withAnimation(isAnimated ? .default : nil) { proxy.scrollTo(50, anchor: .top) } }
                Button("Write") { position = 20 }
                Text(verbatim: "At \(position ?? -1)")
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100, id: \.self) { Text("Row \($0)").frame(height: 20) }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $position, anchor: .top)
                .frame(height: 200)
            }
        }
    }
}

/// The position of a scroll view that a `ScrollViewReader` scrolls.
@MainActor @Suite struct ReaderPositionTests {
    @Test(arguments: [false, true]) func scrollingByAReaderIsWritten(isAnimated: Bool) throws {
        let host = TestHost { Rows(isAnimated: isAnimated) }
        try host.find(.button, "Go").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Row 50"))
        #expect(host.texts.contains("At 50"))
        try host.find(.button, "Write").tap()
        #expect(host.texts.contains("Row 20"))
        #expect(host.texts.contains("At 20"))
        try host.find(.button, "Go").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("At 50"))
    }
}
