import Foundation
import Testing

import Martlet
import MartletRuntime

@Suite("Geometry values")
struct GeometryTests {
    @Test func edgeSetsCombine() {
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set.vertical.union(.horizontal) == .all)
        #expect(Edge.Set(.bottom) == .bottom)
        #expect(Edge.Set.vertical.contains(Edge.top))
        #expect(!Edge.Set.vertical.contains(Edge.leading))
        #expect(HorizontalEdge.Set.all.contains(.leading))
        #expect(VerticalEdge.Set(.top) == .top)
        #expect(Axis.Set.vertical.contains(Axis.vertical))
        #expect(!Axis.Set.vertical.contains(Axis.horizontal))
        #expect("\(Axis.horizontal)" == "horizontal")
    }

    @Test func insetsChangeSizesAndNeverGoBelowZero() {
        let insets = EdgeInsets(10, edges: [.leading, .top])
        #expect(insets == EdgeInsets(top: 10, leading: 10, bottom: 0, trailing: 0))
        #expect(CGSize(width: 30, height: 5).inset(by: insets) == CGSize(width: 20, height: 0))
        #expect(insets.masked(by: .top) == EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
        #expect(EdgeInsets() == EdgeInsets(0))
    }

    @Test func anglesConvert() {
        #expect(Angle.degrees(180).radians == .pi)
        #expect(abs(Angle(radians: .pi / 2).degrees - 90) < 1e-12)
        #expect(Angle.degrees(10) < .degrees(20))
        #expect(Angle.zero == Angle())
    }

    /// The animatable data of an angle are 128ths of a radian.
    @Test func anglesAnimateInSmallParts() {
        var angle = Angle(radians: 2)
        #expect(angle.animatableData == 256)
        angle.animatableData = 64
        #expect(angle.radians == 0.5)
    }

    @Test func proposalsReplaceWhatIsOpen() {
        #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        let half = ProposedViewSize(width: 7, height: nil)
        #expect(half.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2)) == CGSize(width: 7, height: 2))
        #expect(ProposedViewSize(3, along: .vertical, across: nil) == ProposedViewSize(width: nil, height: 3))
        #expect(ProposedViewSize(CGSize.zero) == .zero)
        #expect(ProposedViewSize.infinity.width == .infinity)
    }

    @Test func unitPointsScale() {
        #expect(UnitPoint.bottomTrailing.point(in: CGSize(width: 4, height: 6)) == CGPoint(x: 4, y: 6))
        #expect(UnitPoint.center.point(in: CGRect(x: 10, y: 10, width: 4, height: 4)) == CGPoint(x: 12, y: 12))
        #expect(UnitPoint.zero == .topLeading)
    }

    @Test func axisSubscripts() {
        var size = CGSize(width: 1, height: 2)
        size[.vertical] = 5
        #expect(size[.horizontal] == 1 && size[.vertical] == 5)
        #expect(CGSize(3, along: .vertical, across: 4) == CGSize(width: 4, height: 3))
    }
}

private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
}

private enum Other: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
}

@Suite("Alignment")
struct AlignmentTests {
    @Test func guidesAreEqualByTypeAndAxis() {
        #expect(HorizontalAlignment.leading == .leading)
        #expect(HorizontalAlignment.leading != .trailing)
        #expect(VerticalAlignment(Quarter.self) == VerticalAlignment(Quarter.self))
        #expect(VerticalAlignment(Quarter.self) != VerticalAlignment(Other.self))
        #expect(AlignmentKey(Quarter.self, .vertical) != AlignmentKey(Quarter.self, .horizontal))
        #expect(Alignment.topLeading == Alignment(horizontal: .leading, vertical: .top))
        #expect(Alignment.top != Alignment.bottom)
    }

    @Test func defaultsComeFromTheSize() {
        let dimensions = ViewDimensions(width: 100, height: 40)
        #expect(dimensions[HorizontalAlignment.center] == 50)
        #expect(dimensions[.trailing] == 100)
        #expect(dimensions[VerticalAlignment.center] == 20)
        #expect(dimensions[.bottom] == 40)
        #expect(dimensions[.firstTextBaseline] == 40)
        #expect(dimensions[VerticalAlignment(Quarter.self)] == 10)
        #expect(dimensions[explicit: .leading] == nil)
    }

    @Test func explicitValuesWin() {
        var dimensions = ViewDimensions(width: 100, height: 40)
        dimensions[explicit: VerticalAlignment.firstTextBaseline.key] = 12
        #expect(dimensions[.firstTextBaseline] == 12)
        #expect(dimensions[explicit: .firstTextBaseline] == 12)
        #expect(dimensions[.lastTextBaseline] == 40)
        dimensions[explicit: VerticalAlignment.firstTextBaseline.key] = 13
        #expect(dimensions.explicitGuides.count == 1)
        dimensions[explicit: VerticalAlignment.firstTextBaseline.key] = nil
        #expect(dimensions == ViewDimensions(width: 100, height: 40))
    }

    @Test func containersCombineWhatChildrenSet() {
        #expect(AlignmentKey(Quarter.self, .vertical).combine([10, 20]) == 15)
        #expect(VerticalAlignment.firstTextBaseline.key.combine([10, 20]) == 10)
        #expect(VerticalAlignment.lastTextBaseline.key.combine([10, 20]) == 20)
        #expect(VerticalAlignment.top.key.combine([]) == nil)
    }
}
