import SwiftUI

final class Clerk {
    var name = "Ada"
}

@MainActor final class Desk {
    nonisolated init() {}
    var name = "Desk"
}

extension EnvironmentValues {
    @Entry var tone: Color = .blue
    @Entry var captain: String?
    @Entry var depth = 3
    @Entry var clerk = Clerk()
    @Entry var typedClerk: Clerk = Clerk()
    @Entry var desk: Desk = Desk()
    @Entry var perform: () -> Void = {}
    @Entry var notifyAll: @Sendable (String) -> Int = { text in text.count }
    @Entry var onMain: (@MainActor (Int) -> Void)? = nil
    @Entry var sizes: [String: [CGFloat]] = [:]
    @Entry public var published: Int = .max
    @Entry private var secret: Int = 5
    @Entry package var shared: (Int, String) = (1, "b")
    @Entry var pet: any Sendable = 4
    @Entry var `default`: Bool = true

    var twiceSecret: Int {
        get { secret * 2 }
        set { secret = newValue / 2 }
    }
}

extension SwiftUI.EnvironmentValues {
    /// A documented entry.
    @Entry
    var documented: Int = 1  // with a comment
}

extension Transaction {
    @Entry var isQuick: Bool = false
    @Entry var reason: String?
}

struct EntriesView: View {
    @Environment(\.tone) private var tone
    @Environment(\.captain) private var captain
    @Environment(\.depth) private var depth
    @Environment(\.clerk) private var clerk
    @Environment(\.notifyAll) private var notifyAll
    @Environment(\.twiceSecret) private var twiceSecret
    @Environment(\.default) private var isDefault

    var body: some View {
        Text("\(captain ?? "nobody") \(depth) \(clerk.name) \(notifyAll("abc")) \(twiceSecret)")
            .foregroundStyle(tone)
    }
}

extension View {
    func captain(_ name: String) -> some View { environment(\.captain, name) }
}

#Preview {
    EntriesView()
}

#Preview("Named") {
    EntriesView()
    Text("Two views")
}

#Preview("Wide", traits: .landscapeLeft) {
    EntriesView().captain("Grace")
}

#Preview(traits: .sizeThatFitsLayout, .fixedLayout(width: 300, height: 200)) {
    let name = "Grace"
    return EntriesView().captain(name)
}

#Preview("State") {
    @Previewable @State var isOn = false
    @Previewable @State var count: Int = 3
    Toggle("On", isOn: $isOn)
    if isOn { Text("Count \(count)") }
}

#Preview(
    "Focus",
    body: {
        @Previewable @FocusState var isFocused: Bool
        @Previewable @State var name = ""
        TextField("Name", text: $name).focused($isFocused)
    })

@available(macOS 15, iOS 18, *)
#Preview("Context", traits: .modifier(SampleDepth())) {
    EntriesView()
}

struct SampleDepth: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 12 }

    func body(content: Content, context: Int) -> some View {
        content.environment(\.depth, context)
    }
}

struct PlainFrame: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content.padding() }
}

struct EntriesView_Previews: PreviewProvider {
    static var previews: some View {
        EntriesView()
            .previewDisplayName("Plain")
            .previewLayout(.sizeThatFits)
        EntriesView()
            .environment(\.colorScheme, .dark)
            .previewDevice("iPhone 15")
            .previewLayout(.fixed(width: 320, height: 60))
    }
}

#if DEBUG
struct OldPreviews: PreviewProvider {
    static var previews: some View {
        Group {
            EntriesView()
            EntriesView().previewDevice(PreviewDevice(rawValue: "iPhone SE"))
        }
        .previewInterfaceOrientation(.landscapeLeft)
    }
}
#endif
