/// What an overload is told apart by, for arguments of few types.
///
/// Where a body has an error, the compiler looks for it with each overload that would fit the call if something were
/// mended, and so checks the closures of the call once for each of them. It passes over those of which more would have
/// to be mended than of the best so far. An argument that none of these protocols is kept by is four things to mend.
public typealias _ToldApart = _ToldApart1 & _ToldApart2 & _ToldApart3 & _ToldApart4

/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart1 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart2 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart3 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart4 {}

extension Binding: _ToldApart {}
