import Base
@testable import MartletRuntime
