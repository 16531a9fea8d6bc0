import SwiftUI

/// Pages to swipe through, dots, and a button that changes on the last.
struct WelcomePages: View {
    private struct Page {
        let symbol: String
        let title: String
        let text: String
        let color: Color
    }

    private let pages = [
        Page(symbol: "hand.wave", title: "Hello", text: "This is your first page.", color: .blue),
        Page(symbol: "lock.shield", title: "Safe", text: "Nothing leaves this machine.", color: .green),
        Page(symbol: "checkmark.seal", title: "Ready", text: "That was all.", color: .orange),
    ]

    @State private var page = 0
    @State private var isDone = false

    var body: some View {
        if isDone {
            VStack {
                Text("Home").font(.largeTitle)
                Button("Once more") {
                    page = 0
                    withAnimation { isDone = false }
                }
            }
            .transition(.opacity)
        } else {
            VStack {
                TabView(selection: $page) {
                    ForEach(pages.indices, id: \.self) { index in
                        VStack(spacing: 20) {
                            Image(systemName: pages[index].symbol)
                                .font(.system(size: 60))
                                .foregroundStyle(pages[index].color)
                            Text(pages[index].title).font(.title.bold())
                            Text(pages[index].text)
                        }
                        .tag(index)
                    }
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
                HStack {
                    ForEach(pages.indices, id: \.self) { index in
                        Circle()
                            .fill(index == page ? Color.primary : Color.gray.opacity(0.4))
                            .frame(width: 8, height: 8)
                            .accessibilityIdentifier("dot \(index)")
                    }
                }
                Button {
                    withAnimation(.easeInOut(duration: 0.3)) {
                        if page < pages.count - 1 { page += 1 } else { isDone = true }
                    }
                } label: {
                    Text(page < pages.count - 1 ? "Next" : "Begin")
                        .bold()
                        .frame(maxWidth: .infinity)
                        .padding(.vertical, 12)
                }
                .buttonStyle(.borderedProminent)
                .tint(pages[page].color)
                .padding()
            }
            .transition(.opacity)
        }
    }
}
