import AVFoundation
import Martlet

/// A view that plays a video, with controls below it.
///
///     struct Intro: View {
///         @State private var player = AVPlayer(url: Bundle.main.url(forResource: "intro", withExtension: "webm")!)
///
///         var body: some View {
///             VideoPlayer(player: player) { Text("Preview").foregroundStyle(.white) }
///                 .frame(width: 480, height: 320)
///                 .onAppear { player.play() }
///         }
///     }
///
/// The picture keeps its proportions in the room that there is. The view says why media can't be played.
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay: View>: View {
    private let player: AVPlayer?
    private let videoOverlay: VideoOverlay

    /// Creates a view for a player, with content in front of the video and behind the controls.
    ///
    /// - Parameters:
    ///   - player: The player; without one the view is black.
    ///   - videoOverlay: The content in front of the video.
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
        self.player = player
        self.videoOverlay = videoOverlay()
    }

    /// The video, its overlay and its controls.
    public var body: some View {
        if let player {
            PlayerSurface(player: player, overlay: videoOverlay).id(ObjectIdentifier(player))
        } else {
            Color.black.overlay { videoOverlay }
        }
    }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    /// Creates a view for a player.
    ///
    /// - Parameter player: The player; without one the view is black.
    public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// The video of one player and its controls.
private struct PlayerSurface<Overlay: View>: View {
    @StateObject private var model: PlayerModel
    let overlay: Overlay

    init(player: AVPlayer, overlay: Overlay) {
        _model = StateObject(wrappedValue: PlayerModel(player))
        self.overlay = overlay
    }

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Color.black
                VideoPicture(player: model.player)
                overlay
                if let problem = model.problem {
                    // Content of the overlay is mostly in the middle.
                    Text(problem).foregroundStyle(.white).multilineTextAlignment(.center).padding()
                        .frame(maxHeight: .infinity, alignment: .bottom)
                }
            }
            VideoControls(model: model)
        }
    }
}
