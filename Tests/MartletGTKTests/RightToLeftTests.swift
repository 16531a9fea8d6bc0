#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Widgets beside the label of a control are mirrored with it.
    @MainActor
    @Suite struct RightToLeft {
        struct Rows: View {
            @State private var isOn = true
            @State private var count = 3
            @State private var choice = 0

            var body: some View {
                Form {
                    Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                    Toggle("Box", isOn: $isOn).toggleStyle(.checkbox)
                    Stepper("Stepper", value: $count)
                    Picker("Picker", selection: $choice) { Text("One").tag(0) }
                    ProgressView(value: 0.4)
                }
                .formStyle(.grouped)
                .environment(\.layoutDirection, .rightToLeft)
            }
        }

        /// The x coordinates that a widget has in the view of its control.
        private func span(_ widget: Widget, in view: NodeView) throws -> ClosedRange<CGFloat> {
            var bounds = graphene_rect_t()
            try #require(gtk_widget_compute_bounds(widget, view.widget, &bounds) != 0)
            return CGFloat(bounds.origin.x)...CGFloat(bounds.origin.x + bounds.size.width)
        }

        @Test func widgetsAreOnTheOtherSideOfTheirLabels() throws {
            let fixture = WindowFixture(Rows())
            defer { fixture.close() }
            for (kind, isBefore) in [("GtkSwitch", false), ("GtkCheckButton", true), ("MartletStepper", false)] {
                let widget = try #require(fixture.widgets(kind).first, "\(kind)")
                let view = try #require(fixture.tree.view(holding: widget))
                let (span, label) = (try span(widget, in: view), view.node.parts.labelFrame)
                if isBefore {
                    #expect(span.lowerBound >= label.maxX, "\(kind)")
                } else {
                    #expect(span.upperBound <= label.minX, "\(kind)")
                }
            }
            let button = try #require(
                fixture.widgets("GtkButton").first { gtk_widget_has_css_class($0, "martlet-combo") != 0 })
            let view = try #require(fixture.tree.view(holding: button))
            #expect(view.node.picker.menuIndicatorFrame.minX == 0)
            let bar = try #require(fixture.widgets("GtkProgressBar").first)
            #expect(gtk_widget_get_direction(bar) == GTK_TEXT_DIR_RTL)
        }
    }
}
#endif
