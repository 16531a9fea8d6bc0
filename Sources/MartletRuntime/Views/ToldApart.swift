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

extension Optional: _ToldApart1 where Wrapped: _ToldApart1 {}

extension Optional: _ToldApart2 where Wrapped: _ToldApart2 {}

extension Optional: _ToldApart3 where Wrapped: _ToldApart3 {}

extension Optional: _ToldApart4 where Wrapped: _ToldApart4 {}

/// The last argument of an overload that takes no closure, beside one of the same name that takes one.
///
/// A closure behind the call would be taken for an argument of any type else, which the compiler gives up only after it
/// has looked into the closure. With this argument it belongs here, so that the others are missing, which is plain at once.
/// No closure is of this type, and nobody passes one.
public typealias _NoClosure = ((Never) -> Never)?
