import type { Result } from '@letterslot/core'
import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  parseMultipart,
} from '@remix-run/multipart-parser'
import type { WireCode } from './answers.ts'
import { emptyParams, foldLineEnds, reservedNames, type Submission, writeList } from './submission.ts'

/** More fields than any form has; each one costs memory. */
const maxParts = 1000

/**
 * Reads the body of `/send-form`. The SDKs append their ids after the form's own fields, so the last value of a
 * reserved name counts; other names that repeat are joined by `", "`, as checkboxes are.
 */
export function readMultipart(bytes: Uint8Array, contentType: string): Result<Submission, WireCode> {
  const boundary = boundaryOf(contentType)
  if (boundary === undefined) return { ok: false, error: 'body-unreadable' }
  const reserved = new Map<string, string>()
  const params = emptyParams()
  const values = new Map<string, string[]>()
  try {
    for (const part of parseMultipart(bytes, { boundary, maxParts, maxFileSize: bytes.byteLength })) {
      const { name } = part
      // A file input that was left empty comes as a part without bytes.
      if (part.isFile && part.size > 0) return { ok: false, error: 'files-not-accepted' }
      if (part.isFile || name === undefined) continue
      const value = foldLineEnds(part.text)
      if (reservedNames.has(name)) reserved.set(name, value)
      else values.set(name, [...(values.get(name) ?? []), value])
    }
  } catch (error) {
    return { ok: false, error: isTooLarge(error) ? 'variables-too-large' : 'body-unreadable' }
  }
  for (const [name, [first = '', ...more]] of values) {
    if (more.length === 0) params[name] = first
    else writeList(params, name, [first, ...more])
  }
  const last = (name: string) => reserved.get(name) ?? ''
  return {
    ok: true,
    value: { publicKey: last('user_id'), serviceId: last('service_id'), templateId: last('template_id'), params },
  }
}

/** RFC 2046, 5.1.1: 1 to 70 characters, quoted or not. */
function boundaryOf(contentType: string): string | undefined {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return undefined
  const match = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  return match?.[1] ?? match?.[2]
}

function isTooLarge(error: unknown): boolean {
  return (
    error instanceof MaxPartsExceededError ||
    error instanceof MaxFileSizeExceededError ||
    error instanceof MaxTotalSizeExceededError
  )
}
