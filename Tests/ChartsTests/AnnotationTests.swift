import MartletTesting
import Testing

@testable import Charts

/// Annotations beside their marks, and within bounds.
@MainActor
@Suite struct AnnotationTests {
    private nonisolated static let size = CGSize(width: 300, height: 200)

    /// The frames of an annotation, of the plot and of the chart, for a rule at the end of the x axis.
    private struct Frames {
        var note: CGRect
        var plot: CGRect
        var mark: CGRect
        let chart = CGRect(origin: .zero, size: AnnotationTests.size)
    }

    private func frames(
        _ resolution: AnnotationOverflowResolution, position: AnnotationPosition = .top, x: Double = 10, y: Double = 10,
        note: CGSize = CGSize(width: 80, height: 30), direction: LayoutDirection = .leftToRight
    ) throws -> Frames {
        var plot = CGRect.zero
        let host = TestHost(size: Self.size) {
            Chart {
                BarMark(x: .value("x", x), y: .value("y", y), width: 2)
                    .annotation(position: position, overflowResolution: resolution) {
                        Color.red.frame(width: note.width, height: note.height).accessibilityIdentifier("note")
                    }
            }
            .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    let _ = plot = proxy.plotFrame.map { geometry[$0] } ?? .zero
                    Color.clear
                }
            }
            .environment(\.layoutDirection, direction)
        }
        let note = try host.element(id: "note").frame
        let mark = try #require(host.find(.chart).findAll(.mark).first).frame
        return Frames(note: note, plot: plot, mark: mark)
    }

    @Test(arguments: [AnnotationOverflowResolution.Strategy.automatic, .disabled])
    func anAnnotationIsBesideItsMarkWhereverThatIs(_ strategy: AnnotationOverflowResolution.Strategy) throws {
        let frames = try frames(.init(x: strategy, y: strategy))
        #expect(abs(frames.note.midX - frames.mark.midX) < 0.01)
        #expect(abs(frames.note.maxY - (frames.mark.minY - 4)) < 0.01)
        #expect(frames.note.maxX > frames.chart.maxX && frames.note.minY < 0)
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func fitMovesAnAnnotationIntoThePlotOrTheChart(_ direction: LayoutDirection) throws {
        let plot = try frames(.init(x: .fit(to: .plot), y: .fit(to: .plot)), direction: direction)
        let chart = try frames(.init(x: .fit(to: .chart), y: .fit(to: .chart)), direction: direction)
        let plain = try frames(.init(x: .fit, y: .fit), direction: direction)
        #expect(plot.plot.insetBy(dx: -0.01, dy: -0.01).contains(plot.note))
        #expect(chart.chart.insetBy(dx: -0.01, dy: -0.01).contains(chart.note))
        #expect(plain.note == chart.note)
        // The end of the x axis: the labels of the y axis are on the other side of it.
        let isFlipped = direction == .rightToLeft
        #expect(abs(isFlipped ? plot.note.minX - plot.plot.minX : plot.note.maxX - plot.plot.maxX) < 0.01)
        #expect(isFlipped ? chart.note.minX < plot.note.minX - 1 : chart.note.maxX > plot.note.maxX + 1)
        #expect(abs(plot.note.minY - plot.plot.minY) < 0.01 && abs(chart.note.minY) < 0.01)
        #expect(plot.mark == chart.mark, "only the annotation moves")
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func padScaleMakesRoomForAnAnnotation(_ direction: LayoutDirection) throws {
        let plain = try frames(.automatic, direction: direction)
        let padded = try frames(.init(x: .padScale, y: .padScale), direction: direction)
        #expect(padded.plot == plain.plot, "the plot stays as it is")
        #expect(padded.plot.insetBy(dx: -1, dy: -1).contains(padded.note))
        #expect(abs(padded.note.midX - padded.mark.midX) < 0.01, "the annotation stays beside its mark")
        #expect(abs(padded.note.maxY - (padded.mark.minY - 4)) < 0.01)
        #expect(abs(padded.mark.midX - plain.mark.midX) > 30 && padded.mark.minY > plain.mark.minY + 30)
        let across = try frames(.init(x: .padScale, y: .disabled), direction: direction)
        #expect(abs(across.mark.minY - plain.mark.minY) < 0.01 && across.note.minY < 0)
    }

    @Test func padScaleLeavesRoomForTheMarks() throws {
        let frames = try frames(
            .init(x: .padScale, y: .padScale), note: CGSize(width: 4_000, height: 3_000))
        #expect(frames.mark.height > 20 && frames.plot.contains(CGPoint(x: frames.mark.midX, y: frames.mark.midY)))
    }

    @Test func labelsOfAPaddedScaleAreWithTheirMarks() throws {
        let host = TestHost(size: Self.size) {
            Chart(["a", "b"], id: \.self) {
                BarMark(x: .value("x", $0), y: .value("y", 1))
                    .annotation(position: .leading, overflowResolution: .init(x: .padScale)) {
                        Color.red.frame(width: 70, height: 10)
                    }
            }
        }
        for mark in host.findAll(.mark) {
            #expect(abs(try host.find(text: mark.label).frame.midX - mark.frame.midX) < 9, "a label is below its mark")
        }
    }

    @Test func leadingIsAtTheRightFromRightToLeft() throws {
        for (position, isAfter) in [(AnnotationPosition.leading, true), (.trailing, false), (.topLeading, true)] {
            let frames = try frames(.automatic, position: position, x: 5, y: 5, direction: .rightToLeft)
            #expect(isAfter ? frames.note.minX > frames.mark.maxX : frames.note.maxX < frames.mark.minX)
        }
    }
}
