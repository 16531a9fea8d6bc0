import SwiftUI

/// State jumps; what is shown of it goes there.
struct AnimationPage: View {
    @State private var isSlow = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Toggle("Slow motion", isOn: $isSlow)
                PlayDemo()
                CardDemo()
                SpringDemo(isSlow: isSlow)
                ShuffleDemo()
            }
            .padding()
            .frame(maxWidth: 480)
            .frame(maxWidth: .infinity)
        }
        // The duration of all animations of `withAnimation` is multiplied by four.
        .transaction { if isSlow { $0.animation = $0.animation?.speed(0.25) } }
    }
}

/// A title above what is shown.
struct Demo<Content: View>: View {
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            content
        }
    }
}
