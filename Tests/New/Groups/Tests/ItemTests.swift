@testable import Model
