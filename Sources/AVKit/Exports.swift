// The original's module brings AVFoundation.
@_exported import AVFoundation
