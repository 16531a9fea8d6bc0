// The compiler imports the module _Testing_UIKit by itself into files that import both Testing and UIKit: the toolchain's
// Testing says that it exists. It is empty here.
