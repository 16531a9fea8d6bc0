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

              "/b/p_App.resources/Assets.xcassets":
                tool: copy-tool
                inputs: ["/s/Assets.xcassets/"]
                outputs: ["/b/p_App.resources/Assets.xcassets/"]

              "/b/p_App.resources/en.lproj/Words.strings":
                tool: copy-tool
                inputs: ["/s/en.lproj/Words.strings"]
                outputs: ["/b/p_App.resources/en.lproj/Words.strings"]

              "/b/p_App.resources/made.txt":
                tool: copy-tool
                inputs: ["/s/made.txt"]
                outputs: ["/b/p_App.resources/made.txt"]

              "Making code":
                tool: shell
                inputs: ["/s/made.txt","/b/Tool"]
                outputs: ["/b/Made.swift"]
                args: ["/b/Tool"]

            """#)

    @Test func copiesOfResources() {
        let resources = manifest.resources
        #expect(
            resources.places(of: "/s/Assets.xcassets/A.colorset/Contents.json")
                == ["/b/p_App.resources/Assets.xcassets/A.colorset/Contents.json"])
        #expect(resources.places(of: "/s/en.lproj/Words.strings") == ["/b/p_App.resources/en.lproj/Words.strings"])
        #expect(resources.places(of: "/s/other.txt").isEmpty)
        // Code is made of it too.
        #expect(resources.places(of: "/s/made.txt").isEmpty)
    }

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
