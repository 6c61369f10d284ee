import type { Result } from '@letterslot/core'
import { isRecord } from '@letterslot/core'
import {
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser'
import type { AttachedFile } from '../../store/port.ts'
import { plainFileName, plainMediaType } from './files.ts'
import type { WireCode } from './protocol.ts'
import { collectParams, type ParamsCollector, reservedParams, type WireSubmission } from './submission.ts'

/** Objects in objects deeper than this are refused: no template reaches so far. */
const maxObjectDepth = 16

/** Reads the body of `/send`. Unknown keys are ignored, whatever their type. */
export function readJsonSubmission(bytes: Uint8Array): Result<WireSubmission, WireCode> {
  const body = parseJsonBytes(bytes)
  if (!isRecord(body)) return { ok: false, error: 'body-unreadable' }
  const given = body['template_params'] ?? {}
  if (!isRecord(given)) return { ok: false, error: 'template-corrupted' }
  const collector = collectParams()
  for (const [name, value] of Object.entries(given)) {
    if (reservedParams.has(name)) continue
    const code = flatten(name, value, collector, 1)
    if (code !== undefined) return { ok: false, error: code }
  }
  const collected = collector.finish()
  if (!collected.ok) return collected
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  return {
    ok: true,
    value: {
      publicKey: text('user_id'),
      serviceId: text('service_id'),
      templateId: text('template_id'),
      ...collected.value,
    },
  }
}

/**
 * Writes a value as text under its name: `{{name.first}}` reads what stood in an object, a list is joined as
 * checkboxes are.
 * @returns the limit that was passed, or the fault of a list of anything but plain values, which no template can print.
 */
function flatten(name: string, value: unknown, collector: ParamsCollector, depth: number): WireCode | undefined {
  const plain = toText(value)
  if (plain !== undefined) {
    if (!collector.count(name, Buffer.byteLength(plain))) return passedLimit(collector)
    collector.set(name, plain)
    return undefined
  }
  if (Array.isArray(value)) return flattenList(name, value, collector)
  if (!isRecord(value) || depth > maxObjectDepth) return 'template-corrupted'
  for (const [key, inner] of Object.entries(value)) {
    const code = flatten(`${name}.${key}`, inner, collector, depth + 1)
    if (code !== undefined) return code
  }
  return undefined
}

function flattenList(name: string, values: readonly unknown[], collector: ParamsCollector): WireCode | undefined {
  const texts: string[] = []
  // A list of nothing is one empty value.
  for (const value of values.length === 0 ? [''] : values) {
    const text = toText(value)
    if (text === undefined) return 'template-corrupted'
    if (!collector.count(name, Buffer.byteLength(text))) return passedLimit(collector)
    texts.push(text)
  }
  collector.setList(name, values.length === 0 ? [] : texts)
  return undefined
}

function passedLimit(collector: ParamsCollector): WireCode | undefined {
  const collected = collector.finish()
  return collected.ok ? undefined : collected.error
}

function toText(value: unknown): string | undefined {
  if (value === null) return ''
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** Parses the bytes of a JSON text; undefined when they are not UTF-8 or not JSON. JSON itself has no undefined. */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

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
      if (reservedParams.has(name)) reserved.set(name, part.text)
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
  if (reservedParams.has(parameter) || (filename === '' && size === 0)) return undefined
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
