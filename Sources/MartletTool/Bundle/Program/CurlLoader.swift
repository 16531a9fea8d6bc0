import Foundation

/// Makes a program load libcurl at its first request to a network, and not at its start.
///
/// Foundation's networking is part of each program, since publishers of `URLSession` and `AsyncImage` refer to it, and libcurl
/// needs some thirty libraries: they took 4 of the 15 ms that a program for the terminal needed to its first frame. The program
/// also starts where libcurl is not installed, and can be linked where the files for its developers are not.
///
/// The linker is given another `libcurl` to look into before the system's: the functions that Foundation calls, each of which
/// calls the one in the system's library. For apps with windows, the system's folder comes first, and has one where its files for
/// developers are installed: then the program loads libcurl at its start.
struct CurlLoader {
    private let folder: URL
    private let clang: BundleTool
    /// The names of the functions that Foundation calls.
    private let functions: [String]

    /// The name of the system's library.
    static let library = "libcurl.so.4"

    /// Finds the functions that the toolchain's Foundation calls; `nil` where the toolchain has another form, so that the
    /// program is linked with the system's library.
    init?(of build: PackageBuild, log: URL) async throws {
        guard let toolchain = BundleTool.toolchain else { return nil }
        let caller = toolchain.deletingLastPathComponent()
            .appendingPathComponent("lib/swift_static/linux/lib_CFURLSessionInterface.a")
        guard FileManager.default.fileExists(atPath: caller.path),
            let clang = BundleTool(ifThere: "clang", in: toolchain),
            let names = BundleTool(ifThere: "llvm-nm", in: toolchain)
        else { return nil }
        functions = Self.functions(
            in: try await names.run(["--undefined-only", "--just-symbol-name", caller.path], log: log))
        if functions.isEmpty { return nil }
        self.clang = clang
        folder = build.scratch.appendingPathComponent("martlet-bundle/libcurl")
    }

    /// Returns the names of libcurl's functions among the names of symbols, sorted.
    static func functions(in symbols: String) -> [String] {
        Set(symbols.split(whereSeparator: \.isWhitespace).map(String.init))
            .filter { $0.wholeMatch(of: /curl_[a-z0-9_]+/) != nil }.sorted()
    }

    /// Makes the other library.
    ///
    /// - Returns: SwiftPM's arguments to link with it.
    func make(log: URL) async throws -> [String] {
        let files = FileManager.default
        try? files.removeItem(at: folder)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(Self.source(for: functions).utf8).write(to: folder.appendingPathComponent("loader.c"))
        try await clang.run(["-O2", "-fPIC", "-c", "loader.c", "-o", "loader.o"], in: folder, log: log)
        let object = folder.appendingPathComponent("loader.o")
        try Data(Self.script(object: object.path, system: systemLibrary).utf8)
            .write(to: folder.appendingPathComponent("libcurl.so"))
        return ["-Xlinker", "-L\(folder.path)"]
    }

    /// The system's library as the linker finds it; `nil` where the files for developers are not installed.
    private var systemLibrary: String? {
        #if arch(arm64)
        let machine = "aarch64"
        #else
        let machine = "x86_64"
        #endif
        return ["/usr/lib/\(machine)-linux-gnu", "/usr/lib64", "/usr/lib"].map { $0 + "/libcurl.so" }
            .first { FileManager.default.fileExists(atPath: $0) }
    }

    /// Returns the text that the linker reads in place of a library. Code of the app that calls other functions of libcurl gets
    /// them from the system's library.
    ///
    /// The object is named, and not an archive that has it: from an archive that comes before its callers, nothing is taken.
    static func script(object: String, system: String?) -> String {
        "INPUT(\"\(object)\"\(system.map { " AS_NEEDED(\"\($0)\")" } ?? ""))\n"
    }

    /// Returns the other library's source.
    static func source(for functions: [String]) -> String {
        """
        #include <dlfcn.h>
        #include <pthread.h>
        #include <stdio.h>
        #include <stdlib.h>

        static void *library;

        static void load(void) {
            library = dlopen("\(library)", RTLD_LAZY | RTLD_LOCAL);
            if (library) return;
            fprintf(stderr, "URLSession needs the library \(library), which can't be loaded: %s. Install it: the package is "
                            "libcurl4 on Debian and Ubuntu, libcurl on Fedora, and curl on Arch.\\n", dlerror());
            exit(1);
        }

        static void *function(const char *name) {
            static pthread_once_t once = PTHREAD_ONCE_INIT;
            pthread_once(&once, load);
            void *found = dlsym(library, name);
            if (found) return found;
            fprintf(stderr, "URLSession needs a newer \(library): this one has no %s.\\n", name);
            exit(1);
        }

        // The arguments are integers and pointers, also those of functions with "...": each is in a register, and is handed on.
        // Weak, since the linker reads this file as often as it is told to link with libcurl.
        #define FUNCTION(name) \\
            __attribute__((weak)) long name(long a, long b, long c, long d, long e, long f) { \\
                static long (*found)(long, ...); \\
                long (*real)(long, ...) = __atomic_load_n(&found, __ATOMIC_ACQUIRE); \\
                if (!real) __atomic_store_n(&found, real = function(#name), __ATOMIC_RELEASE); \\
                return real(a, b, c, d, e, f); \\
            }

        \(functions.map { "FUNCTION(\($0))" }.joined(separator: "\n"))

        """
    }

    /// Whether a program loads libcurl when it needs it.
    /// - Complexity: O(*n*) for the program's bytes.
    static func isPart(of program: ELFFile, at url: URL) -> Bool {
        guard !program.needed.contains(library), let bytes = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            return false
        }
        return bytes.range(of: Data("\(library)\0".utf8)) != nil
    }
}
