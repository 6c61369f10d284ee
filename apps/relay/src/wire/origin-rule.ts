import type { WireCode } from './answers.ts'

/**
 * Decides by the `Origin` header whether a page may send with a key. Browsers send it with every POST; without one the
 * caller is no page. `null` (sandboxed frames, files) passes only where the maker listed it.
 * @returns the refusal, or undefined when the page may send.
 */
export function refuseOrigin(origin: string | undefined, allowed: ReadonlySet<string>): WireCode | undefined {
  if (origin === undefined || origin === '') return 'origin-missing'
  if (allowed.has(origin)) return undefined
  return origin === 'null' ? 'origin-null' : 'origin-not-allowed'
}

/** Tells a page that stands on this computer, at whatever port: a site that is being built, say. */
export function isOnThisComputer(origin: string | undefined): boolean {
  return origin !== undefined && /^http:\/\/localhost(:\d{1,5})?$/.test(origin)
}
