import Foundation
import Martlet

/// Values that programs can compute, and that are likely to end them: of one kind in each round.
public struct HostileValues: Sendable {
    /// The number of kinds of values.
    public static let rounds = 13

    /// Those that hosts are shown in the ordinary run, in which all of them would take minutes; all where
    /// `MARTLET_HOSTILE` is set.
    public static let shownRounds = HostileCalls.isNoting ? Array(0..<rounds) : [0, 1, 4, 10]

    private let round: Int

    /// The values of a kind.
    public init(round: Int) { self.round = round }

    var double: Double {
        [
            .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0, -1,
            Double(Int.max), Double(Int.min), 0.5,
            2_147_483_648,
        ][round]
    }

    var int: Int {
        [.max, .min, 0, -1, 1, Int(Int32.max) + 1, Int(Int32.min) - 1, 255, -129, .max - 1, .min + 1, 2, 65_536][round]
    }

    var text: String {
        [
            "", "\0", "\u{1B}]0;title\u{7}\u{9B}31m", "\u{301}", "\u{202E}abc\u{2066}", "a\0b", "👨‍👩‍👧‍👦🇩🇪🇩",
            String(repeating: "long ", count: 500), "\r\n\n\r\t\u{B}", "%@%n%1$*d%%", "^[x](inflect: true)[[[(((***",
            String(repeating: "\u{301}", count: 300), "\u{FFFD}\u{FEFF}\u{2028}\u{10FFFF}",
        ][round]
    }

    var unsigned: UInt { UInt(bitPattern: int) }
    var length: CGFloat { CGFloat(double) }
    var float: Float { Float(double) }
    var size: CGSize { CGSize(width: length, height: length) }
    var point: CGPoint { CGPoint(x: length, y: length) }
    var rect: CGRect { CGRect(origin: point, size: size) }
    var vector: CGVector { CGVector(dx: length, dy: length) }
    var insets: EdgeInsets { EdgeInsets(top: length, leading: length, bottom: length, trailing: length) }
    var angle: Angle { .radians(double) }
    var unitPoint: UnitPoint { UnitPoint(x: length, y: length) }
    var date: Date { Date(timeIntervalSinceReferenceDate: double) }
    var dates: ClosedRange<Date> { double.isNaN ? .distantPast ... .distantFuture : date...date }
    /// A duration of as many seconds as there may be.
    var duration: Duration { .seconds(Int64(int >> 12)) }
    var character: Character { text.first ?? "\u{0}" }
    var key: LocalizedStringKey { LocalizedStringKey(text) }
    var lengths: [CGFloat] { [length, 0, length] }
    var points: [CGPoint] { [point, .zero, point] }
    var mesh: [SIMD2<Float>] { [SIMD2(float, 0), SIMD2(1, float), SIMD2(0, 1), SIMD2(float, float)] }
    var integers: ClosedRange<Int> { int...int }
    /// Rows of which so many can be made.
    var halfOpen: Range<Int> { int..<((0...3).contains(int) ? 3 : int) }
    var span: ClosedRange<Double> { double.isNaN ? -.infinity ... .infinity : double...double }
    var affine: CGAffineTransform { CGAffineTransform(a: length, b: 1, c: length, d: length, tx: length, ty: length) }
    var projection: ProjectionTransform {
        var result = ProjectionTransform(affine)
        result.m13 = length
        result.m33 = length
        return result
    }
    var radii: RectangleCornerRadii {
        RectangleCornerRadii(topLeading: length, bottomLeading: 1, bottomTrailing: length, topTrailing: 2)
    }
    var stroke: StrokeStyle {
        StrokeStyle(lineWidth: length, miterLimit: length, dash: [length, 1], dashPhase: length)
    }
    var spring: Spring { Spring(response: double, dampingRatio: double) }
    var proposal: ProposedViewSize { ProposedViewSize(width: length, height: length) }
    var gridItem: GridItem { GridItem(.flexible(minimum: length, maximum: length), spacing: length) }
    var components: DateComponents { DateComponents(year: int, month: int, day: int) }
    var indices: IndexSet { IndexSet(integer: min(max(0, int), 1 << 40)) }
}
