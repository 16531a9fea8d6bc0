// Drawing into pictures under the names of UIKit, AppKit and Core Graphics, and what the two frameworks have in common of
// it. Empty without the trait GTK: Cairo draws.
