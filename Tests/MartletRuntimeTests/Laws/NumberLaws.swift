import Foundation
import Martlet
import MartletTesting
import Testing

/// Law C6: no number that an app computes ends it, and none moves unrelated content.
@MainActor
@Suite("Laws: numbers")
struct NumberLaws {
    private static let invalid: [CGFloat] = [.nan, .infinity, -.infinity]

    /// A column of a view and a mark below it, and where the mark is.
    private func mark(below view: some View) -> CGRect? {
        let host = TestHost(size: CGSize(width: 300, height: 200)) {
            VStack(alignment: .leading, spacing: 10) {
                view
                Color.red.frame(width: 30, height: 20).accessibilityIdentifier("mark")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        if !host.issues.isEmpty { host.expectIssue(containing: "Invalid frame dimension") }
        return try? host.element(id: "mark").frame
    }

    private func check(_ given: some View, isLike absent: some View, _ name: Comment) {
        let frame = mark(below: given)
        #expect(frame == mark(below: absent), name)
        #expect(frame?.minY.isFinite == true, name)
    }

    private var box: some View { Color.blue.frame(width: 40, height: 10) }

    @Test func C6_anInvalidLengthCountsAsNotGiven() {
        for length in Self.invalid + [-5] {
            let name: Comment = "\(length)"
            check(box.frame(width: length, height: 1), isLike: box.frame(width: nil, height: 1), name)
            check(box.frame(height: length), isLike: box, name)
            check(box.frame(minHeight: length, idealHeight: length), isLike: box, name)
            check(
                VStack {
                    box
                    Spacer(minLength: length)
                },
                isLike: VStack {
                    box; Spacer()
                }, name)
            check(box.aspectRatio(length, contentMode: .fit), isLike: box.aspectRatio(contentMode: .fit), name)
            check(
                LazyVGrid(columns: [GridItem(.adaptive(minimum: length, maximum: length))]) { box },
                isLike: LazyVGrid(columns: [GridItem(.adaptive(minimum: 10))]) { box }, name)
        }
        for length in Self.invalid {
            let name: Comment = "\(length)"
            check(box.padding(length), isLike: box.padding(), name)
            check(box.padding(.vertical, length), isLike: box.padding(.vertical), name)
            check(
                box.padding(EdgeInsets(top: length, leading: 1, bottom: 2, trailing: 3)),
                isLike: box.padding(EdgeInsets(top: 0, leading: 1, bottom: 2, trailing: 3)), name)
            check(
                VStack(spacing: length) {
                    box; box
                },
                isLike: VStack {
                    box; box
                }, name)
            check(
                LazyVStack(spacing: length) {
                    box; box
                },
                isLike: LazyVStack {
                    box; box
                }, name)
            check(
                Grid(verticalSpacing: length) {
                    box; box
                },
                isLike: Grid {
                    box; box
                }, name)
            check(box.offset(x: length, y: length), isLike: box, name)
            check(box.position(x: length, y: 5).frame(height: 10), isLike: box, name)
            check(box.safeAreaPadding(length).frame(height: 30), isLike: box.frame(height: 30), name)
            check(box.blur(radius: length).shadow(radius: length, x: length), isLike: box, name)
            check(box.scaleEffect(length).rotationEffect(.radians(length)), isLike: box, name)
            check(box.cornerRadius(length).border(.red, width: length), isLike: box, name)
            check(
                Circle().stroke(.red, lineWidth: length).frame(width: 40, height: 10), isLike: box, name)
            check(box.alignmentGuide(.leading) { _ in length }, isLike: box, name)
            check(Text("one\ntwo").lineSpacing(length), isLike: Text("one\ntwo"), name)
            check(Text("x").kerning(length).tracking(length).baselineOffset(length), isLike: Text("x"), name)
        }
        check(
            box.frame(maxWidth: .infinity, maxHeight: 10), isLike: box.frame(maxHeight: 10), "a limit may be infinite")
    }

    @Test func C6_theIssueNamesTheViewAndComesOnce() {
        struct Row: View {
            @State private var count = 0
            var body: some View {
                HStack {
                    Color.red.frame(width: .infinity, height: 1)
                    Button("more \(count)") { count += 1 }
                }
            }
        }
        let host = TestHost { Row() }
        #expect(host.issues.count == 1)
        #expect(host.issues.first?.message.contains("Invalid frame dimension (negative or non-finite)") == true)
        #expect(host.issues.first?.message.contains("Row > HStack") == true)
        #expect(host.issues.first?.message.contains("width") == true)
        try? host.find(.button, "more 0").tap()
        #expect(host.issues.count == 1)
        host.expectIssue(containing: "Invalid frame dimension")
    }

    @Test func C6_layoutsOfThePrograms() {
        struct Odd: Layout {
            let number: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: number, height: number)
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for view in subviews {
                    view.place(
                        at: CGPoint(x: number, y: number), proposal: ProposedViewSize(width: number, height: number))
                }
            }
        }
        for number in Self.invalid {
            let host = TestHost(size: CGSize(width: 100, height: 100)) {
                ZStack(alignment: .topLeading) {
                    Odd(number: number) { Color.red.accessibilityIdentifier("odd") }
                    Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("mark")
                }
                .frame(width: 100, height: 100)
            }
            let odd = try? host.element(id: "odd").frame
            #expect(odd?.origin.x.isFinite == true && odd?.width.isFinite == true)
            let mark = try? host.element(id: "mark").frame
            #expect(mark?.size == CGSize(width: 10, height: 10))
            #expect(mark?.origin.x.isFinite == true)
            host.expectIssue(containing: "Invalid frame dimension")
        }
    }

