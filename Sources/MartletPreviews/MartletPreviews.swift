import Foundation
import MartletPreviewMessages

/// The program that `martlet preview` links with the objects of a target. It finds the previews in itself.
///
/// A process serves one request, so that a preview that crashes, or never ends, disturbs no other.
@main
struct MartletPreviews {
    static func main() async {
        guard CommandLine.arguments.count == 2,
            let request = try? JSONDecoder().decode(
                PreviewRequest.self, from: Data(CommandLine.arguments[1].utf8))
        else {
            FileHandle.standardError.write(Data("This program is started by martlet preview.\n".utf8))
            exit(64)
        }
        guard let events = EventLog<PreviewEvent>(path: request.events) else { exit(73) }
        switch request.work {
        case .list(let skipped, let replacements):
            for path in replacements { _ = ReplacedCode.load(path) }
            PreviewSearch(events: events).run(skipping: Set(skipped))
        case .draw(let id, let variants, let files):
            await PreviewDrawing.run(id: id, variants: variants, files: files, events: events)
        case .live(let start): await LivePreview.run(start, events: events)
        case .compare(let pairs): PictureComparison.run(pairs, events: events)
        }
        events.write(.finished)
        // The views' destructors are not part of a preview, and threads that they have begun may still run.
        fflush(nil)
        _exit(0)
    }
}
