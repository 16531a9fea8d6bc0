import MartletTesting
import Testing

// swift-format-ignore-file
@testable import Gallery
@testable import Showcase

@MainActor
@Test func todoIsRecorded() async throws {
    let host = TestHost { TodoPage() }
    try host.find(.toggle, "Done: Mend the nest box").tap()
    try host.find(.textField, "Title of to-do 1").tap()
    try host.find(.textField, "Title of to-do 1").type("Zoë")
    try host.find(.textField, "Title of to-do 1").press(.return, warns: false)
    try host.find(.textField, "Title of to-do 1").tap()
    try host.find(.toggle, "Done: Mend the nest box").tap()
    try host.find(.row, "Mend the nest box").delete()
    try host.find(.button, "Done").tap()
    try host.find(.button, "All").tap()
    try host.find(.textField, "Title of to-do 3").tap()
    try host.find(.textField, "Title of to-do 3").clearText()
    try host.find(.textField, "Title of to-do 3").type("Zoë")
    try host.find(.textField, "Title of to-do 1").tap()
    try host.find(.textField, "Title of to-do 1").clearText()
    try host.find(.textField, "Title of to-do 1").type("x")
    try host.find(.textField, "Title of to-do 3").tap()
    try host.find(.toggle, "Done: x").tap()
    await host.settle()
    #expect(try host.find(.textField, "Title of to-do 1").value == "x")
    #expect(try host.find(.textField, "Title of to-do 3").value == "Zoë")
    #expect(try host.find(.toggle, "Done: x").isOn == true)
    #expect(host.allTexts.contains("1 open"))
    #expect(host.allTexts.contains("x"))
    #expect(host.allTexts.contains("2 edits"))
    #expect(host.allTexts.contains("Zoë"))
    #expect(host.allTexts.contains("4 edits"))
    #expect(host.findAll(.button).contains { $0.label == "Move up: x" })
    #expect(host.findAll(.button).contains { $0.label == "Move down: x" })
    #expect(host.findAll(.button).contains { $0.label == "Move up: Zoë" })
    #expect(host.findAll(.button).contains { $0.label == "Move down: Zoë" })
    #expect(!host.allTexts.contains("2 open"))
    #expect(!host.allTexts.contains("Feed the swifts"))
    #expect(!host.allTexts.contains("Mend the nest box"))
    #expect(!host.allTexts.contains("Buy binoculars"))
    #expect(!host.findAll(.button).contains { $0.label == "Move up: Feed the swifts" })
    #expect(!host.findAll(.button).contains { $0.label == "Move down: Feed the swifts" })
    #expect(!host.findAll(.button).contains { $0.label == "Move up: Mend the nest box" })
    #expect(!host.findAll(.button).contains { $0.label == "Move down: Mend the nest box" })
    #expect(!host.findAll(.button).contains { $0.label == "Move up: Buy binoculars" })
    #expect(!host.findAll(.button).contains { $0.label == "Move down: Buy binoculars" })
    #expect(
        host.allTexts == [
            "What is to be done?",
            "Add",
            "All",
            "Open",
            "Done",
            "1 open",
            "x",
            "2 edits",
            "Up",
            "Down",
            "Zoë",
            "4 edits",
            "Up",
            "Down",
        ])
}
