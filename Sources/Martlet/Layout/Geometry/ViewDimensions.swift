import Foundation

/// The size of a view and its alignment guides, in the view's own coordinates.
public struct ViewDimensions: Equatable, Sendable {
    /// A guide that a view sets itself, in points from its origin.
    struct ExplicitGuide: Equatable, Sendable {
        var key: AlignmentKey
        var value: CGFloat
    }

    /// The width in points.
    public internal(set) var width: CGFloat
    /// The height in points.
    public internal(set) var height: CGFloat

    /// The guides that the view sets. Few, and mostly none: a scan beats a table.
    var explicitGuides: [ExplicitGuide]

    init(width: CGFloat, height: CGFloat, explicitGuides: [ExplicitGuide] = []) {
        self.width = width
        self.height = height
        self.explicitGuides = explicitGuides
    }

    init(_ size: CGSize, explicitGuides: [ExplicitGuide] = []) {
        self.init(width: size.width, height: size.height, explicitGuides: explicitGuides)
    }

    var size: CGSize { CGSize(width: width, height: height) }

    /// The position of a horizontal guide: the explicit value, or else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a vertical guide: the explicit value, or else the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// The position of a horizontal guide if the view sets it, else `nil`.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// The position of a vertical guide if the view sets it, else `nil`.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    subscript(key: AlignmentKey) -> CGFloat {
        self[explicit: key] ?? key.defaultValue(in: self)
    }

    subscript(explicit key: AlignmentKey) -> CGFloat? {
        get {
            if explicitGuides.isEmpty { return nil }
            for guide in explicitGuides where guide.key == key { return guide.value }
            return nil
        }
        set {
            let index = explicitGuides.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): explicitGuides[index].value = value
            case (let index?, nil): explicitGuides.remove(at: index)
            case (nil, let value?): explicitGuides.append(ExplicitGuide(key: key, value: value))
            case (nil, nil): break
            }
        }
    }
}
