import Martlet
import MartletRuntime

/// The texts that tell views of one type apart, by the views.
struct TextsAnswer: Encodable {
    var texts: [String: String]
}

extension Inspector {
    /// The largest number of views in an answer, and of characters in a text.
    private static let textLimit = 500
    private static let textLength = 100

    /// Returns the first text of each view, or the identity of its row. Views that have neither are left out, as are those
    /// that have ended.
    func texts(_ request: Request) -> TextsAnswer {
        var answer = TextsAnswer(texts: [:])
        for name in request.views?.prefix(Self.textLimit) ?? [] {
            guard let key = ViewKey(name),
                let text = scene(key.graph)?.inspection.instance(of: key.attribute)?.rowText
            else { continue }
            answer.texts[name] = String(text.prefix(Self.textLength))
        }
        return answer
    }
}
