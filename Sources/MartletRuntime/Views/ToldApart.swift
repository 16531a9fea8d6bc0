/// A protocol that lets the compiler rule out an overload early, for arguments of few types.
///
/// In a body with an error, the compiler tries each overload that would fit after some repairs of the call, and checks
/// the closures of the call once for each of them. It skips overloads that need more repairs than the best so far. An
/// argument that conforms to none of these twelve protocols needs twelve repairs. Few errors need more: a missing
/// member counts four, a wrong label six or eight.
///
/// Only overloads that are tried after the best one are skipped, so an overload with such an argument is disfavored, or
/// declared after the others.
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

/// The type of an unused last parameter, for overloads without a closure beside overloads of the same name with one.
///
/// Without it, the compiler would match a trailing closure with a parameter of any other type, and reject that only
/// after it has checked the closure. With it, the trailing closure matches this parameter, so that the other arguments
/// are missing, which is found immediately. No closure has this type, and callers never pass one.
public typealias _NoClosure = ((Never) -> Never)?
