import AssetsCode
import Foundation

let (messages, isDone) = AssetsTool.run(Array(CommandLine.arguments.dropFirst()))
for message in messages { FileHandle.standardError.write(Data((message + "\n").utf8)) }
exit(isDone ? 0 : 1)
