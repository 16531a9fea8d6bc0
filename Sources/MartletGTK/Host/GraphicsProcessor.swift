#if GTK
import CGTK
import Foundation

/// The decision whether windows are drawn with OpenGL.
///
/// GTK initializes OpenGL with each connection to a display, in software if the machine has no graphics processor. That
/// takes longer than everything else before the first frame, and 40 MB; Cairo draws the same content sooner. So OpenGL
/// is disabled on such machines, unless the environment sets it up.
enum GraphicsProcessor {
    /// Devices by which programs reach a graphics processor: those of the kernel's own drivers, NVIDIA's, those of Windows
    /// below Linux, ARM's and Qualcomm's.
    private static let devices = ["dri", "nvidiactl", "dxg", "mali0", "kgsl-3d0"]

    /// Whether this process has access to a graphics processor.
    private static var isThere: Bool { devices.contains { access("/dev/\($0)", F_OK) == 0 } }

    /// Connects to the display, with OpenGL or without.
    ///
    /// The variable for this choice is GTK's own, and is set only while GTK reads it: programs that the app starts do
    /// not inherit it.
    ///
    /// - Parameter connect: Connects GTK.
    static func whileDecided<Result>(_ connect: () -> Result) -> Result {
        let environment = ProcessInfo.processInfo.environment
        guard let (name, value) = setting(environment, isThere: isThere, minorVersion: gtk_get_minor_version()) else {
            return connect()
        }
        setenv(name, value, 1)
        defer {
            if let earlier = environment[name] { setenv(name, earlier, 1) } else { unsetenv(name) }
        }
        return connect()
    }

    /// The variable that keeps GTK from OpenGL, and its value; nil where GTK is to decide.
    ///
    /// - Parameters:
    ///   - environment: That of the process.
    ///   - isThere: Whether there is a graphics processor.
    ///   - minorVersion: Of GTK 4: from 4.16 on the variable is another one.
    static func setting(
        _ environment: [String: String], isThere: Bool, minorVersion: UInt32
    ) -> (name: String, value: String)? {
        switch environment["GSK_RENDERER"] {
        case nil, "": if isThere { return nil }
        case "cairo": break
        default: return nil
        }
        let (name, off) = minorVersion < 16 ? ("GDK_DEBUG", "gl-disable") : ("GDK_DISABLE", "gl,vulkan")
        let earlier = environment[name] ?? ""
        // A setting for OpenGL by the user has precedence.
        if earlier.contains("gl") { return nil }
        return (name, earlier.isEmpty ? off : "\(earlier),\(off)")
    }
}
#endif
