import SwiftUI

/// Bubbles at both sides, the last of which is in sight, above a field.
struct ChatRoom: View {
    private struct Message: Identifiable {
        let id: Int
        let text: String
        let isMine: Bool
    }

    @State private var messages: [Message] = (0..<12).map {
        Message(
            id: $0, text: $0 % 3 == 0 ? "A longer message, number \($0), that goes on for a while" : "Message \($0)",
            isMine: $0 % 2 == 1)
    }
    @State private var draft = ""

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(messages) { message in
                            HStack {
                                if message.isMine { Spacer(minLength: 40) }
                                Text(message.text)
                                    .padding(10)
                                    .background(message.isMine ? Color.blue : Color.gray.opacity(0.25))
                                    .foregroundColor(message.isMine ? .white : .primary)
                                    .clipShape(RoundedRectangle(cornerRadius: 14))
                                    .accessibilityIdentifier("bubble \(message.id)")
                                if !message.isMine { Spacer(minLength: 40) }
                            }
                            .id(message.id)
                        }
                    }
                    .padding()
                }
                .onChange(of: messages.count) {
                    withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
                .onAppear { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
            }
            Divider()
            HStack {
                TextField("Message", text: $draft).onSubmit(send)
                Button(action: send) { Image(systemName: "paperplane.fill") }
                    .disabled(draft.isEmpty)
                    .accessibilityLabel("Send")
            }
            .padding()
        }
    }

    private func send() {
        guard !draft.isEmpty else { return }
        messages.append(Message(id: messages.count, text: draft, isMine: true))
        draft = ""
    }
}
