import MartletTesting

private struct WordKey: EnvironmentKey { static let defaultValue = "none" }

extension EnvironmentValues {
    fileprivate var modelWord: String {
        get { self[WordKey.self] }
        set { self[WordKey.self] = newValue }
    }
}

/// The connection between the views of a model tree and the test: bindings to their state, and their body runs.
@MainActor
final class ModelProbe {
    /// The state of the shown views, by name: a binding, and the initial value for a fresh tree.
    private(set) var bindings: [String: Binding<Int>] = [:]
    private(set) var bodyRuns: [String] = []
    /// The values with which state begins, for the tree that is built from scratch.
    let initialValues: [String: Int]

    init(initialValues: [String: Int] = [:]) { self.initialValues = initialValues }

    func ran(_ name: String, _ binding: Binding<Int>?) {
        bodyRuns.append(name)
        if let binding { bindings[name] = binding }
    }

    func takeRuns() -> [String] {
        defer { bodyRuns = [] }
        return bodyRuns
    }
}

/// The root: holds the shape, which the test writes.
struct ModelRoot: View {
    let probe: ModelProbe
    let holder: Binding<Shape>
    var body: some View {
        let _ = probe.ran("root", nil)
        ShapeView(shape: holder.wrappedValue, probe: probe)
    }
}

/// Holds the shape as state.
struct ModelHolder: View {
    let probe: ModelProbe
    @State var shape: Shape
    let offer: (Binding<Shape>) -> Void
    var body: some View {
        let _ = offer($shape)
        ModelRoot(probe: probe, holder: $shape)
    }
}

/// The view of a shape. Recursive, so each level hides its type.
struct ShapeView: View {
    let shape: Shape
    let probe: ModelProbe

    var body: some View {
        switch shape {
        case .text(let word): Text(word)
        case .cell(let name): CellView(name: name, probe: probe)
        case .stack(let horizontal, let children):
            if horizontal { HStack { many(children) } } else { VStack(alignment: .leading) { many(children) } }
        case .group(let children): Group { many(children) }
        case .branch(let name, let first, let second):
            BranchView(name: name, first: first, second: second, probe: probe)
        case .rows(let name, let rows): RowsView(name: name, rows: rows, probe: probe)
        case .identified(let id, let child): AnyView(ShapeView(shape: child, probe: probe)).id(id)
        case .erased(let child): AnyView(ShapeView(shape: child, probe: probe))
        case .modified(let name, let child):
            AnyView(ShapeView(shape: child, probe: probe)).modifier(ModelModifier(name: name, probe: probe))
        case .worded(let word, let child):
            AnyView(ShapeView(shape: child, probe: probe)).environment(\.modelWord, word)
        case .word(let name): WordView(name: name, probe: probe)
        }
    }

    /// Children by position.
    private func many(_ children: [Shape]) -> some View {
        ForEach(children.indices, id: \.self) { AnyView(ShapeView(shape: children[$0], probe: probe)) }
    }
}

struct CellView: View {
    let name: String
    let probe: ModelProbe
    @State private var n: Int

    init(name: String, probe: ModelProbe) {
        self.name = name
        self.probe = probe
        _n = State(initialValue: probe.initialValues[name] ?? 0)
    }

    var body: some View {
        let _ = probe.ran(name, $n)
        Text("\(name):\(String(repeating: "x", count: n))")
    }
}

struct BranchView: View {
    let name: String
    let first: Shape
    let second: Shape
    let probe: ModelProbe
    @State private var n: Int

    init(name: String, first: Shape, second: Shape, probe: ModelProbe) {
        self.name = name
        self.first = first
        self.second = second
        self.probe = probe
        _n = State(initialValue: probe.initialValues[name] ?? 0)
    }

    var body: some View {
        let _ = probe.ran(name, $n)
        if n % 2 == 0 {
            AnyView(ShapeView(shape: first, probe: probe))
        } else {
            AnyView(ShapeView(shape: second, probe: probe))
        }
        if n % 3 == 0 { Text(name) }
    }
}

struct RowsView: View {
    let name: String
    let rows: [Shape.Row]
    let probe: ModelProbe

    var body: some View {
        let _ = probe.ran(name, nil)
        ForEach(rows, id: \.id) { row in AnyView(ShapeView(shape: row.shape, probe: probe)) }
    }
}

struct WordView: View {
    let name: String
    let probe: ModelProbe
    @Environment(\.modelWord) private var word
    var body: some View {
        let _ = probe.ran(name, nil)
        Text("\(name)=\(word)")
    }
}

struct ModelModifier: ViewModifier {
    let name: String
    let probe: ModelProbe

    func body(content: Content) -> some View {
        content
        Text("/\(name)")
    }
}
