/// The part of a terminal's screen that an app uses.
///
/// Declare it with ``Scene/terminalPresentation(_:)``. The environment variable `MARTLET_HOST=inline` selects ``inline`` for
/// any app.
public struct TerminalPresentation: Sendable, Equatable {
    enum Kind { case automatic, inline }

    let kind: Kind

    /// The whole screen, which is as it was before when the app ends.
    public static let automatic = TerminalPresentation(kind: .automatic)

    /// Some lines below the shell's, which stay there when the app ends.
    ///
    /// The app has as many lines as its content needs, up to the height of the screen. What it prints appears above its
    /// lines. The mouse belongs to the terminal, for selecting text and scrolling back.
    public static let inline = TerminalPresentation(kind: .inline)
}

extension Scene {
    /// Sets the part of the screen that the app uses in a terminal. The first window that opens decides. No effect on
    /// windows of the desktop.
    ///
    ///     @main
    ///     struct CommitApp: App {
    ///         var body: some Scene {
    ///             WindowGroup { CommitView() }
    ///                 .terminalPresentation(.inline)
    ///         }
    ///     }
    ///
    /// SwiftUI does not have this modifier, so code that also builds on Apple's systems has it in `#if os(Linux)`.
    ///
    /// - Parameter presentation: The whole screen, or some lines below those of the shell.
    nonisolated public func terminalPresentation(_ presentation: TerminalPresentation) -> some Scene {
        TraitScene(content: self) { $0.terminalPresentation = presentation }
    }
}
