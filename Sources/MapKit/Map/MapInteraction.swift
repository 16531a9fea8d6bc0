/// Lets the user move a map by pointer, touch, wheel and keys.
struct MapInteraction: ViewModifier {
    let viewport: MapViewport
    let modes: MapInteractionModes
    let bounds: MapCameraBounds?
    let selection: (any MapSelectionLink)?
    @Binding var isMoving: Bool
    let move: (MapViewport) -> Void

    /// The viewport at the start of a gesture.
    @State private var start: MapViewport?
    /// The pointer, around which the wheel changes the scale.
    @State private var pointer: PointerPlace = PointerPlace()

    func body(content: Content) -> some View {
        content
            .onContinuousHover { phase in
                if case .active(let place) = phase { pointer.place = place } else { pointer.place = nil }
            }
            .onWheel { modes.contains(.zoom) ? turnWheel(by: $0.height) : false }
            .gesture(drag, including: modes.contains(.pan) ? .all : .subviews)
            .simultaneousGesture(magnify, including: modes.contains(.zoom) ? .all : .subviews)
            .simultaneousGesture(rotate, including: modes.contains(.rotate) ? .all : .subviews)
            .modifier(MapKeys(viewport: viewport, modes: modes, bounds: bounds, move: move))
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 4)
            .onChanged { value in
                begin()
                if let start { move(start.moved(by: value.translation)) }
            }
            .onEnded { _ in end() }
    }

    private var magnify: some Gesture {
        MagnifyGesture()
            .onChanged { value in
                begin()
                if let start {
                    move(start.scaled(by: value.magnification, around: value.startLocation, limits: bounds))
                }
            }
            .onEnded { _ in end() }
    }

    private var rotate: some Gesture {
        RotateGesture(minimumAngleDelta: .degrees(8))
            .onChanged { value in
                begin()
                if let start { move(start.turned(by: -value.rotation.degrees)) }
            }
            .onEnded { _ in end() }
    }

    private func begin() {
        guard start == nil else { return }
        start = viewport
        isMoving = true
    }

    private func end() {
        start = nil
        isMoving = false
    }

    private func turnWheel(by distance: CGFloat) -> Bool {
        guard distance.isFinite, distance != 0 else { return false }
        let middle = CGPoint(x: viewport.size.width / 2, y: viewport.size.height / 2)
        // A notch of a wheel is about 40 points, and changes the scale by a third.
        move(viewport.scaled(by: exp2(distance / 100), around: pointer.place ?? middle, limits: bounds))
        return true
    }
}

/// The place of the pointer over a map. A class, since its movement changes no view.
@MainActor
private final class PointerPlace {
    var place: CGPoint?
}

/// Moves a map by keys while it has the focus: arrows, "+" and "-".
private struct MapKeys: ViewModifier {
    let viewport: MapViewport
    let modes: MapInteractionModes
    let bounds: MapCameraBounds?
    let move: (MapViewport) -> Void

    /// The part of the map's size that a key moves it by.
    private static var step: CGFloat { 0.2 }
    private static var keys: Set<KeyEquivalent> { [.leftArrow, .rightArrow, .upArrow, .downArrow, "+", "=", "-"] }

    func body(content: Content) -> some View {
        if modes.isDisjoint(with: [.pan, .zoom]) {
            content
        } else {
            content
                .focusable()
                .onKeyPress(keys: Self.keys) { press in
                    guard let moved = moved(by: press.key) else { return .ignored }
                    withAnimation(.easeOut(duration: 0.15)) { move(moved) }
                    return .handled
                }
        }
    }

    private func moved(by key: KeyEquivalent) -> MapViewport? {
        let size = viewport.size
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        let factor: Double? =
            switch key {
            case "+", "=": 2
            case "-": 0.5
            default: nil
            }
        if let factor {
            return modes.contains(.zoom) ? viewport.scaled(by: factor, around: middle, limits: bounds) : nil
        }
        guard modes.contains(.pan) else { return nil }
        let (x, y) = (size.width * Self.step, size.height * Self.step)
        return switch key {
        case .leftArrow: viewport.moved(by: CGSize(width: x, height: 0))
        case .rightArrow: viewport.moved(by: CGSize(width: -x, height: 0))
        case .upArrow: viewport.moved(by: CGSize(width: 0, height: y))
        case .downArrow: viewport.moved(by: CGSize(width: 0, height: -y))
        default: nil
        }
    }
}
