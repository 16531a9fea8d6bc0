import Foundation
import Martlet
import Testing

/// The known frames of the original, in grids.
@MainActor @Suite struct GridFrameTests {
    @Test func grids() {
        expectFrames(
            200, 200,
            ["a": [65, 73, 20, 20], "b": [100, 78, 40, 10], "c": [60, 108, 30, 10], "d": [115, 98, 10, 30]]
        ) {
            Grid(horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    block("a", 20, 20)
                    block("b", 40, 10)
                };
                GridRow {
                    block("c", 30, 10)
                    block("d", 10, 30)
                }
            }
        }
        expectSize(nil, nil, [100, 38]) {
            Grid {
                GridRow {
                    block("a")
                    block("b")
                }
                block("c", 100, 10)
            }
        }
        expectSize(nil, nil, [48, 49]) {
            Grid {
                GridRow {
                    Text("a")
                    Text("bb")
                }
                Divider();
                GridRow {
                    Text("aaa")
                    Text("b")
                }
            }
        }
        expectSize(300, 200, [300, 200]) {
            Grid {
                GridRow {
                    Text("a")
                    Color.red
                }
            }
        }
        expectSize(300, 200, [40, 40]) {
            Grid {
                GridRow {
                    Text("a")
                    Color.red.gridCellUnsizedAxes([.horizontal, .vertical])
                };
                GridRow {
                    Text("a")
                    Text("bbb")
                }
            }
        }
        expectSize(nil, nil, [76, 48]) {
            Grid {
                GridRow {
                    block("a")
                    block("b").gridCellColumns(2)
                };
                GridRow {
                    block("c")
                    block("d")
                    block("e")
                }
            }
        }
        expect(.x, 200, 200, ["a": 115]) {
            Grid {
                GridRow { block("x", 50, 50) }
                GridRow { block("a", 10, 10).gridCellAnchor(.trailing) }
            }
        }
        expectSize(nil, nil, [0, 0]) { Grid {} }
        expectSize(nil, nil, [0, 0]) { Grid { GridRow {} } }
        expectSize(300, 300, [300, 20]) {
            LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(60))]) { block("a") }
        }
        expectSize(300, 300, [300, 48]) {
            LazyVStack {
                block("a")
                block("b")
            }
        }
        expectSize(nil, nil, [50, 38]) {
            LazyVStack {
                block("a", 50, 10)
                block("b")
            }
        }
        expectSize(300, 300, [48, 300]) {
            LazyHStack {
                block("a")
                block("b")
            }
        }
        expectFrames(300, 300, ["a": [0, 140, 20, 20]]) { LazyVStack(alignment: .leading) { block("a") } }
    }

    @Test func grids2() {
        expectFrames(300, 300, ["a": [140, 0, 20, 20]]) { LazyHStack(alignment: .top) { block("a") } }
        expectFrames(400, 300, ["g": [50, 116, 300, 48], "b": [190, 164, 20, 20]]) {
            VStack(spacing: 0) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                    ForEach(0..<4) { _ in Color.red.frame(height: 20) }
                }.tagged("g")
                block("b")
            }.frame(width: 300)
        }
        expectFrames(400, 300, ["g": [0, 126, 300, 48]]) {
            HStack(spacing: 0) {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))]) {
                    ForEach(0..<4) { _ in Color.red.frame(height: 20) }
                }.tagged("g")
                block("b", 100, 20)
            }
        }
    }
}
