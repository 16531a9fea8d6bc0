import MartletTesting
import Testing

// swift-format-ignore-file
@testable import Gallery
@testable import Showcase

@MainActor
@Test func fieldsIsRecorded() async throws {
    let host = TestHost { FieldSample() }
    try host.find(.textField, "Town").tap()
    try host.find(.textField, "Town").type("\\")
    try host.find(.textField, "Name").tap()
    try host.find(.textField, "Name").clearText()
    try host.find(.textField, "Name").type("Zoë")
    try host.find(.textField, "Town").tap()
    try host.find(.textField, "Town").type("\\")
    try host.find(.secureField, "Password").tap()
    try host.find(.secureField, "Password").clearText()
    try host.find(.secureField, "Password").type("x")
    try host.find(.secureField, "Password").press(.return, warns: false)
    try host.find(.secureField, "Password").tap()
    try host.find(.textField, "Town").tap()
    try host.find(.textField, "Town").type("x")
    try host.find(.textField, "Name").tap()
    try host.find(.textField, "Name").clearText()
    try host.find(.textField, "Name").type("Zoë")
    try host.find(.textField, "Name").press(.return, warns: false)
    try host.find(.textField, "Name").tap()
    try host.find(.secureField, "Password").tap()
    try host.find(.secureField, "Password").type("1 \"2\" \\")
    try host.find(.textField, "Town").tap()
    try host.find(.textField, "Town").type("ë")
    await host.settle()
    #expect(try host.find(.textField, "Name").value == "Zoë")
    #expect(host.allTexts.contains("Zoë"))
    #expect(host.allTexts.contains("••••••••"))
    #expect(!host.allTexts.contains("Ada"))
    #expect(!host.allTexts.contains("••••••"))
    #expect(
        host.allTexts == [
            "Zoë",
            "Town",
            "••••••••",
        ])
}
