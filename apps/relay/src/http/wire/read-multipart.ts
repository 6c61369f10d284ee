import type { Result } from '@letterslot/core'
import {
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser'
import type { AttachedFile } from '../../store/port.ts'
import { collectParams } from './collect-params.ts'
import { plainFileName, plainMediaType } from './files.ts'
import type { WireCode } from './protocol.ts'
import { reservedNames, type WireSubmission } from './submission.ts'

/** More fields and files than any form has; each one costs memory. */
const maxMultipartParts = 1000

/**
 * Reads the body of `/send-form`. The SDKs append their ids after the form's own fields, so the last value of a
 * reserved name counts; other names that repeat are joined by `", "`, as checkboxes are. Of files the names become the
 * parameter, so that the mail says which they are.
 */
export function readMultipartSubmission(bytes: Uint8Array, contentType: string): Result<WireSubmission, WireCode> {
  const boundary = boundaryOf(contentType)
  if (boundary === undefined) return { ok: false, error: 'body-unreadable' }
  const collector = collectParams()
  const reserved = new Map<string, string>()
  const values = new Map<string, string[]>()
  const add = (name: string, value: string) => {
    const before = values.get(name)
    if (before === undefined) values.set(name, [value])
    else before.push(value)
  }
  const fileNames: (readonly [string, string])[] = []
  try {
    for (const part of parseMultipart(bytes, {
      boundary,
      maxParts: maxMultipartParts,
      maxFileSize: bytes.byteLength,
    })) {
      const { name } = part
      if (name === undefined) continue
      if (part.isFile) {
        const file = readFilePart(part, name)
        if (file === undefined) continue
        if (!collector.count(name, Buffer.byteLength(file.name))) break
        collector.attach(file)
        fileNames.push([name, file.name])
        continue
      }
      if (!collector.count(name, part.size)) break
      if (reservedNames.has(name)) reserved.set(name, part.text)
      else add(name, part.text)
    }
  } catch (error) {
    return { ok: false, error: limitOf(error) }
  }
  for (const [parameter, name] of fileNames) add(parameter, name)
  for (const [name, [first = '', ...more]] of values) {
    if (more.length === 0) collector.set(name, first)
    else collector.setList(name, [first, ...more])
  }
  const collected = collector.finish()
  if (!collected.ok) return collected
  const last = (name: string) => reserved.get(name) ?? ''
  return {
    ok: true,
    value: {
      publicKey: last('user_id'),
      serviceId: last('service_id'),
      templateId: last('template_id'),
      ...collected.value,
    },
  }
}

/** A file input that was left empty comes as a part without a name and without bytes: that is no file. */
function readFilePart(part: MultipartPart, parameter: string): AttachedFile | undefined {
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

/** The limit that the parser found passed; `body-unreadable` for everything else. */
function limitOf(error: unknown): WireCode {
  if (error instanceof MaxPartsExceededError) return 'variables-too-many'
  if (error instanceof MaxHeaderSizeExceededError) return 'variable-name-too-long'
  return error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError
    ? 'variables-too-large'
    : 'body-unreadable'
}
