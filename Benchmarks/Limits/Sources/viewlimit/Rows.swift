import Measuring

struct Item: Equatable {
    var id: Int
    var label: String

    static func list(from first: Int, count: Int) -> [Item] {
        (first..<first + count).map { Item(id: $0, label: "row \($0) pretty red table") }
    }
}

/// A piece of text as a program without any framework would keep it: its string and its frame.
final class TextNode {
    private(set) var text: String
    private(set) var width: Int
    var x = 0
    private(set) var needsDrawing = true

    init(_ text: String) {
        self.text = text
        width = text.utf8.count
    }

    @inline(__always)
    func set(_ newText: String) {
        if newText == text { return }
        text = newText
        width = newText.utf8.count
        needsDrawing = true
    }
}

/// Three texts beside each other, one column apart.
final class RowNode {
    let id: Int
    let label: TextNode
    let selection = TextNode(" ")
    let number = TextNode("0")
    var y = 0
    private(set) var width = 0

    init(_ item: Item) {
        id = item.id
        label = TextNode(item.label)
        layOut()
    }

    @inline(__always)
    func layOut() {
        label.x = 0
        selection.x = label.width + 1
        number.x = selection.x + selection.width + 1
        width = number.x + number.width
    }
}

/// Rows below each other, one line each.
final class ListNode {
    var rows: ContiguousArray<RowNode> = []
    private(set) var height = 0

    func append(_ items: [Item]) {
        let first = rows.count
        rows.reserveCapacity(first + items.count)
        for item in items { rows.append(RowNode(item)) }
        place(from: first)
    }

    func place(from first: Int) {
        var y = first
        while y < rows.count {
            rows[y].y = y
            y += 1
        }
        height = y
    }
}
