import type { Form, Result } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { publicForm } from '@letterslot/embed'

/** Stands before the code, so that what comes after us knows how to read it. */
const codeVersion = '1.'

/** More than any form that fits into a link: what unpacks to more was not made here. Bytes of JSON. */
export const maxUnpackedBytes = 1_400_000

/** Why a shared form cannot be shown. */
export type ShareFault =
  /** Nothing stands behind the address. */
  | 'empty'
  /** Cut off, or changed on its way. */
  | 'damaged'
  /** Made by a Letterslot that came after this one. */
  | 'newer'
  /** It unpacks to more than any form has. */
  | 'too-large'
  /** Whole, and not a form that can be shown. */
  | 'not-a-form'

/**
 * Packs a form, as far as it may be published, into what stands behind `#` of a share link.
 * @throws {UnsafeAddressError} for an origin or a link that is not of the web.
 */
export async function packForm(form: Form): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(publicForm(form)))
  return `${codeVersion}${toBase64Url(await deflate(bytes))}`
}

/** Reads a form out of a link that anybody may have written: bounded, checked, and without what the runtime knows not. */
export async function unpackForm(code: string): Promise<Result<Form, ShareFault>> {
  if (code === '') return { ok: false, error: 'empty' }
  if (!code.startsWith(codeVersion)) return { ok: false, error: /^\d+\./.test(code) ? 'newer' : 'damaged' }
  const packed = fromBase64Url(code.slice(codeVersion.length))
  if (!packed) return { ok: false, error: 'damaged' }
  const unpacked = await inflate(packed, maxUnpackedBytes)
  if (!unpacked.ok) return unpacked
  const json = parseShared(unpacked.value)
  if (json === undefined) return { ok: false, error: 'not-a-form' }
  const parsed = parseForm(json)
  if (parsed.ok) return { ok: true, value: publicForm(parsed.value) }
  const isNewer = parsed.error.faults.some(({ code: fault }) => fault === 'newer-version')
  return { ok: false, error: isNewer ? 'newer' : 'not-a-form' }
}

/** The JSON in the bytes; undefined where there is none. */
function parseShared(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/** Writes bytes as base64url without padding (RFC 4648, section 5): whole in a fragment, and nothing in it is escaped. */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Reads base64url; undefined for what is none, or was cut within a byte. */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (character) => character.charCodeAt(0))
}

/** Why compressed bytes were not read. */
type InflateFault = 'damaged' | 'too-large'

/** Compresses bytes in the zlib format (RFC 1950). Its checksum is why it is this one: one wrong character is noticed. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/**
 * Reads what `deflate` wrote.
 * @param maxBytes - more than this is not even unpacked: a few compressed bytes can stand for gigabytes.
 */
async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Result<Uint8Array<ArrayBuffer>, InflateFault>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length
      if (size > maxBytes) {
        await reader.cancel()
        return { ok: false, error: 'too-large' }
      }
      parts.push(part.value)
    }
  } catch (error) {
    // Cut off, followed by more, or with another checksum: the platform says all of it so.
    if (error instanceof TypeError) return { ok: false, error: 'damaged' }
    throw error
  }
  return { ok: true, value: new Uint8Array(await new Blob(parts).arrayBuffer()) }
}
