import Foundation

/// The functions of Dispatch and Core Foundation that this module has its own of.
///
/// A program's own function precedes a library's of the same name everywhere in the process. A dynamic library's does
/// not, if the loader has come upon Dispatch or Foundation before it: then the addresses in the tables of all libraries
/// are replaced.
// Unsafe pointers: functions as the loader finds them, by name.
enum SystemFunctions {
    /// Returns the system's function or variable of a name, also where this module has one of that name.
    ///
    /// Foundation depends on Dispatch and on the C library, so that its handle leads to all three, and never to this
    /// module. "The next one after this module", as the loader can search too, does not exist in a dynamic library that
    /// comes after Dispatch.
    static func original(_ name: String) -> UnsafeMutableRawPointer {
        // A program with Swift's libraries in it has no such library, and the C library's functions follow it.
        let next = UnsafeMutableRawPointer(bitPattern: -1)
        guard let found = dlsym(foundation ?? next, name) else {
            preconditionFailure("The system has no \(name).")
        }
        return found
    }

    // nonisolated(unsafe): constant.
    nonisolated(unsafe) private static let foundation = dlopen("libFoundation.so", RTLD_LAZY | RTLD_NOLOAD)

    /// The functions that precede the system's. `SystemClocks` has those of the C library, which have other names.
    private static let names = [
        "dispatch_after", "dispatch_async", "dispatch_semaphore_wait", "dispatch_group_wait", "dispatch_source_create",
        "dispatch_source_set_event_handler", "dispatch_source_set_timer", "dispatch_source_cancel",
        "CFRunLoopAddTimer", "CFRunLoopTimerSetNextFireDate", "CFRunLoopPerformBlock", "CFRunLoopGetCurrent",
        "_CFRunLoopFinished", "CFRunLoopRunInMode",
    ]

    /// The path of the library that this module is in, as the loader has it.
    static let ownPath = place(of: #dsohandle).path.map { String(cString: $0) }

    /// Makes the process call this module's functions, if the loader has not done so. Once for the process.
    static func install() { _ = isInstalled }

    private static let isInstalled: Void = {
        let everywhere = dlopen(nil, RTLD_LAZY)
        let own = place(of: #dsohandle).library
        guard let library = ownPath.flatMap({ dlopen($0, RTLD_LAZY | RTLD_NOLOAD) }) else { return }
        var functions: [String: UnsafeRawPointer] = [:]
        for name in names {
            // A build without a function of this name finds Dispatch's, on which the library depends.
            guard let function = dlsym(library, name), place(of: function).library == own,
                dlsym(everywhere, name) != function
            else {
                continue
            }
            functions[name] = UnsafeRawPointer(function)
        }
        if !functions.isEmpty { CalledFunctions.replace(functions, in: .all) }
    }()

    /// A place in a library, as `dladdr` fills it in: `Dl_info`, which is imported for GNU's sources alone.
    private struct Place {
        var path: UnsafePointer<CChar>?
        var library: UnsafeRawPointer?
        var symbol: UnsafePointer<CChar>?
        var address: UnsafeRawPointer?
    }

    /// Returns the library that an address is in.
    private static func place(of address: UnsafeRawPointer) -> Place {
        typealias Find = @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Int32
        var found = Place()
        _ = unsafeBitCast(original("dladdr"), to: Find.self)(address, &found)
        return found
    }
}
