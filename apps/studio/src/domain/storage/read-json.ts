import type { Result } from '@letterslot/core'
import { fileFaultText } from '../texts/file-faults.ts'

/** More than a thousand forms need; a form is a few kilobytes. Bytes. */
export const maxOpenedFileBytes = 20_000_000

function refuseText(code: OpenFault['code'], message: string, pointer?: string): Result<never, readonly OpenFault[]> {
  return { ok: false, error: [{ code, message, ...(pointer === undefined ? {} : { pointer }) }] }
}

/** Reads a text as JSON that is safe to look into. Every refusal says why and where. */
export function readJson(text: string): Result<unknown, readonly OpenFault[]> {
  if (text.trim() === '') return refuseText('empty', fileFaultText.empty)
  if (text.trimStart().startsWith('<')) return refuseText('markup', fileFaultText.markup)
  const deep = tooDeepAt(text)
  if (deep !== undefined) return refuseText('too-deep', fileFaultText.tooDeep(maxJsonDepth, deep))
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return refuseText('not-json', fileFaultText.notJson(error instanceof Error ? error.message : String(error)))
  }
  const hostile = hostileKeyIn(value)
  if (hostile !== undefined) return refuseText('hostile-key', fileFaultText.hostile, hostile)
  return { ok: true, value }
}

/** Reads a file as text: its size first, so that a huge one costs nothing; then its bytes, which must be UTF-8. */
export async function readFileText(
  file: Pick<Blob, 'size' | 'arrayBuffer'>,
): Promise<Result<string, readonly OpenFault[]>> {
  if (file.size > maxOpenedFileBytes) {
    return refuseText('too-large', fileFaultText.tooLarge(file.size, maxOpenedFileBytes))
  }
  try {
    return { ok: true, value: new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer()) }
  } catch {
    return refuseText('not-text', fileFaultText.notText)
  }
}

/** Why a file was not opened, as data with where it stands; `pointer` is a JSON Pointer where there is one. */
export interface OpenFault {
  readonly code: 'empty' | 'too-large' | 'not-text' | 'markup' | 'not-json' | 'too-deep' | 'hostile-key' | 'fault'
  readonly message: string
  readonly pointer?: string
}

/** Deeper than any document we know nests, and far from what a recursive reader can bear. */
const maxJsonDepth = 64

const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Returns the place where brackets nest deeper than allowed, text in quotes aside; undefined if there is none. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isQuoted) {
      if (character === '\\') at += 1
      else if (character === '"') isQuoted = false
    } else if (character === '"') isQuoted = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > maxJsonDepth) return at
    } else if (character === '}' || character === ']') depth -= 1
  }
  return undefined
}

/** The first key that could reach a prototype, as a JSON Pointer. The depth is bounded by now. */
function hostileKeyIn(value: unknown, pointer = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const place = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!Array.isArray(value) && prototypeKeys.has(key)) return place
    const found = hostileKeyIn(inner, place)
    if (found !== undefined) return found
  }
  return undefined
}
