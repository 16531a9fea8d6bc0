// The state of the controlling terminal, which C keeps where signal handlers can reach it: MartletTerminalState.h
// describes each function. They are declared here and not imported, so that modules that import this one load no C
// module.
// Unsafe pointers: C takes the bytes, and keeps none of the pointers.

@_extern(c, "martlet_terminal_enter")
func martlet_terminal_enter(
    _ input: Int32, _ output: Int32, _ enter: UnsafeRawPointer?, _ enterCount: Int, _ leave: UnsafeRawPointer?,
    _ leaveCount: Int, _ captures: Bool, _ streams: Bool
) -> Int32

@_extern(c, "martlet_terminal_leave")
func martlet_terminal_leave()

@_extern(c, "martlet_terminal_notifications")
func martlet_terminal_notifications() -> Int32

@_extern(c, "martlet_terminal_write")
func martlet_terminal_write(_ bytes: UnsafeRawPointer?, _ count: Int) -> Int32

@_extern(c, "martlet_terminal_protect_thread")
func martlet_terminal_protect_thread()

@_extern(c, "martlet_terminal_trim_capture")
func martlet_terminal_trim_capture()

@_extern(c, "martlet_terminal_stream")
func martlet_terminal_stream() -> Int32

@_extern(c, "martlet_terminal_move_stream")
func martlet_terminal_move_stream()

@_extern(c, "martlet_terminal_read_captured")
func martlet_terminal_read_captured(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int

@_extern(c, "martlet_terminal_captured_is_shown")
func martlet_terminal_captured_is_shown(_ count: Int)

@_extern(c, "martlet_terminal_captured_size")
func martlet_terminal_captured_size() -> Int

@_extern(c, "martlet_terminal_read_last_captured")
func martlet_terminal_read_last_captured(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int

@_extern(c, "martlet_terminal_size")
func martlet_terminal_size(
    _ descriptor: Int32, _ columns: UnsafeMutablePointer<Int32>, _ rows: UnsafeMutablePointer<Int32>
) -> Bool

@_extern(c, "martlet_terminal_stop")
func martlet_terminal_stop()

/// The meaning of a byte from the notification pipe.
enum TerminalNotification: UInt8 {
    case resized = 0x57
    case continued = 0x43
}
