Workloads.run()
