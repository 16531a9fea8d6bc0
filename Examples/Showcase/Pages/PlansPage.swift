import Foundation
import SwiftUI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Plan: Identifiable, Equatable {
    enum Day: String, CaseIterable { case today = "Today", later = "Later" }

    let id: Int
    var title: String
    var day = Day.today
    var isDone = false
}

/// An error that an alert shows by itself.
private enum PlanError: LocalizedError {
    case full(Plan.Day)

    var errorDescription: String? {
        switch self {
        case .full(let day): "\(day.rawValue) is full."
        }
    }
}

/// Additions of 2026: rows outside of lists that are moved and swiped, a picker of tabs, a bar with priorities, alerts by
/// item and by error, and a picture by its request.
struct PlansPage: View {
    @State private var plans = [
        Plan(id: 1, title: "Count the nests"), Plan(id: 2, title: "Clean the lenses"),
        Plan(id: 3, title: "Write to the warden"), Plan(id: 4, title: "Plan the tour", day: .later),
    ]
    @State private var nextID = 5
    @State private var day = Plan.Day.today
    @State private var removed: Plan?
    @State private var error: PlanError?

    private var shown: [Plan] { plans.filter { $0.day == day } }

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                Emblem()
                Picker("Day", selection: $day) {
                    ForEach(Plan.Day.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.tabs)
            }
            ScrollView {
                VStack(spacing: 8) {
                    ForEach(shown) { plan in
                        PlanRow(plan: plan)
                            .swipeActions(edge: .leading) {
                                Button(plan.isDone ? "Open" : "Done") { toggle(plan) }.tint(.green)
                            }
                            .swipeActions { Button("Remove", role: .destructive) { removed = plan } }
                    }
                    .reorderable()
                }
                .reorderContainer(for: Plan.self, move: move)
                .swipeActionsContainer()
            }
            Text("\(shown.count { !$0.isDone }) open")
                .foregroundStyle(.secondary)
        }
        .padding()
        .toolbar {
            ToolbarItem { Button("Add", systemImage: "plus", action: add) }.visibilityPriority(.high)
            ToolbarItem { Button("Sort", systemImage: "arrow.up.arrow.down", action: sort) }
            ToolbarItem { Button("Finish all", systemImage: "checkmark", action: finish) }.visibilityPriority(.low)
            ToolbarOverflowMenu {
                Button("Move all to later") { for plan in shown { set(plan) { $0.day = .later } } }
                Button("Start again") { for plan in shown { set(plan) { $0.isDone = false } } }
            }
        }
        .alert("Remove the plan?", item: $removed) { plan in
            Button("Remove", role: .destructive) { plans.removeAll { $0.id == plan.id } }
            Button("Keep", role: .cancel) {}
        } message: { plan in
            Text(plan.title)
        }
        .alert(error: $error) { Button("OK") {} }
    }

    private func set(_ plan: Plan, _ change: (inout Plan) -> Void) {
        guard let index = plans.firstIndex(where: { $0.id == plan.id }) else { return }
        change(&plans[index])
    }

    private func toggle(_ plan: Plan) { set(plan) { $0.isDone.toggle() } }

    private func add() {
        guard shown.count < 6 else {
            error = .full(day)
            return
        }
        plans.append(Plan(id: nextID, title: "Plan \(nextID)", day: day))
        nextID += 1
    }

    private func sort() { plans.sort { $0.title < $1.title } }
    private func finish() { for plan in shown { set(plan) { $0.isDone = true } } }

    private func move(_ difference: ReorderDifference<Plan.ID, ReorderableSingleCollectionIdentifier>) {
        let moved = plans.filter { difference.sources.contains($0.id) }
        plans.removeAll { difference.sources.contains($0.id) }
        switch difference.destination.position {
        case .before(let id): plans.insert(contentsOf: moved, at: plans.firstIndex { $0.id == id } ?? plans.endIndex)
        case .end: plans.append(contentsOf: moved)
        }
    }
}

private struct PlanRow: View {
    let plan: Plan

    var body: some View {
        HStack {
            Image(systemName: plan.isDone ? "checkmark.circle.fill" : "circle")
                .accessibilityHidden(true)
            Text(plan.title)
                .strikethrough(plan.isDone)
            Spacer()
        }
        .padding(8)
        .background(.quaternary, in: .rect(cornerRadius: 6))
        .accessibilityElement(children: .combine)
        .accessibilityValue(plan.isDone ? "done" : "open")
    }
}

/// A picture that is loaded by a request: here by one of its own data.
private struct Emblem: View {
    private static let data =
        "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYCAYAAADgdz34AAAAhklEQVR42sWVQQ6AMAgEeY3v8in+HOPFGCyU3SI22Vs70zTN"
        + "Ituxy5fJbNJJaIGCgQRKJiWg4NcaScrgD4F6giW4EWiJIIC/BNGbMvBbEgq8w0l4TmAhADwWjGAgfC6wUBCeE5A3xwSZX7Us"
        + "YLupouDC4msVSDW8tK69mfDLwGkZmS1DvyQnffsg1mjL3aoAAAAASUVORK5CYII="
    private let request = URL(string: "data:image/png;base64,\(data)").map { URLRequest(url: $0) }

    var body: some View {
        AsyncImage(request: request) { phase in
            if let image = phase.image {
                image.resizable().accessibilityLabel("Emblem")
            } else if phase.error != nil {
                Image(systemName: "exclamationmark.triangle").accessibilityLabel("No emblem")
            } else {
                ProgressView()
            }
        }
        .frame(width: 32, height: 32)
    }
}
