import MartletTesting
import Testing

// swift-format-ignore-file
@testable import Gallery
@testable import Showcase

@MainActor
@Test func choicesIsRecorded() async throws {
    let host = TestHost { ChoicesPage() }
    try host.find(.menu, "Add").select("Add ten")
    try host.find(.button, "A cone").tap()
    try host.find(.menu, "Options").select("Start again")
    host.advance(by: .milliseconds(1000))
    try host.find(.picker, "Topping").select("Mint")
    await host.settle()
    #expect(try host.find(.picker, "Topping").value == "Mint")
    #expect(host.allTexts.contains("Mint"))
    #expect(host.allTexts.contains("1 × medium vanilla in a cone with mint"))
    #expect(!host.allTexts.contains("None"))
    #expect(!host.allTexts.contains("1 × medium vanilla in a cone"))
    #expect(
        host.allTexts == [
            "Pickers",
            "Flavour",
            "Vanilla",
            "Size",
            "Small",
            "Medium",
            "Large",
            "Topping",
            "Mint",
            "Served in",
            "A cone",
            "A cup",
            "Menus",
            "Options",
            "Add",
            "Closed",
            "The order",
            "1 × medium vanilla in a cone with mint",
        ])
}
