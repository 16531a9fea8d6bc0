#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Tables in a window: widgets with the theme's style of column views, the pointer, and accessible properties.
    @MainActor
    @Suite struct Tables {
        struct City: Identifiable {
            let id: Int
            let name: String
            let height: Int
        }

        struct Cities: View {
            @State private var cities = [
                City(id: 1, name: "Quito", height: 2850), City(id: 2, name: "Lima", height: 154),
                City(id: 3, name: "Bogota", height: 2640),
            ]
            @State private var chosen: Int?
            @State private var order = [KeyPathComparator(\City.name)]

            var body: some View {
                VStack {
                    Table(cities, selection: $chosen, sortOrder: $order) {
                        TableColumn("City", value: \.name)
                        TableColumn("Height", value: \.height) { Text(verbatim: "\($0.height)") }
                            .width(96).alignment(.trailing)
                    }
                    .onChange(of: order, initial: true) { cities.sort(using: order) }
                    Text(verbatim: "chosen \(chosen ?? 0)")
                }
            }
        }

        private func named(_ name: String, in fixture: WindowFixture) -> [Widget] {
            fixture.widgets("MartletNode").filter { String(cString: gtk_widget_get_css_name($0)) == name }
        }

        private func press(_ widget: Widget, in fixture: WindowFixture) {
            gtk_widget_activate_action_variant(widget, "martlet.activate", nil)
            fixture.settle()
        }

        @Test func partsHaveTheNamesOfThoseOfColumnViews() throws {
            let fixture = WindowFixture(Cities())
            defer { fixture.close() }
            let titles = named("button", in: fixture)
            #expect(titles.count == 2)
            let header = try #require(titles[0].parent)
            #expect(String(cString: gtk_widget_get_css_name(header)) == "header")
            let table = try #require(header.parent)
            #expect(String(cString: gtk_widget_get_css_name(table)) == "columnview")
            #expect(gtk_widget_has_css_class(table, "view") != 0)
            #expect(named("row", in: fixture).count == 3 && named("cell", in: fixture).count == 6)
        }

        @Test func aClickSortsAndSelects() throws {
            let fixture = WindowFixture(Cities())
            defer { fixture.close() }
            #expect(fixture.texts.filter { $0.count > 4 }.prefix(2) == ["Height", "Bogota"])
            press(try #require(named("button", in: fixture).first), in: fixture)
            #expect(fixture.texts.filter { $0.count > 4 }.prefix(2) == ["Height", "Quito"])
            press(named("row", in: fixture)[1], in: fixture)
            #expect(fixture.texts.last == "chosen 2")
            press(named("row", in: fixture)[0], in: fixture)
            #expect(fixture.texts.last == "chosen 1")
        }

        @Test func whatIsTold() throws {
            let fixture = WindowFixture(Cities())
            defer { fixture.close() }
            func roles(_ name: String) -> Set<UInt32> {
                Set(named(name, in: fixture).map { gtk_accessible_get_accessible_role($0.opaque).rawValue })
            }
            #expect(roles("columnview") == [GTK_ACCESSIBLE_ROLE_TABLE.rawValue])
            #expect(roles("header") == [GTK_ACCESSIBLE_ROLE_ROW.rawValue])
            #expect(roles("button") == [GTK_ACCESSIBLE_ROLE_BUTTON.rawValue])
            #expect(roles("row") == [GTK_ACCESSIBLE_ROLE_ROW.rawValue])
            #expect(roles("cell") == [GTK_ACCESSIBLE_ROLE_CELL.rawValue])
        }
    }
}
#endif
