import SwiftUI

#Preview {
    Text("Plain")
}

#Preview("Named") {
    Text("Named")
    Text("Two views")
}

#Preview("Fits", traits: .sizeThatFitsLayout) {
    Text("Fits").padding(20)
}

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 40)) {
    let name = "Ada"
    return Text(name)
}

#Preview("Wide", traits: .landscapeLeft) {
    Text("Wide")
}

#Preview("State") {
    @Previewable @State var isOn = true
    Toggle("On", isOn: $isOn)
}

#Preview("Many", traits: .fixedLayout(width: 90, height: 30), arguments: ["one", "two"]) { title in
    Text(title)
}

@available(macOS 15, iOS 18, *)
#Preview("Context", traits: .modifier(SampleDepth()), .sizeThatFitsLayout) {
    DepthView()
}

private struct SampleDepth: PreviewModifier {
    static func makeSharedContext() async throws -> Int {
        try await Task.sleep(for: .milliseconds(1))
        return 12
    }

    func body(content: Content, context: Int) -> some View {
        content.environment(\.depth, context)
    }
}

private struct DepthView: View {
    @Environment(\.depth) private var depth

    var body: some View {
        Color.red.frame(width: CGFloat(depth), height: 10)
    }
}

extension EnvironmentValues {
    @Entry fileprivate var depth = 0
}

#if DEBUG
#Preview("Debug", traits: .sizeThatFitsLayout) {
    Text("Debug")
}
#endif
