import Foundation

extension RenderNode {
    /// Returns the proposal for measuring the label of a control with chrome. It is at least as wide as the label's
    /// widest word, so that a narrow control, or its window, does not break a word.
    ///
    /// - Complexity: O(d + n) for a node d levels deep and a text of n characters; called if a line does not fit.
    func proposalForWholeWords(of text: TextContent, _ proposal: ProposedViewSize) -> ProposedViewSize {
        guard let width = proposal.width, scene.profile.keepsWordsWhole, labelsControl else { return proposal }
        // A single line is truncated with an ellipsis, and text with a scale factor shrinks.
        let options = text.options
        guard options.lineLimit != 1, options.minimumScaleFactor >= 1 else { return proposal }
        let least = text.widthOfWidestWord(in: scene)
        return width < least ? ProposedViewSize(width: least, height: proposal.height) : proposal
    }

    private var labelsControl: Bool {
        var node = parent
        while let current = node {
            if let control = current.controlContent { return control.hasChrome && control.role.keepsWordsWhole }
            node = current.parent
        }
        return false
    }
}

extension ControlRole {
    /// Whether the children of the control are its label, as opposed to its content.
    fileprivate var keepsWordsWhole: Bool {
        switch element {
        case .button, .toggle, .tab, .menu, .picker, .stepper: true
        default: false
        }
    }
}

extension TextContent {
    /// The largest width of a word that is kept whole, in line heights: a long address does not widen its window.
    private static let widest: CGFloat = 12

    /// Returns the width of the widest word that is kept whole; 0 if there is none.
    fileprivate func widthOfWidestWord(in scene: SceneGraph) -> CGFloat {
        let string = styled.string
        let words = string.split(whereSeparator: \.isWhitespace)
        if words.count == 1, words[0].isBrokenBetweenWordsOnly {
            return narrowEnough(idealMetrics(in: scene), least: 0)
        }
        return words.reduce(0) { least, word in
            guard word.isBrokenBetweenWordsOnly else { return least }
            let content = resolved(as: StyledText(String(word), style: styled.style))
            return narrowEnough(scene.metrics(of: content, proposal: .unspecified), least: least)
        }
    }

    private func narrowEnough(_ metrics: TextMetrics, least: CGFloat) -> CGFloat {
        metrics.size.width <= metrics.size.height * Self.widest ? max(least, metrics.size.width) : least
    }
}

extension Substring {
    /// Whether lines of the word's script end between words: not so in Chinese, Japanese or Thai, which have no spaces.
    fileprivate var isBrokenBetweenWordsOnly: Bool {
        unicodeScalars.allSatisfy { $0.value < 0x0E00 || 0x1E00..<0x2E80 ~= $0.value }
    }
}
