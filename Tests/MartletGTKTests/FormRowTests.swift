#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// Controls that are rows of a form look so, and text areas as their surroundings say.
    @MainActor
    @Suite struct FormRows {
        struct Person: View {
            @State private var name = ""
            @State private var age = 30
            @State private var town = "Bonn"

            var body: some View {
                Form {
                    TextField("Name", text: $name)
                    TextField("Age", value: $age, format: .number)
                    TextField("Note", text: $name, prompt: Text("optional"))
                    HStack {
                        Text("beside")
                        TextField("Beside", text: $name)
                    }
                    Picker("Town", selection: $town) { Text("Bonn").tag("Bonn") }
                }
            }
        }

        /// Returns the visible titles above fields.
        private func titles(_ fixture: WindowFixture) -> [String] {
            fixture.widgets("GtkLabel")
                .filter { gtk_widget_has_css_class($0, "martlet-field-title") != 0 && gtk_widget_get_visible($0) != 0 }
                .map { String(borrowed: gtk_label_get_text($0.opaque)) }
        }

        @Test func aFieldHasItsTitleInTheRow() throws {
            let fixture = WindowFixture(Person())
            defer { fixture.close() }
            let fields = fixture.widgets("GtkText")
            fixture.window.scene.focusMoves.setFocus(try #require(fixture.tree.view(holding: fields[1])?.node))
            fixture.settle()
            // An empty field says it in the place of the text.
            #expect(titles(fixture) == ["Age", "Note"])
            #expect(String(borrowed: gtk_text_get_placeholder_text(fields[0].cast())) == "Name")
            #expect(String(borrowed: gtk_text_get_placeholder_text(fields[2].cast())) == "optional")
            fixture.window.scene.focusMoves.setFocus(try #require(fixture.tree.view(holding: fields[0])?.node))
            fixture.settle()
            gtk_editable_set_text(fields[0].opaque, "Ada")
            fixture.settle()
            #expect(titles(fixture) == ["Name", "Age", "Note"])
            // The row shows the focus as a whole.
            #expect(gtk_widget_has_css_class(fixture.rows[0].widget, "martlet-entry-row") != 0)
            #expect(gtk_widget_has_css_class(fixture.rows[3].widget, "martlet-entry-row") == 0)
            #expect(fixture.rows[0].node.frame.height == 50)
        }

        struct Labeled: View {
            var body: some View {
                Form {
                    LabeledContent("Pages") { TextField("Pages", value: .constant(100), format: .number) }
                    LabeledContent("Town") { TextField("Town", text: .constant("Bonn")).foregroundStyle(.red) }
                }
            }
        }

        @Test func aFieldBesideALabelHasNoTitleOfItsOwn() {
            let fixture = WindowFixture(Labeled())
            defer { fixture.close() }
            #expect(titles(fixture).isEmpty)
            #expect(fixture.texts.filter { $0 == "Pages" }.count == 1)
        }

        struct Prompts: View {
            @State private var text = ""

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    TextField("", text: $text, prompt: Text("██████").foregroundStyle(.red))
                    SecureField("", text: $text, prompt: Text("██████").foregroundStyle(.red))
                    TextField("", text: $text, prompt: Text("██████").foregroundStyle(.red), axis: .vertical)
                    TextField("", text: $text, prompt: Text("██████")).foregroundStyle(.red)
                }
                .frame(width: 200)
            }
        }

        @Test func aPromptHasAColourOnlyWhereItSaysSo() throws {
            let fixture = WindowFixture(Prompts())
            defer { fixture.close() }
            let pixels = PixelProbe(fixture)
            var fields: [RenderNode] = []
            fixture.window.scene.root.forEachInSubtree {
                if $0.control(as: FieldControl.self) != nil { fields.append($0) }
            }
            try #require(fields.count == 4)
            let isRed = fields.map { field in
                let frame = field.frameInWindow
                return stride(from: frame.minX, to: frame.maxX, by: 1).contains { x in
                    let pixel = pixels[x, frame.midY]
                    return pixel[0] > pixel[1] + 100 && pixel[0] > pixel[2] + 100
                }
            }
            #expect(isRed == [true, true, true, false])
        }

        struct Plain: View {
            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    TextField("", text: .constant(""), prompt: Text("██████"))
                    TextField("", text: .constant("██████"))
                }
                .textFieldStyle(.plain)
                .frame(width: 200)
            }
        }

        @Test func thePromptOfAPlainFieldIsFaint() throws {
            let fixture = WindowFixture(Plain())
            defer { fixture.close() }
            let pixels = PixelProbe(fixture)
            let opacities = fixture.widgets("GtkText").compactMap { field -> Int? in
                guard let node = fixture.tree.view(holding: field)?.node else { return nil }
                let frame = node.frameInWindow
                return pixels[frame.minX + 12, frame.midY].last
            }
            #expect(opacities.count == 2)
            #expect(opacities[0] > 60 && opacities[0] < opacities[1] - 60, "\(opacities)")
        }

        /// With text half as large again.
        func withLargeText(_ test: () throws -> Void) throws {
            let settings = UnsafeMutableRawPointer(try #require(gtk_settings_get_default()))
                .assumingMemoryBound(to: GObject.self)
            var value = GValue()
            g_value_init(&value, FundamentalType.int)
            defer {
                g_value_set_int(&value, 96 * 1024)
                g_object_set_property(settings, "gtk-xft-dpi", &value)
                g_value_unset(&value)
            }
            g_value_set_int(&value, 144 * 1024)
            g_object_set_property(settings, "gtk-xft-dpi", &value)
            try test()
        }

        @Test func largeTextHasRoomBelowItsTitle() throws {
            try withLargeText {
                let fixture = WindowFixture(Person())
                defer { fixture.close() }
                let entry = try #require(
                    fixture.widgets("GtkEntry").first { String(borrowed: gtk_editable_get_text($0.opaque)) == "30" })
                let height = CGFloat(gtk_widget_get_height(entry))
                #expect(height >= entry.preferredSize.minimum.height)
                var bounds = graphene_rect_t()
                let row = fixture.rows[1]
                #expect(gtk_widget_compute_bounds(entry, row.widget, &bounds) != 0)
                #expect(CGFloat(bounds.origin.y) + height <= row.node.frame.height, "the text lies in its row")
            }
        }

        @Test func aPickersButtonIsTheRow() throws {
            let fixture = WindowFixture(Person())
            defer { fixture.close() }
            let row = try #require(fixture.rows.last)
            let button = try #require(
                fixture.widgets("GtkButton").first { gtk_widget_has_css_class($0, "martlet-combo") != 0 })
            let view = try #require(fixture.tree.view(holding: button))
            // The arrow is aligned with the ends of the switches in other rows.
            #expect(view.node.picker.menuIndicatorFrame.maxX == view.node.frame.width)
            #expect(row.node.frame.height == 50)
        }

        struct Note: View {
            @State private var text = "one\ntwo"
            @State private var size = 15.0

            var body: some View {
                Button("Larger") { size = 30 }
                TextEditor(text: $text)
                    .font(.system(size: size))
                    .foregroundStyle(.red)
                    .lineSpacing(6)
                    .multilineTextAlignment(.center)
                    .scrollContentBackground(.hidden)
            }
        }

        private func height(of line: Int32, in view: Widget) -> Int32 {
            var iterator = GtkTextIter()
            var (y, height): (Int32, Int32) = (0, 0)
            gtk_text_buffer_get_iter_at_line(gtk_text_view_get_buffer(view.cast()), &iterator, line)
            gtk_text_view_get_line_yrange(view.cast(), &iterator, &y, &height)
            return height
        }

        @Test func aTextEditorLooksAsItsSurroundingsSay() throws {
            let fixture = WindowFixture(Note())
            defer { fixture.close() }
            let view = try #require(fixture.widgets("GtkTextView").first)
            #expect(gtk_text_view_get_justification(view.cast()) == GTK_JUSTIFY_CENTER)
            #expect(gtk_text_view_get_pixels_below_lines(view.cast()) == 6)
            #expect(gtk_widget_has_css_class(view, "martlet-clear") != 0)
            let before = height(of: 1, in: view)
            #expect(before > 15)
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            #expect(height(of: 1, in: view) > before + 10)
            // Typed text has the same look.
            gtk_text_buffer_set_text(gtk_text_view_get_buffer(view.cast()), "three\nfour", -1)
            fixture.settle()
            #expect(height(of: 1, in: view) > before + 10)
        }

        struct Sizes: View {
            var body: some View {
                HStack {
                    Button("mini") {}.controlSize(.mini)
                    Button("small") {}.controlSize(.small)
                    Button("regular") {}
                    Button("large") {}.controlSize(.large)
                }
                HStack {
                    ProgressView().controlSize(.small)
                    ProgressView()
                    ProgressView().controlSize(.large)
                    ProgressView(value: 0.25).progressViewStyle(.circular)
                }
                Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
            }
        }

        @Test func controlsHaveTheirSizes() throws {
            let fixture = WindowFixture(Sizes())
            defer { fixture.close() }
            let heights = fixture.widgets("GtkButton").map(gtk_widget_get_height)
            #expect(heights.count == 4 && heights == heights.sorted() && Set(heights).count == 4, "\(heights)")
            #expect(fixture.widgets("GtkSpinner").map(gtk_widget_get_width) == [13, 16, 24])
            // A spinner with a known progress does not turn.
            let ring = try #require(fixture.widgets("GtkDrawingArea").first)
            #expect(gtk_widget_get_width(ring) == 24)
            // A switch is next to its label.
            let toggle = try #require(fixture.widgets("GtkSwitch").first)
            #expect(try #require(fixture.tree.view(holding: toggle)).node.frame.width < 150)
        }

        struct Boxed: View {
            var body: some View {
                List(0..<3, id: \.self) { Text("row \($0)").listRowBackground(Color.yellow) }
            }
        }

        @Test func backgroundsOfRowsHaveTheCornersOfTheBox() {
            let fixture = WindowFixture(Boxed())
            defer { fixture.close() }
            #expect(
                fixture.rows.map { gtk_widget_get_overflow($0.widget) } == [
                    GTK_OVERFLOW_HIDDEN, GTK_OVERFLOW_VISIBLE, GTK_OVERFLOW_HIDDEN,
                ])
        }

        struct Bare: View {
            @State private var isMarked = true

            var body: some View {
                Button("Unmark") { isMarked = false }
                List {
                    Section {
                        Text("a")
                        Text("b").listRowBackground(isMarked ? Color.clear : nil)
                    }
                    Section {
                        Text("c")
                        Text("d")
                    }
                    .listRowBackground(Color.clear)
                }
            }
        }

        @Test func aRowWithABackgroundOfItsOwnStandsOnNoBox() throws {
            let fixture = WindowFixture(Bare())
            defer { fixture.close() }
            func bare() -> [Bool] { fixture.rows.map { gtk_widget_has_css_class($0.widget, "martlet-box-bare") != 0 } }
            #expect(bare() == [false, true, true, true])
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            #expect(bare() == [false, false, true, true])
        }

        struct Bar: View {
            @State private var isOn = true

            var body: some View {
                NavigationStack {
                    Text("page").toolbar {
                        Toggle("Pin", systemImage: "pin", isOn: $isOn)
                        Menu("More", systemImage: "pin") { Button("One") {} }
                    }
                }
            }
        }

        @Test func inABarATogglesIsAButtonAndAnIconHasNoArrow() throws {
            let fixture = WindowFixture(Bar())
            defer { fixture.close() }
            let items = try #require(fixture.window.scene.bars.navigationBar?.bar.parts.trailing?.bar.items)
            try #require(items.count == 2)
            let toggle = try #require(items[0].firstControl)
            #expect(toggle.control(as: ToggleControl.self)?.look == .button)
            #expect(items[1].firstControl?.control(as: MenuControl.self)?.showsIndicator == false)
            // They take as much room as buttons do.
            #expect(toggle.frame.width == items[1].firstControl?.frame.width)
        }
    }
}

extension RenderNode {
    fileprivate var firstControl: RenderNode? {
        if controlContent != nil { return self }
        return layoutChildren.lazy.compactMap(\.firstControl).first
    }
}
#endif
