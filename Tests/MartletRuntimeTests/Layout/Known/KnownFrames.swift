import Foundation
import Martlet
import Testing

import MartletRuntime

private enum Inner: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension HorizontalAlignment {
    /// A guide of the tests' own, in the middle unless a view says otherwise.
    static let inner = HorizontalAlignment(Inner.self)
}

extension VerticalAlignment {
    /// A guide of the tests' own, in the middle unless a view says otherwise.
    static let middle = VerticalAlignment(Middle.self)
}

/// A view of one size, with a name.
@MainActor func block(_ name: String, _ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: width, height: height).tagged(name)
}

/// Expects the size that a view takes where it is offered a width and a height.
@MainActor func expectSize(
    _ width: CGFloat?, _ height: CGFloat?, _ wanted: [CGFloat],
    at sourceLocation: Testing.SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> some View
) {
    let laid = Laid { content().tagged("whole") }
    let size = laid.node("whole")?.size(for: ProposedViewSize(width: width, height: height)) ?? .zero
    #expect([size.width, size.height] == wanted, sourceLocation: sourceLocation)
}

/// Expects the frames of views with names, as x, y, width and height, in a window of a width and a height.
@MainActor func expectFrames(
    _ width: CGFloat, _ height: CGFloat, _ wanted: [String: [CGFloat]],
    at sourceLocation: Testing.SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> some View
) {
    let laid = Laid(width, height) { content() }
    for (name, frame) in wanted { #expect(laid[name] == frame, "\(name)", sourceLocation: sourceLocation) }
}

/// A number of a frame.
enum FramePart: Int { case x, y, width, height }

/// Expects one number of the frames of views with names, in a window of a width and a height.
@MainActor func expect(
    _ part: FramePart, _ width: CGFloat, _ height: CGFloat, _ wanted: [String: CGFloat],
    at sourceLocation: Testing.SourceLocation = #_sourceLocation, @ViewBuilder _ content: () -> some View
) {
    let laid = Laid(width, height) { content() }
    for (name, length) in wanted {
        #expect(laid[name].dropFirst(part.rawValue).first == length, "\(name)", sourceLocation: sourceLocation)
    }
}
