import Foundation
import MartletPreviewMessages
import MartletReloadMessages
import SwiftUI

/// The gallery as its front end knows it, and the connection to the tool.
@MainActor @Observable
final class GalleryModel {
    /// A preview as it is shown in one variant.
    struct Screen {
        var number: Int
        var frame: PreviewFrame
        var image: Image?
    }

    private(set) var previews: [GalleryPreview] = []
    private(set) var problems: [String: [String]] = [:]
    private(set) var running: Set<String> = []
    private(set) var screens: [String: [String: Screen]] = [:]
    private(set) var notice: GalleryNotice?
    private(set) var status = ""
    /// The address of the inspector that was opened last.
    private(set) var inspector: URL?
    private(set) var variants: [String]
    /// The variants that the user can choose.
    private(set) var choices: [String]
    var search = ""
    var selection: String? { didSet { if selection != oldValue { showWanted() } } }
    /// Whether all previews are shown, and not the selected one alone.
    var showsAll = false {
        didSet {
            // Its process goes on.
            if showsAll, let selection { inSight.insert(selection) }
            showWanted()
        }
    }

    /// True in a terminal, which shows previews in cells.
    let isTerminal = ProcessInfo.processInfo.environment["MARTLET_HOST"] == "terminal"
    /// The previews that the tool was asked for.
    @ObservationIgnored private var asked: Set<String> = []
    /// The previews in sight, if all are shown.
    @ObservationIgnored private var inSight: Set<String> = []
    @ObservationIgnored private let link: LineSocket?

    init() {
        choices =
            isTerminal
            ? ["terminal+dark", "terminal+light", "terminal+rtl", "terminal+locale=de", "terminal+40x20"]
            : [
                "light", "dark", "phone", "tablet", "desktop", "text=xSmall", "text=accessibility3", "rtl", "locale=de",
                "contrast", "terminal",
            ]
        variants = isTerminal ? ["terminal+dark"] : ["light", "dark"]
        let path = ProcessInfo.processInfo.environment["MARTLET_GALLERY"] ?? ""
        link = LineSocket(connectingTo: path)
        guard let link else {
            notice = GalleryNotice(
                title: "This program is a part of martlet preview, which starts it.", isError: true)
            return
        }
        let reader = Thread { [weak self] in
            link.forEach(GalleryEvent.self) { event in
                // In order, and not faster than they can be shown.
                let done = DispatchSemaphore(value: 0)
                Task { @MainActor in
                    self?.take(event)
                    done.signal()
                }
                done.wait()
            }
            exit(0)
        }
        reader.start()
    }

    /// The previews that the search finds.
    var found: [GalleryPreview] {
        let words = search.split(separator: " ")
        return previews.filter { preview in words.allSatisfy { preview.name.localizedCaseInsensitiveContains($0) } }
    }

    /// The groups of the previews that are found, in order.
    var groups: [(name: String, previews: [GalleryPreview])] {
        var groups: [(name: String, previews: [GalleryPreview])] = []
        for preview in found {
            if groups.last?.name != preview.group { groups.append((preview.group, [])) }
            groups[groups.count - 1].previews.append(preview)
        }
        return groups
    }

    /// The preview that is shown.
    var selected: GalleryPreview? { previews.first { $0.name == selection } }

    // MARK: - Requests

    func toggle(_ variant: String) {
        if let place = variants.firstIndex(of: variant) {
            if variants.count > 1 { variants.remove(at: place) }
        } else {
            variants.append(variant)
        }
        for preview in asked { show(preview) }
    }

    /// Adds a variant that the user has written, and shows it.
    func add(_ text: String) {
        let words = text.split(separator: " ").joined(separator: "+")
        guard !words.isEmpty else { return }
        let variant = isTerminal && !words.contains("terminal") ? "terminal+" + words : words
        do {
            _ = try PreviewVariant(parsing: variant)
        } catch {
            status = error.description
            return
        }
        if !choices.contains(variant) { choices.append(variant) }
        if !variants.contains(variant) { toggle(variant) }
    }

    func send(_ input: PreviewInput, to variant: String, of preview: String) {
        link?.send(GalleryRequest.input(preview: preview, variant: variant, input: input))
    }

    func restart(_ preview: String) { link?.send(GalleryRequest.restart(preview: preview)) }

    func inspect(_ preview: String) { link?.send(GalleryRequest.inspect(preview: preview)) }

    /// Notes that a preview came in sight, or went out of it.
    func setInSight(_ preview: String, _ isInSight: Bool) {
        if isInSight { inSight.insert(preview) } else { inSight.remove(preview) }
        if showsAll { showWanted() }
    }

    /// The previews that are to be shown.
    private var wanted: Set<String> { showsAll ? inSight : Set([selection].compactMap { $0 }) }

    /// Asks for the previews that are to be shown, and ends the others.
    private func showWanted() {
        let wanted = wanted
        for preview in asked.subtracting(wanted) {
            link?.send(GalleryRequest.hide(preview: preview))
            screens[preview] = nil
        }
        let new = wanted.subtracting(asked)
        asked = wanted
        for preview in new { show(preview) }
    }

    private func show(_ preview: String) {
        link?.send(GalleryRequest.show(preview: preview, variants: variants, scale: isTerminal ? 1 : 2))
    }

    // MARK: - Events

    private func take(_ event: GalleryEvent) {
        switch event {
        case .previews(let all):
            previews = all
            for preview in all where !preview.problems.isEmpty { problems[preview.name] = preview.problems }
            if selected == nil { selection = all.first?.name }
        case .notice(let new): notice = new
        case .frame(let preview, let number, let frame):
            guard asked.contains(preview) else { return }
            var image: Image?
            if let file = frame.file {
                // The file of a picture that was replaced meanwhile is gone; a later event follows.
                guard let data = FileManager.default.contents(atPath: file), let picture = Image(data: data, scale: 2)
                else { return }
                image = picture
            }
            screens[preview, default: [:]][frame.variant] = Screen(number: number, frame: frame, image: image)
        case .process(let preview, let isRunning, let texts):
            let entry = previews.first { $0.name == preview }
            problems[preview] = (entry?.problems ?? []) + texts
            if isRunning {
                running.insert(preview)
                if wanted.contains(preview) { asked.insert(preview) }
            } else {
                running.remove(preview)
                // The tool has ended it for others. It is asked for when it comes in sight again.
                if texts.isEmpty, entry?.problems.isEmpty == true { asked.remove(preview) }
            }
        case .inspector(_, let address):
            status = "Inspector: \(address)"
            inspector = isTerminal ? nil : URL(string: address)
        case .reloaded(let milliseconds, let description):
            status = "Shown \(milliseconds) ms after saving (\(description))"
        }
    }
}
