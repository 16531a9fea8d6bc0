import Testing

@testable import MartletTool

/// Tests of the texts that a loader is made of. Tests/Bundle/bundle.py links and runs one.
@Suite struct CurlLoaderTests {
    @Test func functionsOfLibcurlAreFoundAmongSymbols() {
        let symbols = """

            Interface.c.o:
            curl_multi_init
            curl_easy_setopt
            memcpy
            __stack_chk_fail
            curl_easy_setopt
            """
        #expect(CurlLoader.functions(in: symbols) == ["curl_easy_setopt", "curl_multi_init"])
        #expect(CurlLoader.functions(in: "memcpy").isEmpty)
    }

    @Test func otherFunctionsComeFromTheSystemWhereItsFilesAre() {
        #expect(CurlLoader.script(object: "/a b/x.o", system: nil) == "INPUT(\"/a b/x.o\")\n")
        #expect(
            CurlLoader.script(object: "/x.o", system: "/usr/lib/libcurl.so")
                == "INPUT(\"/x.o\" AS_NEEDED(\"/usr/lib/libcurl.so\"))\n")
    }

    @Test func eachFunctionIsDefinedOnce() {
        let source = CurlLoader.source(for: ["curl_easy_init", "curl_easy_setopt"])
        #expect(source.contains("\nFUNCTION(curl_easy_init)\nFUNCTION(curl_easy_setopt)\n"))
        #expect(source.contains("dlopen(\"libcurl.so.4\""))
    }

    @Test func packagesNameTheLibraryThatTheProgramLoads() throws {
        func app(_ loadsCurl: Bool) throws -> AppDescription {
            try BundleFixture.app { $0.loadsCurl = loadsCurl }
        }
        #expect(
            try DebianControl(app: app(true), dependencies: ["libc6"]).text.contains("\nDepends: libc6, libcurl4\n"))
        #expect(try DebianControl(app: app(false), dependencies: ["libc6"]).text.contains("\nDepends: libc6\n"))
        // Found by dpkg-shlibdeps for a library of the package.
        #expect(
            try DebianControl(app: app(true), dependencies: ["libcurl4 (>= 7.84)"]).text
                .contains("\nDepends: libcurl4 (>= 7.84)\n"))
        let spec = try RPMPackage.spec(of: app(true), files: [], source: "/s")
        #expect(spec.contains("\nRequires: libcurl.so.4()(64bit)\n"))
        #expect(try !RPMPackage.spec(of: app(false), files: [], source: "/s").contains("libcurl"))
    }
}
