import Foundation
import Testing

import Martlet

/// A view that fills an infinite proposal is infinite, and thus counts as flexible.
@MainActor @Suite struct InfiniteProposalTests {
    @Test func aRowAboveAFixedSiblingTakesTheRest() {
        let laid = Laid(300, 200) {
            VStack(spacing: 10) {
                HStack { Color.red }.tagged("row")
                Color.green.frame(height: 60).tagged("fixed")
            }
        }
        #expect(laid["row"] == [0, 0, 300, 130])
        #expect(laid["fixed"] == [0, 140, 300, 60])
    }

    @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
    func aColumnBesideAFixedSiblingTakesTheRest(_ alignment: HorizontalAlignment) {
        let laid = Laid(300, 40) {
            HStack(spacing: 10) {
                VStack(alignment: alignment) { Color.red }.tagged("column")
                Color.green.frame(width: 60)
            }
        }
        #expect(laid["column"] == [0, 0, 230, 40])
    }

    @Test func layersBesideAFixedSiblingTakeTheRest() {
        let laid = Laid(300, 100) {
            VStack(spacing: 0) {
                Text("One")
                ZStack {
                    Rectangle()
                    Text("x")
                }
                .tagged("layers")
            }
        }
        #expect(laid["layers"] == [0, 16, 300, 84])
    }

    @Test func gridsBesideAFixedSiblingTakeTheRest() {
        let laid = Laid(300, 100) {
            VStack(spacing: 0) {
                Grid { GridRow { Color.red } }.tagged("grid")
                Color.green.frame(height: 40)
            }
        }
        #expect(laid["grid"] == [0, 0, 300, 60])
    }

    @Test func readersInStacksTakeTheRest() {
        let laid = Laid(300, 100) {
            VStack(spacing: 0) {
                HStack { GeometryReader { _ in Color.red } }.tagged("reader")
                Color.green.frame(height: 40)
            }
        }
        #expect(laid["reader"] == [0, 0, 300, 60])
    }

    /// The children share an infinite length, and each gets all of it.
    @Test func whatIsOfferedInfinityIsInfinite() {
        func size(_ proposal: ProposedViewSize, @ViewBuilder _ content: () -> some View) -> CGSize {
            let laid = Laid(400, 300) { content() }
            return laid.scene.root.layoutChildren[0].size(for: proposal)
        }
        let tall = ProposedViewSize(width: 200, height: .infinity)
        #expect(size(tall) { HStack { Color.red } } == CGSize(width: 200, height: CGFloat.infinity))
        #expect(size(tall) { ZStack { Color.red } } == CGSize(width: 200, height: CGFloat.infinity))
        #expect(size(tall) { Grid { GridRow { Color.red } } } == CGSize(width: 200, height: CGFloat.infinity))
        #expect(
            size(.infinity) {
                VStack {
                    Color.red
                    Color.red
                }
            } == CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// The alignment of a column is determined by the cells in this column alone.
    @Test func spanningCellsKeepTheGridsAlignment() {
        let laid = Laid(200, 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(width: 50, height: 10).gridColumnAlignment(.leading)
                    Color.red.frame(width: 50, height: 10)
                }
                Color.red.frame(width: 20, height: 10).tagged("row")
                GridRow { Color.red.frame(width: 20, height: 10).gridCellColumns(2).tagged("wide") }
            }
        }
        #expect(laid["wide"][0] == laid["row"][0])
    }
}
