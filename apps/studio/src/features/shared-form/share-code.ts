import type { Form, Result } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { publicForm } from '@letterslot/embed'
import { fromBase64Url, toBase64Url } from './base64url.ts'
import { deflate, inflate } from './inflate.ts'

/** Stands before the code, so that what comes after us knows how to read it. */
const prefix = '1.'

/** More than any form that fits into a link: what unpacks to more was not made here. Bytes of JSON. */
export const maxUnpackedBytes = 512_000

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
  return `${prefix}${toBase64Url(await deflate(bytes))}`
}

/** Reads a form out of a link that anybody may have written: bounded, checked, and without what the runtime knows not. */
export async function unpackForm(code: string): Promise<Result<Form, ShareFault>> {
  if (code === '') return { ok: false, error: 'empty' }
  if (!code.startsWith(prefix)) return { ok: false, error: /^\d+\./.test(code) ? 'newer' : 'damaged' }
  const packed = fromBase64Url(code.slice(prefix.length))
  if (!packed) return { ok: false, error: 'damaged' }
  const unpacked = await inflate(packed, maxUnpackedBytes)
  if (!unpacked.ok) return unpacked
  const json = readWhole(unpacked.value)
  if (json === undefined) return { ok: false, error: 'not-a-form' }
  const parsed = parseForm(json)
  if (parsed.ok) return { ok: true, value: publicForm(parsed.value) }
  const isNewer = parsed.error.faults.some(({ code: fault }) => fault === 'newer-version')
  return { ok: false, error: isNewer ? 'newer' : 'not-a-form' }
}

/** The JSON in the bytes; undefined where there is none. */
function readWhole(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
