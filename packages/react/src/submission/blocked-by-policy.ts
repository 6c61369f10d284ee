import type { Form } from '@letterslot/core'

/** The facts that are read here of a violation of the page's policy. */
export type Violation = Pick<SecurityPolicyViolationEvent, 'blockedURI' | 'disposition' | 'effectiveDirective'>

/**
 * Tells if a violation of the page's own policy (CSP's `connect-src`) is that a form may not send. To the form that looks like a network that
 * is down, but no waiting mends it.
 * @returns what to do about it, for whoever keeps the page; undefined where the violation is another.
 */
export function blockedByPolicy(
  { delivery }: Form,
  { blockedURI, disposition, effectiveDirective }: Violation,
): string | undefined {
  if (!delivery || disposition !== 'enforce' || effectiveDirective !== 'connect-src') return undefined
  return URL.parse(blockedURI)?.origin === URL.parse(delivery.origin)?.origin
    ? `this page's policy keeps the form from sending. Add ${delivery.origin} to connect-src.`
    : undefined
}
