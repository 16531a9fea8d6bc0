import Foundation
import Testing

@testable import Martlet
import MartletRuntime
import MartletTesting

/// The parts of a control's state that are visible, and those that are measured.
@MainActor
struct ControlContentTests {
    /// A control that no host knows.
    private struct Lamp: Control {
        var isLit = false

        typealias Measured = NothingMeasured
        var role: ControlRole { ControlRole("lamp", as: .other) }
        var value: ControlValue { .isOn(isLit) }
    }

    private nonisolated struct LampView: PrimitiveView {
        let isLit: Bool

        static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
            let title = inputs.graph.makeInput(Text(verbatim: "Lamp"), in: inputs.scope)
            let label = ControlLabel(_GraphValue(title, isCompared: true))
            return _ViewOutputs(
                node: ControlMaker.make(Lamp(), inputs: inputs, label: label) { graph, _, draft in
                    draft.control.isLit = view.read(in: graph).isLit
                    draft.actions.press = {}
                })
        }
    }

    @Test func aChangeThatOnlyFillsTheWidthIsMeasured() throws {
        let screen = Screen { VStack { Button("Go") {} } }
        let button = try screen.find(.button, "Go")
        let width = button.frame.width
        #expect(width < 400)
        button.changeControl(ButtonControl.self) { $0.face.fillsWidth = true }
        screen.scene.update()
        #expect(button.frame.width == 400)
    }

    @Test func aChangeThatOnlyFillsTheHeightIsMeasured() throws {
        let screen = Screen { VStack { TextField("Name", text: .constant("")) } }
        let field = try screen.find(.textField, "Name")
        field.changeControl(FieldControl.self) { $0.fillsHeight = true }
        screen.scene.update()
        #expect(field.frame.height == 600)
    }

    @Test func whatOnlyLooksDifferentIsNotMeasured() throws {
        let screen = Screen { Slider(value: .constant(0.5)) { Text("Level") } }
        let slider = try screen.find(.slider, "Level")
        let version = slider.version
        slider.changeControl(SliderControl.self) { $0.number = 0.25 }
        #expect(slider.version == version &+ 1)
        #expect(!slider.waitsForSize)
        slider.changeControl(SliderControl.self) { $0.number = 0.25 }
        #expect(slider.version == version &+ 1, "the same once more is nothing new")
    }

    @Test func aControlThatAHostDoesNotKnowIsUsable() throws {
        let host = TestHost { LampView(isLit: true) }
        let lamp = try host.find(.other, "Lamp")
        #expect(lamp.isOn == true)
        #expect(host.tree.contains("lamp \"Lamp\" = \"1\""))
        try lamp.tap()
    }
}
