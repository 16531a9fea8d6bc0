import SwiftUI

/// Questions one after the other, with a bar of how far it is and a page at the end.
struct CapitalQuiz: View {
    private struct Question {
        let text: String
        let answers: [String]
        let right: Int
    }

    private let questions = [
        Question(text: "Capital of Portugal?", answers: ["Porto", "Lisbon", "Faro"], right: 1),
        Question(text: "Capital of Norway?", answers: ["Oslo", "Bergen", "Tromsø"], right: 0),
    ]

    @State private var index = 0
    @State private var chosen: Int?
    @State private var score = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            if index < questions.count {
                ProgressView(value: Double(index), total: Double(questions.count))
                Text(questions[index].text).font(.title2.bold())
                ForEach(questions[index].answers.indices, id: \.self) { answer in
                    Button {
                        chosen = answer
                        if answer == questions[index].right { score += 1 }
                    } label: {
                        Text(questions[index].answers[answer])
                            .frame(maxWidth: .infinity)
                            .padding()
                            .background(color(of: answer))
                            .foregroundColor(.white)
                            .cornerRadius(12)
                    }
                    .disabled(chosen != nil)
                }
                Spacer()
                Button("Next") {
                    index += 1
                    chosen = nil
                }
                .frame(maxWidth: .infinity, alignment: .trailing)
                .opacity(chosen == nil ? 0 : 1)
            } else {
                Spacer()
                Text("\(score) of \(questions.count)").font(.largeTitle).frame(maxWidth: .infinity)
                Button("Again") { (index, score) = (0, 0) }.frame(maxWidth: .infinity)
                Spacer()
            }
        }
        .padding()
    }

    private func color(of answer: Int) -> Color {
        guard let chosen else { return .blue }
        if answer == questions[index].right { return .green }
        return answer == chosen ? .red : .gray
    }
}
