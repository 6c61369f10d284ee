import type { Result } from '@letterslot/core'
import { fileFaultText } from '../texts/file-faults.ts'
import { hostileKeyIn, maxJsonDepth, tooDeepAt } from './json-safety.ts'

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
