// Empty: a target has to have a source.
