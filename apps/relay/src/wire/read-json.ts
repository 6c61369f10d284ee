import type { Result } from '@letterslot/core'
import { parseJsonBytes } from '../json-bytes.ts'
import type { WireCode } from './answers.ts'
import { emptyParams, foldLineEnds, reservedNames, type Submission, writeList } from './submission.ts'

/** Objects in objects deeper than this are refused: no template reaches so far. */
const maxDepth = 16

/** Reads the body of `/send`. Unknown keys are ignored, whatever their type. */
export function readJson(bytes: Uint8Array): Result<Submission, WireCode> {
  const body = parseJsonBytes(bytes)
  if (!isRecord(body)) return { ok: false, error: 'body-unreadable' }
  const given = body['template_params'] ?? {}
  if (!isRecord(given)) return { ok: false, error: 'template-corrupted' }
  const params = emptyParams()
  for (const [name, value] of Object.entries(given)) {
    if (!reservedNames.has(name) && !flatten(name, value, params, 1)) return { ok: false, error: 'template-corrupted' }
  }
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '')
  return {
    ok: true,
    value: {
      publicKey: text('user_id'),
      serviceId: text('service_id'),
      templateId: text('template_id'),
      params,
      files: [],
    },
  }
}

/**
 * Writes a value as text under its name: `{{name.first}}` reads what stood in an object, a list is joined as
 * checkboxes are. False for a list of anything but plain values, which no template can print.
 */
function flatten(name: string, value: unknown, params: Record<string, string>, depth: number): boolean {
  const plain = toText(value)
  if (plain !== undefined) {
    params[name] = plain
    return true
  }
  if (Array.isArray(value)) {
    const texts = value.map(toText).filter((text) => text !== undefined)
    writeList(params, name, texts)
    return texts.length === value.length
  }
  if (!isRecord(value) || depth > maxDepth) return false
  return Object.entries(value).every(([key, inner]) => flatten(`${name}.${key}`, inner, params, depth + 1))
}

function toText(value: unknown): string | undefined {
  if (value === null) return ''
  if (typeof value === 'string') return foldLineEnds(value)
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
