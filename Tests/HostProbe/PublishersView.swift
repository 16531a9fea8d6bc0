import Combine
import SwiftUI

extension Notification.Name {
    static let probe = Notification.Name("probe")
}

/// Publishers on the loop and the queue that an app runs on.
@MainActor
final class PublishersModel: ObservableObject {
    @Published var ticks = 0
    @Published var text = ""
    @Published private(set) var arrived: Set<String> = []
    @Published private(set) var latest = ""
    private var cancellables: Set<AnyCancellable> = []

    func start() {
        $text.debounce(for: .milliseconds(5), scheduler: RunLoop.main)
            .filter { $0 == "typed" }
            .sink { [unowned self] _ in arrived.insert("loop") }
            .store(in: &cancellables)
        $text.debounce(for: .milliseconds(5), scheduler: DispatchQueue.main)
            .filter { $0 == "typed" }
            .sink { [unowned self] _ in arrived.insert("queue") }
            .store(in: &cancellables)
        NotificationCenter.default.publisher(for: .probe)
            .receive(on: RunLoop.main)
            .sink { [unowned self] _ in arrived.insert("note") }
            .store(in: &cancellables)
        Just("value").delay(for: 0.001, scheduler: DispatchQueue.main).assign(to: &$latest)
        $latest.filter { !$0.isEmpty }
            .receive(on: DispatchQueue.main)
            .sink { [unowned self] in arrived.insert($0) }
            .store(in: &cancellables)
        // There is no such server: the failure is what arrives.
        URLSession.shared.dataTaskPublisher(for: URL(string: "http://127.0.0.1:1/")!)
            .map { _ in "answer" }
            .replaceError(with: "data")
            .receive(on: DispatchQueue.main)
            .sink { [unowned self] in arrived.insert($0) }
            .store(in: &cancellables)
        text = "ty"
        text = "typed"
        DispatchQueue.global().async { NotificationCenter.default.post(name: .probe, object: nil) }
    }
}

struct PublishersView: View {
    @StateObject private var model = PublishersModel()
    @State private var thread = ""
    private let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(alignment: .leading) {
            Text(model.ticks < 3 ? "" : "ticked on the \(thread) thread")
            Text(model.arrived.count < 5 ? "" : "all of: \(model.arrived.sorted().joined(separator: " "))")
        }
        .onAppear { model.start() }
        .onReceive(timer.receive(on: RunLoop.main)) { _ in
            guard model.ticks < 3 else { return }
            model.ticks += 1
            thread = Thread.isMainThread ? "main" : "wrong"
        }
    }
}
