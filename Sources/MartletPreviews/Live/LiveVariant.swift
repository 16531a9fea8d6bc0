import AttributeGraph
import Foundation
import Martlet
import MartletPreviewMessages
import MartletRuntime
import MartletTesting

#if GTK
import MartletSnapshots
import struct MartletSnapshots.Picture
#endif

/// A live preview in one variant.
@MainActor
final class LiveVariant {
    /// The reason why a variant can't be shown.
    struct Problem: Error, CustomStringConvertible {
        let description: String
    }

    let variant: PreviewVariant
    let scale: Double
    private let host: TestHost
    private let folder: URL
    /// The terminal that draws the variant, if it is one.
    private let terminal: TerminalDrawer?
    private var sentCount = -1
    private var sentFrame: PreviewFrame?
    private var issues: Set<String> = []
    private var number = 0
    #if GTK
    private var sentPicture: Picture?
    #endif

    init(
        _ variant: PreviewVariant, settings: PreviewSettings, scale: Double, folder: URL,
        @ViewBuilder view: () -> some View
    ) throws {
        (self.variant, self.scale, self.folder) = (variant, scale, folder)
        var variation = Variation(of: settings, in: variant)
        if variant.isTerminal {
            let drawer = TerminalDrawer(isDark: variant.isDark)
            terminal = drawer
            variation.platform = .terminal
            if variant.size == nil { variation.size = drawer.size(for: variation.size) }
            host = TestHost(
                size: variation.windowSize, sceneFolder: nil, variation: variation, drawer: drawer, view)
        } else {
            #if GTK
            terminal = nil
            variation.displayScale = scale
            host = TestHost(drawnIn: variation, view)
            #else
            throw Problem(
                description: "Pictures are drawn by GTK. Build with the trait, or show the variant terminal.")
            #endif
        }
    }

    var isMoving: Bool { host.isMoving }

    func deliver(_ event: InputEvent) { host.send(event) }

    func advance(by duration: Duration) { host.advance(by: duration) }

    func end() {
        for issue in host.issues { host.expectIssue(containing: issue.message) }
        host.unmount()
    }

    /// Runs all rules again, after code was replaced.
    func redraw() {
        host.scene.graph.invalidateAllRules()
        for front in host.scene.presenting.chain { front.scene?.graph.invalidateAllRules() }
        host.update()
    }

    // MARK: - State

    var states: [PreviewState] {
        host.scene.inspection.keptState().map {
            PreviewState(
                variant: variant.name, view: $0.view, property: $0.property, json: $0.json, object: $0.object)
        }
    }

    /// Sets the state of views that are there, and of those that appear because of it.
    func restore(_ states: [PreviewState]) {
        var rest = states.filter { $0.variant == variant.name }
            .map { KeptState(view: $0.view, property: $0.property, json: $0.json, object: $0.object) }
        let objects = RestoredObjects()
        for _ in 0..<20 where !rest.isEmpty {
            let left = host.scene.inspection.restore(rest, objects: objects)
            host.update()
            if left.count == rest.count { return }
            rest = left
        }
    }

    // MARK: - Output

    /// The issues since the last call, each once.
    func takeIssues() -> [String] {
        host.issues.map(\.message).filter { issues.insert($0).inserted }
    }

    /// A picture, if the variant looks different from the last one.
    func takeFrame() -> PreviewFrame? {
        let count = host.presentationCount
        guard count != sentCount else { return nil }
        sentCount = count
        let elements = host.liveElements.map { element in
            func number(_ length: CGFloat) -> Double { Double((length * 10).rounded()) / 10 }
            let frame = element.frame
            return PreviewFrame.Element(
                depth: element.depth, role: "\(element.role)", label: element.label, value: element.value,
                states: element.states,
                frame: [number(frame.minX), number(frame.minY), number(frame.width), number(frame.height)])
        }
        let size = host.scene.size
        var frame = PreviewFrame(
            variant: variant.name, size: [size.width, size.height], file: nil, rows: nil, elements: elements)
        if let terminal {
            frame.rows = terminal.rows(of: host)
        } else {
            guard let file = draw(sameElements: sentFrame?.elements == elements) else { return nil }
            frame.file = file
        }
        guard frame != sentFrame else { return nil }
        sentFrame = frame
        return frame
    }

    /// Writes a picture, unless it is the last one again. Returns its path.
    private func draw(sameElements: Bool) -> String? {
        #if GTK
        let picture = host.picture()
        if picture == sentPicture { return sameElements ? nil : sentFrame?.file }
        sentPicture = picture
        number += 1
        // The tool may still read the one before.
        let name = String(variant.name.map { $0.isLetter || $0.isNumber ? $0 : "-" })
        func file(_ number: Int) -> URL { folder.appendingPathComponent("\(name)-\(number).png") }
        try? FileManager.default.removeItem(at: file(number - 8))
        guard (try? picture.quickPNGData.write(to: file(number))) != nil else { return nil }
        return file(number).path
        #else
        return nil
        #endif
    }
}
