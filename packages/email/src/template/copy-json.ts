import { pointerTo } from './pointer.ts'
import type { TemplateFault } from './template-error.ts'

/** Deeper than any template, shallow enough for every engine's stack. */
const maxDepth = 64

/** More values than any template has; a record that refers to itself would have no end. */
const maxValues = 100_000

/** Keys that reach a prototype when a record is copied carelessly. */
const hostileKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Copies plain JSON data, reporting what is no JSON, what is nested too deep and keys that reach for a prototype.
 * Nothing of the input is kept: later changes to it change nothing here.
 */
export function copyJson(input: unknown, report: (fault: TemplateFault) => void): unknown {
  let room = maxValues
  function copy(value: unknown, pointer: string, depth: number): unknown {
    if (room <= 0) return undefined
    room -= 1
    if (depth > maxDepth || room === 0) {
      room = 0
      report({ pointer, code: 'too-deep', message: 'This is nested too deep, or holds too much, for a template.' })
      return undefined
    }
    if (Array.isArray(value)) return value.map((item, index) => copy(item, pointerTo(pointer, index), depth + 1))
    if (typeof value === 'object' && value !== null) return copyRecord(value, pointer, depth)
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
      report({ pointer, code: 'wrong-type', message: 'This is not JSON data.' })
    }
    return value
  }
  function copyRecord(source: object, pointer: string, depth: number): Readonly<Record<string, unknown>> {
    const record: Record<string, unknown> = {}
    for (const [key, item] of Object.entries(source)) {
      const place = pointerTo(pointer, key)
      if (hostileKeys.has(key)) report({ pointer: place, code: 'hostile-key', message: `The key “${key}” is refused.` })
      else if (item !== undefined) record[key] = copy(item, place, depth + 1)
    }
    return record
  }
  return copy(input, '', 0)
}
