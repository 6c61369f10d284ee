import type { Result } from '@letterslot/core'
import { isRecord } from '@letterslot/core'
import { collectParams, type ParamsCollector } from './collect-params.ts'
import type { WireCode } from './protocol.ts'
import { reservedNames, type WireSubmission } from './submission.ts'

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
    if (reservedNames.has(name)) continue
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
