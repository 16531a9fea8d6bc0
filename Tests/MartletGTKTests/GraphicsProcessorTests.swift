#if GTK
import Foundation
import Testing

@testable import MartletGTK

@Suite struct GraphicsProcessorTests {
    private func setting(
        _ environment: [String: String], isThere: Bool = false, minorVersion: UInt32 = 8
    ) -> String? {
        GraphicsProcessor.setting(environment, isThere: isThere, minorVersion: minorVersion)
            .map { "\($0.name)=\($0.value)" }
    }

    @Test func aMachineWithOneHasGTKDecide() {
        #expect(setting([:], isThere: true) == nil)
    }

    @Test func aMachineWithoutOneDoesNotSetOpenGLUp() {
        #expect(setting([:]) == "GDK_DEBUG=gl-disable")
        #expect(setting(["GSK_RENDERER": ""]) == "GDK_DEBUG=gl-disable")
    }

    @Test func newerVersionsOfGTKHaveAnotherVariable() {
        #expect(setting([:], minorVersion: 16) == "GDK_DISABLE=gl,vulkan")
    }

    @Test func whoAsksForCairoNeedsNoOpenGL() {
        #expect(setting(["GSK_RENDERER": "cairo"], isThere: true) == "GDK_DEBUG=gl-disable")
    }

    @Test func whatTheEnvironmentSaysOfOpenGLStays() {
        #expect(setting(["GSK_RENDERER": "ngl"]) == nil)
        #expect(setting(["GDK_DEBUG": "gl-glx"]) == nil)
        #expect(setting(["GDK_DISABLE": "gl"], minorVersion: 16) == nil)
    }

    @Test func whatElseIsSetIsKept() {
        #expect(setting(["GDK_DEBUG": "misc"]) == "GDK_DEBUG=misc,gl-disable")
    }

    @Test func theVariableIsGoneAfterwards() {
        let before = getenv("GDK_DEBUG").map { String(cString: $0) }
        let during = GraphicsProcessor.whileDecided { getenv("GDK_DEBUG").map { String(cString: $0) } }
        // The tests ask for Cairo.
        #expect(during?.contains("gl-disable") == true)
        #expect(getenv("GDK_DEBUG").map { String(cString: $0) } == before)
    }
}
#endif
