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
    var search = ""
    var selection: String? { didSet { if selection != oldValue { showSelection(instead: oldValue) } } }

    /// True in a terminal, which shows previews in cells.
    let isTerminal = ProcessInfo.processInfo.environment["MARTLET_HOST"] == "terminal"
    /// The variants that the user can choose.
    let choices: [String]
    @ObservationIgnored private let link: LineSocket?

    init() {
        choices =
            isTerminal
            ? ["terminal+dark", "terminal+light", "terminal+rtl", "terminal+locale=de", "terminal+40x20"]
            : ["light", "dark", "phone", "tablet", "text=accessibility3", "rtl", "locale=de", "contrast", "terminal"]
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
        show()
    }

    func send(_ input: PreviewInput, to variant: String) {
        guard let selection else { return }
        link?.send(GalleryRequest.input(preview: selection, variant: variant, input: input))
    }

    func restart() { if let selection { link?.send(GalleryRequest.restart(preview: selection)) } }

    func inspect() { if let selection { link?.send(GalleryRequest.inspect(preview: selection)) } }

    private func showSelection(instead old: String?) {
        if let old {
            link?.send(GalleryRequest.hide(preview: old))
            screens[old] = nil
        }
        show()
    }

    private func show() {
        guard let selection else { return }
        link?.send(GalleryRequest.show(preview: selection, variants: variants, scale: isTerminal ? 1 : 2))
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
            guard preview == selection else { return }
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
            if isRunning { running.insert(preview) } else { running.remove(preview) }
        case .inspector(_, let address):
            status = "Inspector: \(address)"
            inspector = isTerminal ? nil : URL(string: address)
        case .reloaded(let milliseconds, let description):
            status = "Shown \(milliseconds) ms after saving (\(description))"
        }
    }
}
