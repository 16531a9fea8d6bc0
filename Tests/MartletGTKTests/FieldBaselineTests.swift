#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Words beside a control are on the line of the words in it, at all sizes of text.
    @MainActor
    @Suite struct FieldBaselines {
        struct Fields: View {
            let size: DynamicTypeSize

            var body: some View {
                VStack(alignment: .leading) {
                    HStack(alignment: .firstTextBaseline) {
                        Text("Name")
                        TextField("Name", text: .constant("Ågypq"))
                    }
                    HStack(alignment: .firstTextBaseline) {
                        Text("Plain")
                        TextField("Plain", text: .constant("Ågypq")).textFieldStyle(.plain)
                    }
                    LabeledContent("Town") { TextField("Town", text: .constant("Bonn")) }
                    HStack(alignment: .firstTextBaseline) {
                        Text("Secret")
                        SecureField("Secret", text: .constant("Ågypq"))
                    }
                    HStack(alignment: .firstTextBaseline) {
                        Text("Size").font(.title)
                        TextField("Size", text: .constant("Ågypq")).font(.title)
                    }
                    HStack(alignment: .firstTextBaseline) {
                        Text("Small").font(.caption)
                        TextField("Small", text: .constant("Ågypq")).font(.caption)
                    }
                }
                .dynamicTypeSize(size)
                .frame(width: 400)
            }
        }

        /// GTK's own place of the first line of a field, in the field's coordinates.
        private func top(of text: Widget, in view: NodeView) -> CGFloat {
            var cursor = graphene_rect_t()
            gtk_text_compute_cursor_extents(text.cast(), 0, &cursor, nil)
            var from = graphene_point_t(x: 0, y: cursor.origin.y)
            var to = graphene_point_t()
            _ = gtk_widget_compute_point(text, view.widget, &from, &to)
            return CGFloat(to.y)
        }

        private func check(_ scale: String) throws {
            for size in DynamicTypeSize.allCases {
                let fixture = WindowFixture(Fields(size: size))
                defer { fixture.close() }
                let fields = fixture.widgets("GtkText")
                #expect(fields.count == 6)
                for (index, field) in fields.enumerated() {
                    let view = try #require(fixture.tree.view(holding: field))
                    let off = top(of: field, in: view) - view.node.parts.labelFrame.minY
                    #expect(abs(off) <= 1, "field \(index), \(size), \(scale)")
                }
            }
        }

        @Test func fieldsShowTheirTextWhereLayoutHasIt() throws {
            try check("plain")
            try FormRows().withLargeText { try check("large") }
        }

        struct Controls: View {
            let size: DynamicTypeSize
            @State private var date = Date(timeIntervalSinceReferenceDate: 0)
            @State private var number = 1

            var body: some View {
                VStack(alignment: .leading) {
                    LabeledContent("Label") { Button("Button") {} }
                    LabeledContent("Label") { Menu("Menu") { Button("One") {} } }
                    LabeledContent("Label") { Toggle("Toggle", isOn: .constant(true)) }
                    LabeledContent("Label") { Link("Link", destination: URL(string: "https://example.org")!) }
                    LabeledContent("Label") { Stepper("Stepper", value: $number) }
                    LabeledContent("Label") { DatePicker("Date", selection: $date) }
                    LabeledContent("Label") { Picker("Picker", selection: $number) { Text("One").tag(1) } }
                    LabeledContent("Label") { Text("Text") }
                    LabeledContent("Label", value: "Value")
                }
                .dynamicTypeSize(size)
                .frame(width: 700)
            }
        }

        @Test func wordsInControlsAreOnTheLineOfTheirLabels() {
            for size in DynamicTypeSize.allCases {
                let fixture = WindowFixture(Controls(size: size))
                defer { fixture.close() }
                var lines: [(label: CGFloat, words: [(String, CGFloat)])] = []
                fixture.window.scene.root.forEachInSubtree { node in
                    guard case .text(let text) = node.content, !node.isOutOfReach else { return }
                    let metrics = fixture.window.scene.host.measure(text, proposal: ProposedViewSize(node.frame.size))
                    let baseline = node.frameInWindow.minY + metrics.firstBaseline
                    if text.string == "Label" {
                        lines.append((baseline, []))
                    } else if !lines.isEmpty {
                        lines[lines.count - 1].words.append((text.string, baseline))
                    }
                }
                #expect(lines.count == 9)
                for line in lines {
                    // Later words may be in further lines, where the text is large.
                    guard let (word, baseline) = line.words.first else { continue }
                    #expect(abs(baseline - line.label) <= 1, "\(word), \(size)")
                }
            }
        }
    }
}
#endif
