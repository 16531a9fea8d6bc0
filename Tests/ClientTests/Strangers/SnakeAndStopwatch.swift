import Combine
import SwiftUI

// A game with a timer, and a stopwatch by Combine.

enum Cell: CaseIterable, Equatable { case empty, food, snake }

struct GridPoint: Hashable { var x: Int; var y: Int }

final class SnakeGame: ObservableObject {
    enum Direction { case up, down, left, right }
    static let size = 12

    @Published private(set) var snake: [GridPoint] = [GridPoint(x: 5, y: 5)]
    @Published private(set) var food = GridPoint(x: 2, y: 3)
    @Published var direction = Direction.right
    @Published private(set) var isOver = false
    let objectDidEat = PassthroughSubject<Int, Never>()
    private var timer: AnyCancellable?

    var score: Int { snake.count - 1 }

    func start() {
        timer = Timer.publish(every: 0.3, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.step() }
    }

    func stop() { timer?.cancel() }

    func step() {
        guard !isOver, var head = snake.first else { return }
        switch direction {
        case .up: head.y -= 1
        case .down: head.y += 1
        case .left: head.x -= 1
        case .right: head.x += 1
        }
        let isOutside = !(0..<Self.size).contains(head.x) || !(0..<Self.size).contains(head.y)
        if isOutside || snake.contains(head) {
            isOver = true
            stop()
            return
        }
        snake.insert(head, at: 0)
        if head == food {
            objectDidEat.send(score)
            food = GridPoint(x: Int.random(in: 0..<Self.size), y: Int.random(in: 0..<Self.size))
        } else {
            snake.removeLast()
        }
    }
}

struct SnakeBoard: View {
    @StateObject private var game = SnakeGame()
    @State private var best = 0
    @State private var showsGameOver = false
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack {
            Text("Score: \(game.score)").font(.title2.monospacedDigit())
            GeometryReader { proxy in
                let side = min(proxy.size.width, proxy.size.height) / CGFloat(SnakeGame.size)
                ZStack(alignment: .topLeading) {
                    Rectangle().fill(Color.gray.opacity(0.15))
                    ForEach(game.snake, id: \.self) { point in
                        RoundedRectangle(cornerRadius: 3)
                            .fill(Color.green)
                            .frame(width: side - 2, height: side - 2)
                            .offset(x: CGFloat(point.x) * side, y: CGFloat(point.y) * side)
                    }
                    Circle()
                        .fill(.red)
                        .frame(width: side, height: side)
                        .position(x: (CGFloat(game.food.x) + 0.5) * side, y: (CGFloat(game.food.y) + 0.5) * side)
                }
            }
            .aspectRatio(1, contentMode: .fit)
            HStack {
                ForEach([SnakeGame.Direction.left, .up, .down, .right], id: \.self) { direction in
                    Button(action: { game.direction = direction }) {
                        Image(systemName: symbol(direction)).frame(width: 44, height: 44)
                    }
                    .keyboardShortcut(key(direction), modifiers: [])
                }
            }
        }
        .focusable()
        .onMoveCommand { direction in
            switch direction {
            case .up: game.direction = .up
            case .down: game.direction = .down
            case .left: game.direction = .left
            case .right: game.direction = .right
            @unknown default: break
            }
        }
        .onReceive(game.objectDidEat) { best = max(best, $0) }
        .onReceive(game.$isOver.dropFirst()) { showsGameOver = $0 }
        .onChange(of: scenePhase) { phase in
            if phase == .active { game.start() } else { game.stop() }
        }
        .onDisappear(perform: game.stop)
        .alert("Game over", isPresented: $showsGameOver) {
            Button("Again", role: .cancel) { game.start() }
        } message: {
            Text("You ate \(game.score).")
        }
    }

    private func symbol(_ direction: SnakeGame.Direction) -> String {
        switch direction {
        case .up: return "chevron.up"
        case .down: return "chevron.down"
        case .left: return "chevron.left"
        case .right: return "chevron.right"
        }
    }

    private func key(_ direction: SnakeGame.Direction) -> KeyEquivalent {
        switch direction {
        case .up: return .upArrow
        case .down: return .downArrow
        case .left: return .leftArrow
        case .right: return .rightArrow
        }
    }
}

struct StopwatchView: View {
    @State private var elapsed = 0.0
    @State private var laps: [Double] = []
    @State private var isRunning = false
    let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack {
            Text(String(format: "%02d:%05.2f", Int(elapsed) / 60, elapsed.truncatingRemainder(dividingBy: 60)))
                .font(.system(size: 50, weight: .thin, design: .monospaced))
            HStack {
                Button(isRunning ? "Lap" : "Reset") {
                    if isRunning { laps.insert(elapsed, at: 0) } else { elapsed = 0; laps = [] }
                }
                Button(isRunning ? "Stop" : "Start") { isRunning.toggle() }.tint(isRunning ? .red : .green)
            }
            .buttonStyle(.borderedProminent)
            List(Array(laps.enumerated()), id: \.offset) { index, lap in
                HStack {
                    Text("Lap \(laps.count - index)"); Spacer(); Text("\(lap, specifier: "%.2f")")
                }
                .listRowBackground(index.isMultiple(of: 2) ? Color.clear : Color.gray.opacity(0.1))
            }
            .listStyle(.plain)
        }
        .onReceive(timer) { _ in
            guard isRunning else { return }
            elapsed += 0.01
        }
    }
}
