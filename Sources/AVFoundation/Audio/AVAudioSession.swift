import Foundation

// @unchecked Sendable: it has no state.
/// The sound of the app among that of others. The desktop mixes the sounds of all apps: what is set here has no effect.
public class AVAudioSession: NSObject, @unchecked Sendable {
    /// The way in which the app uses sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sounds beside those of others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sounds instead of those of others; the default.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that the app is for.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playing and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several outputs at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// A special use within a category.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a value of a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// No special use.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// A call with sound.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// A call within a game.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Recording a video.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Measuring sound.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Playing a film.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// A call with video.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Speech, such as an audio book.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Announcements.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// The behaviour of the app's sound beside that of others.
    public struct CategoryOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others stay audible.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others are quieter meanwhile.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Hands-free devices may be used.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        /// The loudspeaker is the output.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Speech of others pauses, and other sounds stay audible.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Bluetooth loudspeakers may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// AirPlay devices may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// Options of activating a session.
    public struct SetActiveOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others are told that they may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let shared = AVAudioSession()

    /// Returns the session of the app.
    public class func sharedInstance() -> AVAudioSession { shared }

    /// Has no effect.
    public func setCategory(_ category: Category) throws {}

    /// Has no effect.
    public func setCategory(_ category: Category, options: CategoryOptions = []) throws {}

    /// Has no effect.
    public func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}

    /// Has no effect.
    public func setMode(_ mode: Mode) throws {}

    /// Has no effect.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
