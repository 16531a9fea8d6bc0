// The compiler imports the module _Testing_AppKit by itself into files that import both Testing and AppKit: the toolchain's
// Testing says that it exists. It is empty here.
