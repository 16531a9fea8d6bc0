import Foundation
import Testing

import Martlet
import MartletRuntime

/// A leaf of a fixed size with a name.
private func box(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height).tagged(name)
}

@MainActor private final class Growing {
    var set: ((CGFloat) -> Void)?
}

private struct GrowingCell: View {
    let handle: Growing
    @State private var width: CGFloat = 20
    var body: some View {
        let _ = handle.set = { width = $0 }
        Color.red.frame(width: width, height: 10)
    }
}

@MainActor @Suite struct GridTests {
    @Test func columnsAreAsWideAsTheirWidestCells() {
        let laid = Laid(300, 200) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow {
                    box("a", 20, 10)
                    box("b", 40, 30)
                }
                GridRow {
                    box("c", 50, 20)
                    box("d", 10, 10)
                }
            }
            .tagged("grid")
        }
        #expect(laid["grid"] == [100, 73, 100, 55])
        #expect(laid["a"] == [100, 73, 20, 10])
        #expect(laid["b"] == [160, 73, 40, 30])
        #expect(laid["c"] == [100, 108, 50, 20])
        #expect(laid["d"] == [160, 108, 10, 10])
    }

    @Test func theDefaultSpacingIsEightAndCellsStandInTheMiddle() {
        let laid = Laid(200, 100) {
            Grid {
                GridRow {
                    box("a", 20, 10)
                    box("b", 40, 30)
                }
                GridRow {
                    box("c", 40, 10)
                    box("d", 20, 10)
                }
            }
        }
        // 88 by 48.
        #expect(laid["a"] == [66, 36, 20, 10])
        #expect(laid["b"] == [104, 26, 40, 30])
        #expect(laid["d"] == [114, 64, 20, 10])
    }

    @Test func flexibleColumnsShareWhatTheFixedLeave() {
        let laid = Laid(300, 100) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    box("a", 50, 20)
                    Color.red.tagged("b")
                    Color.blue.tagged("c")
                }
                GridRow { box("d", 80, 20) }
            }
        }
        #expect(laid["b"] == [90, 0, 100, 70])
        #expect(laid["c"] == [200, 0, 100, 70])
        #expect(laid["d"] == [0, 80, 80, 20])
    }

    @Test func aViewOutsideOfRowsTakesAllColumns() {
        let laid = Laid(300, 200) {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    box("a", 50, 20)
                    box("b", 30, 20)
                }
                box("wide", 120, 10)
                box("small", 10, 10)
            }
            .tagged("grid")
        }
        // The thirty points that are missing widen both columns.
        #expect(laid["grid"] == [90, 70, 120, 60])
        #expect(laid["b"] == [165, 70, 30, 20])
        #expect(laid["small"] == [90, 120, 10, 10])
    }

    @Test func aDividerWidensTheGridUnlessItHasNoSay() {
        func grid(_ axes: Axis.Set) -> Laid {
            Laid(300, 200) {
                Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                    GridRow {
                        box("a", 50, 20)
                        box("b", 30, 20)
                    }
                    Divider().gridCellUnsizedAxes(axes).tagged("divider")
                }
                .tagged("grid")
            }
        }
        #expect(grid([])["grid"][2] == 300)
        #expect(grid(.horizontal)["grid"] == [105, 85, 90, 31])
        #expect(grid(.horizontal)["divider"] == [105, 115, 90, 1])
    }

    @Test func cellsMayTakeSeveralColumns() {
        let laid = Laid(300, 200) {
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 10) {
                GridRow {
                    box("a", 40, 20)
                    box("b", 40, 20)
                    box("c", 40, 20)
                }
                GridRow {
                    Color.red.frame(height: 20).tagged("span").gridCellColumns(2)
                    box("d", 10, 20)
                }
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        #expect(laid["span"] == [80, 105, 90, 20])
        #expect(laid["d"] == [180, 105, 10, 20])
    }

    @Test func anchorsAndColumnAlignments() {
        let laid = Laid(100, 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    box("a", 20, 10).gridColumnAlignment(.trailing)
                    box("b", 40, 50)
                }
                GridRow {
                    box("c", 60, 50)
                    box("d", 20, 10).gridCellAnchor(.bottomTrailing)
                }
            }
        }
        #expect(laid["a"] == [40, 40, 20, 10])
        #expect(laid["b"] == [60, 0, 40, 50])
        #expect(laid["d"] == [80, 90, 20, 10])
    }

    @Test func rowsShareBaselines() {
        let laid = Laid(200, 100) {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("ab")
                    Text("cd").padding(.top, 20)
                }
            }
        }
        #expect(laid.text("ab")[1] == laid.text("cd")[1])
    }

    @Test func aRowOutsideOfAGridIsAGroup() {
        let laid = Laid(100, 100) {
            HStack(spacing: 0) {
                GridRow {
                    box("a", 20, 20)
                    box("b", 20, 20)
                }
            }
        }
        #expect(laid["a"] == [30, 40, 20, 20])
        #expect(laid["b"] == [50, 40, 20, 20])
    }

    @Test func rowsOfAForEachAndModifiersOfRows() {
        let laid = Laid(200, 200) {
            Grid(horizontalSpacing: 10, verticalSpacing: 10) {
                ForEach(0..<3) { row in
                    GridRow {
                        box("a\(row)", 20, 20)
                        box("b\(row)", 20, 20)
                    }
                    .padding(5)
                }
            }
            .tagged("grid")
        }
        #expect(laid["grid"] == [65, 45, 70, 110])
        #expect(laid["b2"] == [110, 130, 20, 20])
    }

    @Test func gridsLayOutFromTheRightToo() {
        let laid = Laid(100, 20) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 60, 20)
                    box("b", 40, 20)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(laid["a"] == [40, 0, 60, 20])
        #expect(laid["b"] == [0, 0, 40, 20])
    }

    @Test func anyLayoutMayBeAGrid() {
        let laid = Laid(100, 100) {
            AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
                GridRow {
                    box("a", 20, 20)
                    box("b", 20, 20)
                }
            }
        }
        #expect(laid["b"] == [50, 40, 20, 20])
    }

    @Test func aCellThatGrowsInItsColumnMeasuresNoOther() {
        let handle = Growing()
        let laid = Laid(600, 600) {
            Grid {
                ForEach(0..<40) { row in
                    GridRow {
                        if row == 20 { GrowingCell(handle: handle) } else { Color.red.frame(width: 40, height: 10) }
                        ForEach(0..<9) { _ in Color.blue.frame(width: 40, height: 10) }
                    }
                }
            }
        }
        let (measurements, placements) = (laid.scene.measurements, laid.scene.placements)
        handle.set?(30)
        laid.update()
        #expect(laid.scene.measurements - measurements <= 8)
        #expect(laid.scene.placements - placements <= 4)
    }
}
