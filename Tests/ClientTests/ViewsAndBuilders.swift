import SwiftUI

enum Phase: String, CaseIterable, Identifiable {
    case idle, loading, loaded, failed, empty, offline, expired
    var id: Self { self }
}

struct PhaseView: View {
    let phase: Phase
    var error: String?

    var body: some View {
        Group {
            switch phase {
            case .idle: Text("Idle")
            case .loading: ProgressView()
            case .loaded:
                VStack {
                    Text("Loaded"); Divider()
                }
            case .failed where error != nil: Text(error!)
            case .failed: Text("Failed")
            case .empty: EmptyView()
            case .offline, .expired:
                let text = phase.rawValue.capitalized
                Text(text)
            }
        }
        .font(.headline)
    }

    @ViewBuilder private var footer: some View {
        if #available(iOS 17, macOS 14, *) {
            Text("New")
        } else {
            Text("Old")
        }
        if #available(iOS 17, *) { Text("Only new") }
        if let error, !error.isEmpty { Text(error) } else if phase == .idle { Text("Idle") } else { Color.clear }
    }
}

struct Card<Content: View, Header: View>: View {
    private let content: Content
    private let header: () -> Header
    var color: Color = .blue

    init(color: Color = .blue, @ViewBuilder header: @escaping () -> Header, @ViewBuilder content: () -> Content) {
        self.color = color
        self.header = header
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 0) {
            header()
            content.frame(maxWidth: .infinity, alignment: .leading)
        }
        .padding(.horizontal, 16)
        .padding([.top, .bottom])
        .background(color.opacity(0.2))
        .overlay(alignment: .topTrailing) { Circle().hidden() }
        .border(color, width: 2)
    }

    private struct Circle: View {
        var body: some View { Color.red }
    }
}

extension Card where Header == EmptyView {
    init(color: Color = .blue, @ViewBuilder content: () -> Content) {
        self.init(color: color, header: { EmptyView() }, content: content)
    }
}

struct PhaseRow: View {
    let phase: Phase
    init(_ phase: Phase) { self.phase = phase }
    var body: some View { Text(phase.rawValue) }
}

struct Rows: View {
    var body: some View {
        List {
            ForEach(Phase.allCases, content: PhaseRow.init)
            ForEach(0..<3) { Text("\($0)") }
            ForEach(1...3, id: \.self) { i in Text("Row \(i)") }
            ForEach(["a", "b"], id: \.self, content: Text.init(verbatim:))
            ForEach(Phase.allCases) { phase in
                if phase == .idle { Text("Idle") }
                Text(phase.rawValue)
            }
        }
    }
}

struct CardModifier: ViewModifier {
    var radius: CGFloat = 4
    @Environment(\.colorScheme) private var colorScheme
    @State private var isShown = true

    func body(content: Content) -> some View {
        content
            .padding(radius)
            .background(colorScheme == .dark ? Color.black : .white)
            .opacity(isShown ? 1 : 0)
    }
}

extension View {
    func card(radius: CGFloat = 4) -> some View { modifier(CardModifier(radius: radius)) }

    @ViewBuilder func `if`<T: View>(_ condition: Bool, transform: (Self) -> T) -> some View {
        if condition { transform(self) } else { self }
    }

    func erased() -> AnyView { AnyView(self) }

    func named() -> ModifiedContent<Self, CardModifier> { modifier(CardModifier()) }
}

struct Composed: View, Equatable {
    let title: String
    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.title == rhs.title }

    var body: some View {
        content(for: title)
            .card()
            .if(title.isEmpty) { $0.hidden() }
            .named()
    }

    private func content(for title: String) -> some View {
        TupleView((Text(title), Text("second")))
    }

    static let preview = Composed(title: "Preview").equatable()
}

struct Optionals: View {
    let title: Text?
    let views: [AnyView] = [AnyView(Text("a")), Text("b").erased()]

    var body: some View {
        title
        Optional(Text("some"))
        ForEach(views.indices, id: \.self) { views[$0] }
    }
}

struct SuffixModifier: ViewModifier {
    let suffix: String

    @ViewBuilder func body(content: Content) -> some View {
        content
        Text(suffix)
    }
}
