@testable import Base
@testable import AttributeGraph
import Top
