import Foundation
import MartletCheck

let (messages, isDone) = BuildCheck.run(Array(CommandLine.arguments.dropFirst()))
for message in messages { FileHandle.standardError.write(Data((message + "\n").utf8)) }
exit(isDone ? 0 : 1)
