import MartletTesting
import Testing

/// Failures that exploring finds are shrunk, and printed as tests.
@MainActor @Suite struct ShrinkTests {
    private struct Faulty: View {
        @State private var count = 0
        @State private var ids = [1, 2]
        var body: some View {
            VStack {
                Button("Count \(count)") { count += 1 }
                Button("Other") {}
                Button("Double") { ids = [1, 1] }
                Button("Single") { ids = [1, 2] }
                ForEach(ids, id: \.self) { Text("row \($0)") }
            }
        }
    }

    @Test func theShortestSequenceIsPrinted() {
        withKnownIssue {
            TestHost.explore(seeds: 0..<20, steps: 60) { Faulty() }
        } matching: { issue in
            let lines = "\(issue)".split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            let steps = lines.filter { $0.hasPrefix("try ") || $0.hasPrefix("host.") || $0.hasPrefix("_ =") }
            return steps.count == 1 && steps[0].contains("host.find(.button, \"Double\")")
                && lines.contains("let host = TestHost { Faulty() }")
                && "\(issue)".contains("of which these 1 are needed")
        }
    }

    private struct Unwatched: View {
        let box: Box
        var body: some View {
            VStack {
                Button("Write") { box.number += 1 }
                Text("\(box.number)")
            }
        }
        final class Box { var number = 0 }
    }

    @Test func aDifferenceIsAssertedByTheTest() {
        withKnownIssue {
            TestHost.explore(seeds: 0..<20, steps: 40) { Unwatched(box: .init()) }
        } matching: { issue in
            "\(issue)".contains("What is shown is out of date") && "\(issue)".contains("host.assertUpToDate()\n}")
        }
        let host = TestHost { Unwatched(box: .init()) }
        host.assertUpToDate()
        withKnownIssue {
            try host.find(.button, "Write").tap()
            host.assertUpToDate()
        }
    }

    @Test func soundViewsPass() {
        TestHost.explore(seeds: 0..<3, steps: 30) { Toggle("On", isOn: .constant(true)) }
    }
}
