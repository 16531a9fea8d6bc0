// Empty: a module has to have a header.
