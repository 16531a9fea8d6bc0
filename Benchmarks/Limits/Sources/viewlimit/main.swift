guard CommandLine.arguments.count == 2, let n = Int(CommandLine.arguments[1]), n >= 10 else {
    fatalError("usage: viewlimit ROWS (at least 10)")
}

Workloads.run(rows: n)
