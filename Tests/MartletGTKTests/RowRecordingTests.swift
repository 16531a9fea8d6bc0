#if GTK
import CGTK
import Foundation
import Martlet
import Observation
import Testing

@testable import MartletGTK

extension Desktop {
    /// Rows recorded as one Cairo node look the same as unrecorded ones, and only changed rows are recorded again.
    @MainActor
    @Suite struct RowRecordingTests {
        @MainActor @Observable
        final class Model {
            var changed = 0
            var rows = Array(0..<12)
        }

        struct Row: View {
            let number: Int
            let model: Model

            var body: some View {
                HStack {
                    Text("Row \(number)").bold().foregroundStyle(number % 2 == 0 ? .red : .primary)
                    Circle().fill(.blue).frame(width: 12, height: 12)
                    Image(systemName: "star")
                    Text(verbatim: "gÄj").italic().opacity(number % 3 == 0 ? 0.5 : 1)
                    Text("\(model.changed == number ? 1 : 0)").padding(2).border(.green)
                    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                        .frame(width: 20, height: 8).clipShape(Capsule())
                }
            }
        }

        struct Page: View {
            let model: Model
            var height: CGFloat?

            var body: some View {
                VStack {
                    ForEach(model.rows, id: \.self) {
                        Row(number: $0, model: model).frame(width: 400, height: height)
                    }
                }
                .padding()
            }
        }

        private func recorded(_ body: () -> Void) -> Int {
            let before = RowRecording.count
            body()
            return RowRecording.count - before
        }

        /// Redraws the whole window.
        private func redraw(_ fixture: WindowFixture) -> PixelProbe {
            #expect(fixture.fallsAsleep())
            for widget in fixture.widgets { gtk_widget_queue_draw(widget) }
            #expect(fixture.fallsAsleep())
            return PixelProbe(fixture)
        }

        @Test func rowsLookTheSame() throws {
            SoftEdges.assumesCairo = true
            defer { (SoftEdges.assumesCairo, RowRecording.isOn) = (nil, true) }
            let fixture = WindowFixture(Page(model: Model()))
            defer { fixture.close() }
            var recordedPixels: PixelProbe?
            // Those of which a part is faded are left as they are.
            #expect(recorded { recordedPixels = redraw(fixture) } == 8)
            RowRecording.isOn = false
            let pixels = redraw(fixture)
            #expect(pixels.differences(from: try #require(recordedPixels)) == 0)
            #expect(pixels.inked > 1000)
        }

        @Test func onlyTheRowThatChangesIsRecorded() {
            SoftEdges.assumesCairo = true
            defer { SoftEdges.assumesCairo = nil }
            let model = Model()
            model.changed = 1
            let fixture = WindowFixture(Page(model: model))
            defer { fixture.close() }
            #expect(fixture.fallsAsleep())
            let count = recorded {
                model.changed = 2
                #expect(fixture.fallsAsleep())
            }
            #expect(count == 2)
        }

        @Test func rowsThatOnlyMoveAreNotDrawnAnew() {
            SoftEdges.assumesCairo = true
            defer { SoftEdges.assumesCairo = nil }
            let model = Model()
            let fixture = WindowFixture(Page(model: model))
            defer { fixture.close() }
            #expect(fixture.fallsAsleep())
            let before = fixture.tree.drawings
            let count = recorded {
                model.rows.removeFirst()
                #expect(fixture.fallsAsleep())
            }
            #expect(count == 0)
            // The stack and its containers.
            #expect(fixture.tree.drawings - before < 8)
        }

        @Test func whatIsFewOrLargeOrDrawnByAGraphicsCardIsNotRecorded() {
            defer { SoftEdges.assumesCairo = nil }
            func count(_ page: Page, byCairo: Bool = true) -> Int {
                SoftEdges.assumesCairo = byCairo
                let fixture = WindowFixture(page)
                defer { fixture.close() }
                return recorded { _ = redraw(fixture) }
            }
            let few = Model()
            few.rows = Array(0..<RowRecording.fewest - 1)
            #expect(count(Page(model: few)) == 0)
            #expect(count(Page(model: Model(), height: 101)) == 0)
            #expect(count(Page(model: Model()), byCairo: false) == 0)
            #expect(count(Page(model: Model())) > 0)
        }

        @Test func whatDependsOnWhatLiesAroundIsNotRecorded() {
            SoftEdges.assumesCairo = true
            defer { SoftEdges.assumesCairo = nil }
            let fixture = WindowFixture(
                VStack {
                    ForEach(0..<10, id: \.self) { number in
                        HStack {
                            Text("Row")
                            if number == 0 { Color.red.frame(width: 10, height: 10).blur(radius: 2) }
                            if number == 1 { Color.red.frame(width: 10, height: 10).blendMode(.multiply) }
                            if number == 2 { Color.red.frame(width: 10, height: 10).shadow(radius: 2) }
                        }
                    }
                })
            defer { fixture.close() }
            // Blurs and shadows are small pictures that do not depend on their surroundings.
            #expect(recorded { _ = redraw(fixture) } == 9)
        }
    }
}
#endif
