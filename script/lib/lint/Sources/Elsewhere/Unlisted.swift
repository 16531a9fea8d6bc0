/// Nothing is wrong but the module.
public struct Fine {}
