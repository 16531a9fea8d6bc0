import MartletTesting
import Testing

// swift-format-ignore-file
@testable import Gallery
@testable import Showcase

@MainActor
@Test func searchIsRecorded() async throws {
    let host = TestHost { SearchSample() }
    try host.find(.textField, "Search").tap()
    try host.find(.textField, "Search").tap()
    try host.find(.textField, "Search").type("x")
    try host.find(.textField, "Search").press(.return, warns: false)
    try host.find(.textField, "Search").tap()
    try host.find(.textField, "Search").type("x")
    try host.find(.textField, "Search").press(.return, warns: false)
    try host.find(.textField, "Search").tap()
    try host.find(.button, "Cancel").tap()
    await host.settle()
    #expect(try host.find(.textField, "Search").value == "")
    #expect(host.allTexts.contains("Words"))
    #expect(!host.allTexts.contains("sp"))
    #expect(
        host.allTexts == [
            "Words",
            "Spain",
            "Spring",
        ])
}
