import MartletTesting
import Testing

// Add `@testable import` of the module that declares what is shown.

@MainActor
@Test func recorded() async throws {
    let host = TestHost { RecordedPage() }
    try host.find(.button, "Edit").tap()
    try host.find(.textField, "Name").tap()
    try host.find(.textField, "Name").type(" \"B\"")
    try host.find(.toggle, "Loud").tap()
    try host.find(.slider, "Volume").set(0.5)
    try host.find(.stepper, "Steps 3").perform("increment")
    try host.find(.button, "Greet").tap()
    await host.settle()
    #expect(try host.find(.slider, "Volume").value == "0.5")
    #expect(try host.find(.stepper, "Steps 4").value == "4")
    #expect(try host.find(.textField, "Name").value == "Ann \"B\"")
    #expect(try host.find(.toggle, "Loud").isOn == true)
    #expect(host.allTexts.contains("Ann \"B\""))
    #expect(host.allTexts.contains("not typed"))
    #expect(host.allTexts.contains("Steps 4"))
    #expect(host.allTexts.contains("Hello Ann \"B\"!"))
    #expect(host.allTexts.contains("Volume 0.5"))
    #expect(!host.allTexts.contains("Steps 3"))
    #expect(!host.allTexts.contains("Volume 0.25"))
}
