#if GTK
/// The callbacks and timers that a window waits for.
struct WindowWakeUps {
    /// The callback for the window's frames, while animations run.
    var frame: UInt32?
    /// The time of the scheduled update.
    var update: Duration?
    /// The input deadline that a wake-up is under way for.
    var deadline: Duration?
}
#endif
