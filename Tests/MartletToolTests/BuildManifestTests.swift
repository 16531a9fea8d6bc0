import Testing

@testable import MartletTool

@Suite struct BuildManifestTests {
    private let manifest = BuildManifest(
        text: #"""
            commands:
              "/b/CThing.build/thing.c.o":
                tool: clang
                inputs: ["/s/thing.c"]
                args: ["clang","-c"]

              "<CThing-x86_64-unknown-linux-gnu-debug.module>":
                tool: phony
                inputs: ["/b/CThing.build/thing.c.o"]
                outputs: ["<CThing-x86_64-unknown-linux-gnu-debug.module>"]

              "C.App-x86_64-unknown-linux-gnu-debug.exe":
                tool: shell
                inputs: ["/b/App.build/App.swift.o","/b/CThing.build/thing.c.o"]
                outputs: ["/b/App"]
                args: ["swiftc","-lz","-L/usr/lib/a b","-L","/b","-o","/b/App","@/b/App.product/Objects.LinkFileList"]

              "C.App-x86_64-unknown-linux-gnu-debug-tool.exe":
                tool: shell
                inputs: ["/b/App.build/App.swift.o"]
                args: ["swiftc","-lfalse"]

            """#)

    @Test func objectsOfATarget() {
        #expect(manifest.objects(ofTarget: "CThing") == ["/b/CThing.build/thing.c.o"])
        #expect(manifest.objects(ofTarget: "CThin").isEmpty)
    }

    @Test func theCommandThatLinksAProgram() {
        #expect(manifest.linkCommand(of: "App")?.first == "swiftc")
        #expect(manifest.linkCommand(of: "Ap") == nil)
    }

    @Test func librariesOfTheSystem() {
        #expect(manifest.libraryFlags(ofProductsWith: "/b/App.build/App.swift.o") == ["-lz", "-L/usr/lib/a b"])
        #expect(manifest.libraryFlags(ofProductsWith: "/b/Other.o").isEmpty)
    }
}
