// The compiler imports the module _Testing_CoreGraphics by itself into files that import both Testing and CoreGraphics: the toolchain's
// Testing says that it exists. It is empty here.
