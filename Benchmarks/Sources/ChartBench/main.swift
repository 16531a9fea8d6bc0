let bench = ChartBench(only: CommandLine.arguments.dropFirst().first)
bench.run("bars1000") { ChangingBars() }
bench.run("points100000") { ManyPoints(samples: Sample.many(100_000)) }
bench.run("line1000000") { LongLine(samples: Sample.many(1_000_000)) }
bench.run("scroll1000000") { ScrollingLine(samples: Sample.many(1_000_000)) }
