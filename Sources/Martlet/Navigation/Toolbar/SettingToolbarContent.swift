import AttributeGraph

/// The value that a modifier sets for the toolbar items in it.
final class ToolbarSetting<Value> {
    let read: (Graph) -> Value

    init(read: @escaping (Graph) -> Value) { self.read = read }
}

/// Toolbar content with a setting for its items. The outer modifier of several takes effect, as for other values of
/// items.
nonisolated struct SettingToolbarContent<Content: ToolbarContent, Setting>: PrimitiveToolbarContent {
    let content: Content
    let setting: Setting

    static func _makeToolbar(content item: _GraphValue<Self>, inputs: _ViewInputs) {
        typealias Record = ToolbarSetting<Setting>
        var inner = inputs
        if inputs.attachment(Record.self, as: Record.self) == nil {
            inner.attach(Record.self, Record { item.read(in: $0).setting })
        }
        Content._makeToolbar(content: item[\.content], inputs: inner)
    }
}

extension SettingToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
