import SwiftUI

// A chat with an async model, bubbles, focus, and scrolling to the end.

struct ChatLine: Identifiable, Hashable, Sendable {
    let id: UUID
    var text: AttributedString
    var isMine: Bool
    var sentAt: Date
    var state: State = .sent
    enum State: Hashable, Sendable { case sending, sent, failed(String) }
}

protocol ChatService: Sendable {
    func send(_ text: String) async throws -> ChatLine
    func incoming() -> AsyncStream<ChatLine>
}

struct EchoService: ChatService {
    struct Offline: LocalizedError { var errorDescription: String? { "You are offline." } }
    func send(_ text: String) async throws -> ChatLine {
        if text.isEmpty { throw Offline() }
        return ChatLine(id: UUID(), text: AttributedString(text), isMine: true, sentAt: .now)
    }
    func incoming() -> AsyncStream<ChatLine> {
        AsyncStream { continuation in
            continuation.yield(ChatLine(id: UUID(), text: "Hello", isMine: false, sentAt: .now))
            continuation.finish()
        }
    }
}

@MainActor
final class ChatModel: ObservableObject {
    enum Phase: Equatable { case idle, loading, failed(message: String) }
    @Published private(set) var lines: [ChatLine] = []
    @Published var draft = ""
    @Published var phase = Phase.idle
    @Published var error: EchoService.Offline?
    private let service: any ChatService
    private var listener: Task<Void, Never>?

    init(service: some ChatService = EchoService()) { self.service = service }

    func listen() async {
        for await line in service.incoming() { withAnimation(.bouncy) { lines.append(line) } }
    }

    func send() {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        draft = ""
        phase = .loading
        Task { [weak self] in
            guard let self else { return }
            do {
                let line = try await service.send(text)
                lines.append(line)
                phase = .idle
            } catch let offline as EchoService.Offline {
                error = offline
                phase = .failed(message: offline.localizedDescription)
            } catch {
                phase = .failed(message: error.localizedDescription)
            }
        }
    }
}

struct BubbleShape: Shape {
    let isMine: Bool
    func path(in rect: CGRect) -> Path {
        UnevenRoundedRectangle(
            topLeadingRadius: 16, bottomLeadingRadius: isMine ? 16 : 2, bottomTrailingRadius: isMine ? 2 : 16,
            topTrailingRadius: 16, style: .continuous
        ).path(in: rect)
    }
}

struct ChatBubble: View {
    let line: ChatLine
    var body: some View {
        HStack(alignment: .bottom) {
            if line.isMine { Spacer(minLength: 40) }
            VStack(alignment: line.isMine ? .trailing : .leading, spacing: 2) {
                Text(line.text)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .foregroundStyle(line.isMine ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
                    .background(
                        line.isMine ? AnyShapeStyle(.blue.gradient) : AnyShapeStyle(.thinMaterial),
                        in: BubbleShape(isMine: line.isMine)
                    )
                    .contextMenu {
                        Button("Copy", systemImage: "doc.on.doc") {}
                        Divider()
                        Button("Delete", systemImage: "trash", role: .destructive) {}
                    }
                Text(line.sentAt, format: .dateTime.hour().minute()).font(.caption2).foregroundStyle(.secondary)
            }
            if !line.isMine { Spacer(minLength: 40) }
        }
        .transition(.move(edge: line.isMine ? .trailing : .leading).combined(with: .opacity))
        .accessibilityElement(children: .combine)
        .accessibilityLabel(line.isMine ? "You said" : "They said")
        .accessibilityValue(Text(line.text))
    }
}

struct ChatScreen2: View {
    @StateObject private var model: ChatModel
    @FocusState private var isFocused: Bool
    @State private var position: ScrollPosition = .init(edge: .bottom)

    init(service: some ChatService = EchoService()) {
        _model = StateObject(wrappedValue: ChatModel(service: service))
    }

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(model.lines) { ChatBubble(line: $0).id($0.id) }
                    if model.phase == .loading {
                        Image(systemName: "ellipsis")
                            .symbolEffect(.variableColor.iterative.reversing, options: .repeating, isActive: true)
                    }
                }
                .padding(.horizontal)
                .scrollTargetLayout()
            }
            .scrollPosition($position)
            .defaultScrollAnchor(.bottom)
            .scrollDismissesKeyboard(.interactively)
            .onChange(of: model.lines.count) { _, _ in
                guard let last = model.lines.last else { return }
                withAnimation { proxy.scrollTo(last.id, anchor: .bottom) }
            }
        }
        .safeAreaInset(edge: .bottom) {
            HStack(alignment: .bottom) {
                TextField("Message", text: $model.draft, axis: .vertical)
                    .lineLimit(1...4)
                    .textFieldStyle(.roundedBorder)
                    .focused($isFocused)
                    .submitLabel(.send)
                    .onSubmit(model.send)
                Button(action: model.send) {
                    Image(systemName: "arrow.up.circle.fill").font(.title2).symbolRenderingMode(.hierarchical)
                }
                .disabled(model.draft.trimmingCharacters(in: .whitespaces).isEmpty)
                .keyboardShortcut(.return, modifiers: .command)
            }
            .padding()
            .background(.bar)
        }
        .alert(
            isPresented: Binding(get: { model.error != nil }, set: { if !$0 { model.error = nil } }), error: model.error
        ) {
            Button("OK", role: .cancel) {}
        }
        .task { await model.listen() }
        .onAppear { isFocused = true }
        .toolbar {
            ToolbarItem(placement: .principal) {
                VStack {
                    Text("Ada").font(.headline)
                    Text("online").font(.caption).foregroundStyle(.green)
                }
            }
            ToolbarItemGroup(placement: .topBarTrailing) {
                Menu {
                    Picker("Sort", selection: .constant(0)) { Text("New").tag(0) }
                    Toggle("Mute", isOn: .constant(false))
                } label: {
                    Label("More", systemImage: "ellipsis.circle")
                }
            }
        }
        .sensoryFeedback(.success, trigger: model.lines)
    }
}
