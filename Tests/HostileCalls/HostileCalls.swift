import Foundation
import Martlet

/// Calls with hostile values, which `script/lib/hostile_calls.py` writes from the public declarations.
public enum HostileCalls {
    static let namespace = Namespace().wrappedValue

    /// Says which call follows, where `MARTLET_HOSTILE` is set: who ends the program can't say so any more.
    public static func note(_ name: String, _ round: Int) {
        guard isNoting else { return }
        try? FileHandle.standardError.write(contentsOf: Data("\(round) \(name)\n".utf8))
    }

    /// Makes what shows the result of a call, after saying which.
    @MainActor public static func make(_ call: HostileCall, _ values: HostileValues, _ round: Int) -> AnyView {
        note(call.name, round)
        return call.make(values)
    }

    static let isNoting = ProcessInfo.processInfo.environment["MARTLET_HOSTILE"] != nil
}

/// A call of one public declaration.
public struct HostileCall: Sendable {
    /// The declaration that is called.
    public let name: String
    /// Makes what shows the result.
    public let make: @MainActor @Sendable (HostileValues) -> AnyView

    init(_ name: String, _ make: @escaping @MainActor @Sendable (HostileValues) -> AnyView) {
        self.name = name
        self.make = make
    }
}

/// The content to which a modifier is applied.
public struct HostileContent: View {
    /// Makes it.
    public init() {}

    /// Something of a size of its own, and something that fills.
    public var body: some View {
        VStack {
            Text("Words of content")
            Color.red
        }
    }
}

extension HostileValues {
    /// Returns a view that shows a value: the value itself, or a view drawn, laid out or moved by it.
    @MainActor func show(_ value: Any?) -> AnyView {
        switch value {
        case let view as any View: return erased(view)
        case let transition as any Transition: return erased(HostileContent().transition(AnyTransition.of(transition)))
        case let style as any ShapeStyle: return AnyView(Rectangle().fill(AnyShapeStyle(style)))
        case let layout as any Layout:
            return AnyView(AnyLayout(layout) { HostileContent() })
        case let font as Font: return AnyView(Text("Words").font(font))
        case let animation as Animation: return AnyView(HostileMotion(animation: animation))
        case let spring as Spring: return AnyView(HostileMotion(animation: .spring(spring)))
        case let transition as AnyTransition: return AnyView(HostileContent().transition(transition))
        case let item as GridItem:
            return AnyView(
                LazyVGrid(columns: [item, item]) {
                    HostileContent(); HostileContent()
                })
        case let style as StrokeStyle: return AnyView(Circle().stroke(.red, style: style))
        case let insets as EdgeInsets: return AnyView(HostileContent().padding(insets))
        case let angle as Angle: return AnyView(HostileContent().rotationEffect(angle))
        case let point as UnitPoint: return AnyView(HostileContent().scaleEffect(0.5, anchor: point))
        case let transform as ProjectionTransform: return AnyView(HostileContent().projectionEffect(transform))
        case let transform as CGAffineTransform: return AnyView(HostileContent().transformEffect(transform))
        case let key as LocalizedStringKey: return AnyView(Text(key))
        case let gradient as Gradient:
            return AnyView(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom))
        case let rect as CGRect: return AnyView(Path(rect).fill(.red))
        case let curve as UnitCurve:
            return AnyView(HostileMotion(animation: .timingCurve(curve, duration: 1)))
        default:
            // A date that is none cannot be described.
            return AnyView(Text(verbatim: "\(type(of: value))"))
        }
    }

    @MainActor private func erased<V: View>(_ view: V) -> AnyView { AnyView(view) }
}

extension AnyTransition {
    fileprivate static func of(_ transition: any Transition) -> AnyTransition {
        func made<T: Transition>(_ transition: T) -> AnyTransition { AnyTransition(transition) }
        return made(transition)
    }
}

/// Something that moves as soon as it is seen.
private struct HostileMotion: View {
    let animation: Animation
    @State private var isThere = false

    var body: some View {
        HostileContent()
            .offset(x: isThere ? 20 : 0)
            .onAppear { withAnimation(animation) { isThere = true } }
    }
}
