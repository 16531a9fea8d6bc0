import MartletTerminal

extension App {
    /// Starts the app: makes it, and shows its scenes until it ends.
    ///
    /// The attribute `@main` on the app calls this. The app is shown in the terminal that it was started from; where
    /// its output is no terminal, one frame is printed as text, and the program ends.
    @MainActor
    public static func main() {
        // Before the app is made, which may use them.
        TerminalApp.keepStoredValues()
        TerminalApp.run(Self())
    }
}
