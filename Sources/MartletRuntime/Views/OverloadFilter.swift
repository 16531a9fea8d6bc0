/// A protocol that lets the compiler rule out an overload early, for arguments of few types.
///
/// In a body with an error, the compiler tries each overload that would fit after some repairs of the call, and checks
/// the closures of the call once for each of them. It skips overloads that need more repairs than the best so far. An
/// argument that conforms to none of these twelve protocols needs twelve repairs. Few errors need more: a missing
/// member counts four, a wrong label six or eight.
///
/// Only overloads that are tried after the best one are skipped, so an overload with such an argument is disfavored, or
/// declared after the others.
public typealias _OverloadFilter = _OverloadFilter1 & _OverloadFilter2 & _OverloadFilter3 & _OverloadFilter4
    & _OverloadFilter5 & _OverloadFilter6
    & _OverloadFilter7 & _OverloadFilter8 & _OverloadFilter9 & _OverloadFilter10 & _OverloadFilter11 & _OverloadFilter12

/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter1 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter2 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter3 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter4 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter5 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter6 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter7 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter8 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter9 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter10 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter11 {}
/// One of the protocols of ``_OverloadFilter``.
public protocol _OverloadFilter12 {}

extension Binding: _OverloadFilter {}

extension Optional: _OverloadFilter1 where Wrapped: _OverloadFilter1 {}
extension Optional: _OverloadFilter2 where Wrapped: _OverloadFilter2 {}
extension Optional: _OverloadFilter3 where Wrapped: _OverloadFilter3 {}
extension Optional: _OverloadFilter4 where Wrapped: _OverloadFilter4 {}
extension Optional: _OverloadFilter5 where Wrapped: _OverloadFilter5 {}
extension Optional: _OverloadFilter6 where Wrapped: _OverloadFilter6 {}
extension Optional: _OverloadFilter7 where Wrapped: _OverloadFilter7 {}
extension Optional: _OverloadFilter8 where Wrapped: _OverloadFilter8 {}
extension Optional: _OverloadFilter9 where Wrapped: _OverloadFilter9 {}
extension Optional: _OverloadFilter10 where Wrapped: _OverloadFilter10 {}
extension Optional: _OverloadFilter11 where Wrapped: _OverloadFilter11 {}
extension Optional: _OverloadFilter12 where Wrapped: _OverloadFilter12 {}

/// The type of an unused last parameter, for overloads without a closure beside overloads of the same name with one.
///
/// Without it, the compiler would match a trailing closure with a parameter of any other type, and reject that only
/// after it has checked the closure. With it, the trailing closure matches this parameter, so that the other arguments
/// are missing, which is found immediately. No closure has this type, and callers never pass one.
public typealias _NoClosure = ((Never) -> Never)?
