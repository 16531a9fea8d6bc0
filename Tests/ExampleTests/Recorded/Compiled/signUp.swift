import MartletTesting
import Testing

// swift-format-ignore-file
@testable import Gallery
@testable import Showcase

@MainActor
@Test func signUpIsRecorded() async throws {
    let host = TestHost { SignUpPage() }
    try host.find(.textField, "Age").tap()
    try host.find(.textField, "Age").type("1 \"2\" \\")
    try host.find(.textField, "Age").press(.return, warns: false)
    try host.find(.textField, "Age").tap()
    try host.find(.stepper, "Age 181").perform("decrement")
    try host.find(.textField, "Name").tap()
    try host.find(.textField, "Name").type("x")
    try host.find(.toggle, "I accept the terms").tap()
    try host.find(.textField, "Name").type("x")
    try host.find(.textField, "Name").press(.return, warns: false)
    try host.find(.textField, "Name").tap()
    try host.find(.toggle, "I accept the terms").tap()
    try host.find(.textField, "Age").tap()
    await host.settle()
    #expect(try host.find(.stepper, "Age 120").value == "120")
    #expect(try host.find(.textField, "Age").value == "120")
    #expect(try host.find(.textField, "Name").value == "xx")
    #expect(host.allTexts.contains("xx"))
    #expect(host.allTexts.contains("120"))
    #expect(host.allTexts.contains("Age 120"))
    #expect(!host.allTexts.contains("Name"))
    #expect(!host.allTexts.contains("18"))
    #expect(!host.allTexts.contains("Age 18"))
    #expect(!host.allTexts.contains("A name is needed"))
    #expect(
        host.allTexts == [
            "Account",
            "xx",
            "Email",
            "Password",
            "About you",
            "120",
            "Age 120",
            "I accept the terms",
            "An email address has an @",
            "A password has eight characters or more",
            "The terms must be accepted",
            "Sign up",
        ])
}
