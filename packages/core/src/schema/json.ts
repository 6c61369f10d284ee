import { maxCharacters, maxDepth, maxNodes } from '../model/limits.ts'
import type { Fault, FaultText } from './fault.ts'
import { faultText, pointTo } from './fault.ts'

/** Plain data, as JSON has it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject
export interface JsonObject {
  readonly [key: string]: Json
}

/** A copy of some data, and what could not be taken over. `whole` is false when reading had to stop. */
export interface JsonCopy {
  readonly json: Json
  readonly faults: readonly Fault[]
  readonly whole: boolean
}

/** Keys that reach a prototype where code is careless. */
const hostile = new Set(['__proto__', 'constructor', 'prototype'])
const secretKey = /^(?:access_?token|private_?key)$/i

/**
 * Copies data of unknown origin as plain JSON, within bounds of depth and size. Hostile keys and private keys are left
 * out and named; nothing is ever assigned to a prototype. Properties that are undefined are left out, as by JSON.
 */
export function copyJson(input: unknown): JsonCopy {
  const faults: Fault[] = []
  let nodes = 0
  let characters = 0
  let whole = true

  const stop = (pointer: string, code: 'too-deep' | 'too-large', words: FaultText): Json => {
    if (whole) faults.push({ pointer, code, ...words })
    whole = false
    return null
  }

  const copyObject = (object: object, pointer: string, depth: number): JsonObject => {
    const entries: [string, Json][] = []
    for (const [key, value] of Object.entries(object)) {
      if (value === undefined) continue
      const place = pointTo(pointer, key)
      characters += key.length
      if (hostile.has(key)) {
        faults.push({
          pointer: place,
          code: 'hostile-key',
          ...faultText`The key “${key}” is not allowed in a document.`,
        })
      } else if (secretKey.test(key)) {
        faults.push({ pointer: place, code: 'private-key', ...faultText`A document must never hold a private key.` })
      } else entries.push([key, copy(value, place, depth + 1)])
    }
    return Object.fromEntries(entries)
  }

  const copy = (value: unknown, pointer: string, depth: number): Json => {
    if (!whole) return null
    nodes++
    if (depth > maxDepth)
      return stop(pointer, 'too-deep', faultText`The document is nested more than ${maxDepth} levels deep.`)
    if (typeof value === 'string') characters += value.length
    if (nodes > maxNodes || characters > maxCharacters) {
      return stop(
        pointer,
        'too-large',
        faultText`The document is larger than a form can be (${maxCharacters} characters).`,
      )
    }
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      return value
    if (Array.isArray(value)) return value.map((item, index) => copy(item, pointTo(pointer, index), depth + 1))
    if (typeof value === 'object' && isPlain(value)) return copyObject(value, pointer, depth)
    faults.push({ pointer, code: 'not-json', ...faultText`This is not something that JSON can hold.` })
    return null
  }

  const json = copy(input, '', 0)
  return { json, faults, whole }
}

/** An object made by a literal or by JSON, of this realm or another: no class, no date, no map. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || (typeof prototype === 'object' && Object.getPrototypeOf(prototype) === null)
}

/** True for plain data that is an object, neither a list nor null. */
export function isJsonObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}
