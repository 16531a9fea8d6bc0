import Measuring

/// The changes of the list. In functions, because globals of the main file belong to the main actor, and checking for
/// it on every access would be measured too.
enum Workloads {
    private static let engineName = "limit.imperative"

    static func run(rows n: Int) {
        let items = Item.list(from: 0, count: n)
        let list = ListNode()

        let heapBefore = heapBytes()
        list.append(items)
        Row(engine: engineName, workload: "memory").with("n", n)
            .with("heap_bytes_per_row", (heapBytes() - heapBefore) / n).print()

        report(
            n, "leaf_state",
            .ofRepeated { update in
                let row = list.rows[n / 2]
                row.number.set(String(update))
                row.layOut()
            })

        var selected = 0
        report(
            n, "select",
            .ofRepeated { update in
                list.rows[selected].selection.set(" ")
                list.rows[selected].layOut()
                selected = update * 7 % n
                list.rows[selected].selection.set("*")
                list.rows[selected].layOut()
            })

        var marked = items
        for index in stride(from: 0, to: n, by: 10) { marked[index].label += " !!!" }
        report(
            n, "update_every_10th",
            .ofRepeated { update in
                let newItems = update & 1 == 0 ? marked : items
                var index = 0
                while index < n {
                    list.rows[index].label.set(newItems[index].label)
                    list.rows[index].layOut()
                    index += 10
                }
            })

        report(
            n, "swap",
            .ofRepeated { _ in
                list.rows.swapAt(1, n - 2)
                list.rows[1].y = 1
                list.rows[n - 2].y = n - 2
            })

        var removed: RowNode?
        report(
            n, "remove_one",
            .ofUndone {
                removed = list.rows.remove(at: n / 2)
                list.place(from: n / 2)
            } undo: {
                list.rows.insert(removed!, at: n / 2)
                list.place(from: n / 2)
            })

        let moreItems = Item.list(from: n, count: 1000)
        report(
            n, "append_1000",
            .ofUndone {
                list.append(moreItems)
            } undo: {
                list.rows.removeLast(1000)
            })

        // The cheapest honest answer to "did anything change?": compare with a list in other memory.
        var sameItems = items
        sameItems.append(Item(id: -1, label: ""))
        sameItems.removeLast()
        report(
            n, "nochange",
            .ofRepeated { _ in
                var isSame = true
                for index in 0..<n where sameItems[index] != items[index] { isSame = false }
                use(isSame ? 1 : 0)
            })

        report(
            n, "clear",
            .ofUndone {
                list.rows.removeAll()
            } undo: {
                list.append(items)
            })

        list.rows = []
        report(
            n, "create",
            .ofUndone {
                list.append(items)
            } undo: {
                list.rows = []
            })
    }

    private static func report(_ n: Int, _ workload: String, _ samples: Samples) {
        Row(engine: engineName, workload: workload).with("n", n).with(samples).with("bodies", 0).print()
    }
}
