/// What an overload is told apart by, for arguments of few types.
///
/// Where a body has an error, the compiler looks for it with each overload that would fit the call if something were
/// mended, and so checks the closures of the call once for each of them. It passes over those of which more would have
/// to be mended than of the best so far. An argument that none of these protocols is kept by is twelve things to mend,
/// and few errors are more: four is a member that is not there, six or eight a label that is not.
///
/// The best so far counts only for what is tried after it: such an overload is disfavoured, or stands below the others.
public typealias _ToldApart = _ToldApart1 & _ToldApart2 & _ToldApart3 & _ToldApart4 & _ToldApart5 & _ToldApart6
    & _ToldApart7 & _ToldApart8 & _ToldApart9 & _ToldApart10 & _ToldApart11 & _ToldApart12

/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart1 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart2 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart3 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart4 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart5 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart6 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart7 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart8 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart9 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart10 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart11 {}
/// One of the protocols of ``_ToldApart``.
public protocol _ToldApart12 {}

extension Binding: _ToldApart {}

extension Optional: _ToldApart1 where Wrapped: _ToldApart1 {}
extension Optional: _ToldApart2 where Wrapped: _ToldApart2 {}
extension Optional: _ToldApart3 where Wrapped: _ToldApart3 {}
extension Optional: _ToldApart4 where Wrapped: _ToldApart4 {}
extension Optional: _ToldApart5 where Wrapped: _ToldApart5 {}
extension Optional: _ToldApart6 where Wrapped: _ToldApart6 {}
extension Optional: _ToldApart7 where Wrapped: _ToldApart7 {}
extension Optional: _ToldApart8 where Wrapped: _ToldApart8 {}
extension Optional: _ToldApart9 where Wrapped: _ToldApart9 {}
extension Optional: _ToldApart10 where Wrapped: _ToldApart10 {}
extension Optional: _ToldApart11 where Wrapped: _ToldApart11 {}
extension Optional: _ToldApart12 where Wrapped: _ToldApart12 {}

/// The last argument of an overload that takes no closure, beside one of the same name that takes one.
///
/// A closure behind the call would be taken for an argument of any type else, which the compiler gives up only after it
/// has looked into the closure. With this argument it belongs here, so that the others are missing, which is plain at once.
/// No closure is of this type, and nobody passes one.
public typealias _NoClosure = ((Never) -> Never)?
