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

        struct Link: View {
            let direction: LayoutDirection

            var body: some View {
                NavigationStack { List { NavigationLink("Page") { Text("Shown") } } }
                    .environment(\.layoutDirection, direction)
            }
        }

        @Test(arguments: [(LayoutDirection.leftToRight, "go-next-symbolic"), (.rightToLeft, "go-previous-symbolic")])
        func theSignOfALinkPointsAhead(direction: LayoutDirection, icon: String) throws {
            let fixture = WindowFixture(Link(direction: direction))
            defer { fixture.close() }
            let names = fixture.widgets("GtkImage").compactMap { gtk_image_get_icon_name($0.opaque) }
                .map { String(cString: $0) }
            #expect(names.contains(icon), "\(names)")
        }

        struct Fields: View {
            @State private var latin = "Latin"
            @State private var hebrew = "שלום"
            @State private var digits = "123"
            let direction: LayoutDirection
            var alignment = TextAlignment.leading

            var body: some View {
                VStack {
                    TextField("Latin", text: $latin)
                    TextField("Hebrew", text: $hebrew)
                    TextField("Digits", text: $digits)
                    SecureField("Secret", text: $latin)
                    TextField("Plain", text: $latin).textFieldStyle(.plain)
                }
                .frame(width: 300)
                .multilineTextAlignment(alignment)
                .environment(\.layoutDirection, direction)
            }
        }

        /// The side at which each text is, by where GTK has its cursor at the beginning and at the end.
        @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [TextAlignment.leading, .trailing])
        func textsBeginAtTheSideOfTheLayout(direction: LayoutDirection, alignment: TextAlignment) throws {
            let fixture = WindowFixture(Fields(direction: direction, alignment: alignment))
            defer { fixture.close() }
            let texts = fixture.widgets("GtkText")
            #expect(texts.count == 5)
            for text in texts {
                var (start, end) = (graphene_rect_t(), graphene_rect_t())
                let length = gtk_editable_get_chars(text.opaque, 0, -1)
                defer { g_free(length) }
                let count = g_utf8_strlen(length, -1)
                gtk_text_compute_cursor_extents(text.cast(), 0, &start, nil)
                gtk_text_compute_cursor_extents(text.cast(), gsize(count), &end, nil)
                let (left, right) = (
                    min(start.origin.x, end.origin.x),
                    Float(gtk_widget_get_width(text)) - max(start.origin.x, end.origin.x)
                )
                #expect((left > right) == ((direction == .rightToLeft) != (alignment == .trailing)))
                #expect(
                    gtk_widget_get_direction(text)
                        == (direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR))
            }
        }
    }
}
#endif
