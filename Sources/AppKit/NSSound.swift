import Foundation

/// Sounds, as AppKit calls them: the desktop's bell. For others, see `AVAudioPlayer` in the product AVFoundation.
@MainActor
public enum NSSound {
    /// Rings the desktop's bell.
    public static func beep() { NSBeep() }
}
