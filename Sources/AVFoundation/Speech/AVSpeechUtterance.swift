import Foundation

/// The lowest rate of an utterance.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The highest rate of an utterance.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The rate of an utterance that sets none.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to be spoken, with its voice, rate, pitch and volume.
///
/// A synthesizer reads the properties when the utterance is given to it: later changes are not heard.
open class AVSpeechUtterance: NSObject {
    /// The text.
    public let speechString: String
    /// The voice; without one, that of the current language.
    open var voice: AVSpeechSynthesisVoice?
    /// The rate, from ``AVSpeechUtteranceMinimumSpeechRate`` to ``AVSpeechUtteranceMaximumSpeechRate``.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// The pitch, from 0.5 to 2; 1 is that of the voice.
    open var pitchMultiplier: Float = 1
    /// The volume, from 0 to 1.
    open var volume: Float = 1
    /// The time before the utterance, in seconds, when its turn has come.
    open var preUtteranceDelay: TimeInterval = 0
    /// The time after the utterance, in seconds, before the next one.
    open var postUtteranceDelay: TimeInterval = 0

    /// Creates an utterance.
    public init(string: String) {
        speechString = string
        super.init()
    }

    var request: SpeechRequest {
        SpeechRequest(
            text: speechString, language: voice?.language ?? AVSpeechSynthesisVoice.currentLanguageCode(),
            voice: voice?.identifier, rate: rate, pitch: pitchMultiplier, volume: volume)
    }
}