    @Test func C6_steppersStayInTheirTypes() throws {
        func stepped<V: Strideable & Equatable>(
            _ value: V, _ bounds: ClosedRange<V>?, by step: V.Stride, up: Bool
        ) throws -> V {
            let box = ValueBox(value)
            let binding = Binding(get: { box.value }, set: { box.value = $0 })
            let host = TestHost {
                if let bounds {
                    Stepper("s", value: binding, in: bounds, step: step)
                } else {
                    Stepper("s", value: binding, step: step)
                }
            }
            try host.findAll(.stepper)[0].perform(up ? "increment" : "decrement")
            return box.value
        }
        #expect(try stepped(UInt(3), 0...10, by: 5, up: false) == 0)
        #expect(try stepped(Int8(120), nil, by: 100, up: true) == 127)
        #expect(try stepped(Int.max, nil, by: 1, up: true) == .max)
        #expect(try stepped(Int.min, nil, by: .min, up: false) == -1)
        #expect(try stepped(3, nil, by: .min, up: true) == .min + 3)
        let same = try stepped(1.5, nil, by: .nan, up: true)
        #expect(same == 1.5)
    }

    @Test func C6_datesThatAreNone() {
        for seconds in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            let date = Date(timeIntervalSinceReferenceDate: seconds)
            let host = TestHost {
                VStack {
                    Text(date, style: .timer)
                    Text(date, style: .relative)
                    Text(date, style: .offset)
                    Text(date, style: .date)
                    Text(timerInterval: Date()...Date(), pauseTime: date)
                    DatePicker("when", selection: .constant(date))
                    TimelineView(.periodic(from: date, by: 1)) { Text($0.date, style: .timer) }
                    TimelineView(.periodic(from: .now, by: seconds)) { Text($0.date, style: .timer) }
                }
            }
            host.advance(by: .seconds(2))
            #expect(host.texts.count > 5)
        }
    }

    @Test func C6_timelinesWithoutAnInterval() {
        for interval in [Double.nan, 0, -1, .infinity, Double.leastNonzeroMagnitude] {
            var dates = PeriodicTimelineSchedule(from: Date(), by: interval).entries(from: Date(), mode: .normal)
                .makeIterator()
            #expect(dates.next() != nil)
            let second = dates.next()
            #expect((second == nil) == !(interval > 0 && interval.isFinite))
        }
    }
}

private final class ValueBox<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
