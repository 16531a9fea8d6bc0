/// Reports a sentence about the content, which the content itself finds out.
nonisolated struct ReportedIssue: PrimitiveModifier {
    let message: String?

    static func _makeView(
        modifier: _GraphValue<Self>, inputs: _ViewInputs, body: @escaping (_ViewInputs) -> _ViewOutputs
    ) -> _ViewOutputs {
        let outputs = body(inputs)
        let node = outputs.node
        var last: String?
        inputs.follow { graph in
            let message = modifier.read(in: graph).message
            defer { last = message }
            guard let message, message != last else { return }
            node.scene.diagnostics.report(RuntimeIssue(message: message, viewPath: node.path))
        }
        return outputs
    }
}

extension View {
    /// Reports an issue of the view, each time that another one is given; nothing for nil.
    nonisolated package func reportingIssue(_ message: String?) -> some View {
        modifier(ReportedIssue(message: message))
    }
}
