import Foundation
import Martlet
import MartletSnapshots
import MartletTesting
import MartletPreviewMessages

#if GTK
import struct MartletSnapshots.Picture
#endif

/// Draws one preview in several variants.
enum PreviewDrawing {
    #if GTK
    @MainActor
    static func run(id: String, variants: [PreviewVariant], files: [String], events: EventLog<PreviewEvent>) async {
        guard let preview = ShownPreview(id: id) else {
            events.write(.refused(reason: "The program has no preview \(id)."))
            return
        }
        for (number, (variant, file)) in zip(variants, files).enumerated() {
            events.write(.drawing(variant: number))
            if variant.isTerminal {
                let reason = "A terminal is shown by the live gallery alone: martlet preview without --png."
                events.write(.issue(variant: number, message: reason))
                continue
            }
            let start = ContinuousClock.now
            do {
                let view = try await preview.view()
                let host = TestHost(drawnIn: Variation(of: preview.settings, in: variant)) { view }
                // At once, since a view that changes itself in each update never comes to an end.
                report(host.issues, variant: number, events: events)
                // Until animations that begin when the view appears have ended. Tasks run in this time. The host is
                // not settled, which a view that moves without end, as a TimelineView does, never is.
                host.advance(by: .seconds(1))
                let isReady = ContinuousClock.now
                let picture = host.picture()
                try picture.quickPNGData.write(to: URL(fileURLWithPath: file))
                let isDrawn = ContinuousClock.now
                report(host.issues, variant: number, events: events)
                func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }
                events.write(
                    .drawn(
                        variant: number, width: picture.width, height: picture.height,
                        preparation: seconds(isReady - start), seconds: seconds(isDrawn - isReady)))
                // The end of the host is not to report them once more.
                for issue in host.issues { host.expectIssue(containing: issue.message) }
            } catch {
                events.write(.issue(variant: number, message: "\(error)"))
            }
        }
    }

    /// Writes issues as events. The tool leaves out those that it has had.
    private static func report(_ issues: [TestHost.Issue], variant: Int, events: EventLog<PreviewEvent>) {
        for issue in issues { events.write(.issue(variant: variant, message: issue.message)) }
    }
    #else
    @MainActor
    static func run(id: String, variants: [PreviewVariant], files: [String], events: EventLog<PreviewEvent>) async {
        events.write(.refused(reason: PictureComparison.needsGTK))
    }
    #endif
}

/// Compares pictures by perceived difference.
enum PictureComparison {
    static let needsGTK =
        "Pictures are drawn by GTK. Build with the trait: martlet preview --traits GTK, if the package has it."

    static func run(_ pairs: [PicturePair], events: EventLog<PreviewEvent>) {
        #if GTK
        for (number, pair) in pairs.enumerated() {
            guard let before = picture(at: pair.before), let after = picture(at: pair.after) else {
                events.write(.compared(pair: number, difference: "One of the two files is no PNG."))
                continue
            }
            let difference = before.difference(to: after)
            if let difference {
                try? difference.picture.pngData.write(to: URL(fileURLWithPath: pair.difference))
            }
            events.write(.compared(pair: number, difference: difference.map { "\($0)" }))
        }
        #else
        events.write(.refused(reason: needsGTK))
        #endif
    }

    #if GTK
    private static func picture(at path: String) -> Picture? {
        (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap { Picture(pngData: $0) }
    }
    #endif
}
