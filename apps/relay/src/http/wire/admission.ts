import type { WireCode } from './protocol.ts'

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

/** True for the origin of a page on this computer, at any port, such as a site under construction. */
export function isOnThisComputer(origin: string | undefined): boolean {
  return origin !== undefined && /^http:\/\/localhost(:\d{1,5})?$/.test(origin)
}

/** As the SDKs write a body: `lib_version`, then `user_id`. */
const beginning =
  /^[ \t\r\n]{0,64}\{[ \t\r\n]{0,64}(?:"lib_version"[ \t]{0,8}:[ \t]{0,8}"[^"\\]{0,32}"[ \t\r\n]{0,64},[ \t\r\n]{0,64})?"user_id"[ \t]{0,8}:[ \t]{0,8}"([A-Za-z0-9_-]{1,128})"/

/** The public key that a JSON body begins with; undefined where it stands elsewhere, and is found once all is there. */
export function readEarlyKey(bytes: Uint8Array): string | undefined {
  return beginning.exec(Buffer.from(bytes.subarray(0, 1024)).toString('latin1'))?.[1]
}
