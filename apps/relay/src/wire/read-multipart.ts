import type { Result } from '@letterslot/core'
import {
  MaxFileSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser'
import type { AttachedFile } from '../store/port.ts'
import type { WireCode } from './answers.ts'
import { plainFileName, plainMediaType } from './file-facts.ts'
import { filesFit } from './file-limits.ts'
import { emptyParams, foldLineEnds, reservedNames, type Submission, writeList } from './submission.ts'

/** More fields than any form has; each one costs memory. */
const maxParts = 1000

/**
 * Reads the body of `/send-form`. The SDKs append their ids after the form's own fields, so the last value of a
 * reserved name counts; other names that repeat are joined by `", "`, as checkboxes are. Of files the names become the
 * parameter, so that the mail says which they are.
 */
export function readMultipart(bytes: Uint8Array, contentType: string): Result<Submission, WireCode> {
  const boundary = boundaryOf(contentType)
  if (boundary === undefined) return { ok: false, error: 'body-unreadable' }
  const reserved = new Map<string, string>()
  const params = emptyParams()
  const values = new Map<string, string[]>()
  const files: AttachedFile[] = []
  try {
    for (const part of parseMultipart(bytes, { boundary, maxParts, maxFileSize: bytes.byteLength })) {
      const { name } = part
      if (name === undefined) continue
      if (part.isFile) {
        const file = readFile(part, name)
        if (file !== undefined) files.push(file)
        continue
      }
      const value = foldLineEnds(part.text)
      if (reservedNames.has(name)) reserved.set(name, value)
      else values.set(name, [...(values.get(name) ?? []), value])
    }
  } catch (error) {
    return { ok: false, error: isTooLarge(error) ? 'variables-too-large' : 'body-unreadable' }
  }
  if (!filesFit(files)) return { ok: false, error: 'files-too-large' }
  for (const { parameter, name } of files) values.set(parameter, [...(values.get(parameter) ?? []), name])
  for (const [name, [first = '', ...more]] of values) {
    if (more.length === 0) params[name] = first
    else writeList(params, name, [first, ...more])
  }
  const last = (name: string) => reserved.get(name) ?? ''
  return {
    ok: true,
    value: {
      publicKey: last('user_id'),
      serviceId: last('service_id'),
      templateId: last('template_id'),
      params,
      files,
    },
  }
}

/** A file input that was left empty comes as a part without a name and without bytes: that is no file. */
function readFile(part: MultipartPart, parameter: string): AttachedFile | undefined {
  const { filename = '', size, mediaType } = part
  if (reservedNames.has(parameter) || (filename === '' && size === 0)) return undefined
  // Browsers write these three as escapes in a part's header. Source: HTML, multipart/form-data encoding algorithm.
  const name = filename.replace(/%22/g, '"').replace(/%0D|%0A/gi, ' ')
  return { parameter, name: plainFileName(name), type: plainMediaType(mediaType), content: part.bytes }
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
