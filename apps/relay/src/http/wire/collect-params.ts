import type { Result } from '@letterslot/core'
import type { AttachedFile } from '../../store/port.ts'
import { dataUrlFileName, filesFit, plainFileName, plainMediaType, readDataUrl } from './files.ts'
import type { WireCode } from './protocol.ts'
import { emptyParams, foldLineEnds, writeList } from './submission.ts'

/** Bytes of all names and values of a request as they came, data URLs and ids included. */
const maxTextBytes = 512 * 1024

/** Values of a request: as many as a form may have fields. */
const maxTexts = 1000

/** Characters of a parameter's name, as a form's fields have them. */
const maxParamNameLength = 64

/** The provider's limit for values, 50 kB, in the larger of its two readings; a file's name counts, its bytes do not. */
const maxValuesBytes = 50 * 1024

/** Gathers the parameters of one request and counts everything that was given, whatever it is called and holds. */
export interface ParamsCollector {
  /**
   * Counts one value as it came, a reserved one too.
   * @param bytes - of the value alone, in UTF-8.
   * @returns false once a limit is passed: nothing more need be read then.
   */
  count(name: string, bytes: number): boolean
  set(name: string, value: string): void
  setList(name: string, values: readonly string[]): void
  attach(file: AttachedFile): void
  /** The parameters with their files, or the limit that was passed first. */
  finish(): Result<Collected, WireCode>
}

/** Parameters and files of one request, within every limit. */
export interface Collected {
  readonly params: Readonly<Record<string, string>>
  readonly files: readonly AttachedFile[]
}

/** Makes a collector for one request. */
export function collectParams(): ParamsCollector {
  const params = emptyParams()
  const files: AttachedFile[] = []
  let texts = 0
  let textBytes = 0
  let valueBytes = 0
  let passed: WireCode | undefined
  /** The value as a parameter has it: of a data URL the bytes become a file, and its name stays. */
  const toText = (name: string, value: string): string => {
    const content = readDataUrl(value)
    const text = content === undefined ? foldLineEnds(value) : plainFileName(dataUrlFileName(name, content.mediaType))
    if (content !== undefined) {
      files.push({ parameter: name, name: text, type: plainMediaType(content.mediaType), content: content.bytes })
    }
    valueBytes += Buffer.byteLength(text)
    return text
  }
  return {
    count: (name, bytes) => {
      texts += 1
      textBytes += Buffer.byteLength(name) + bytes
      if (name.length > maxParamNameLength) passed ??= 'variable-name-too-long'
      else if (texts > maxTexts) passed ??= 'variables-too-many'
      else if (textBytes > maxTextBytes) passed ??= 'variables-too-large'
      return passed === undefined
    },
    set: (name, value) => {
      params[name] = toText(name, value)
    },
    setList: (name, values) => {
      const kept = values.map((value) => toText(name, value))
      writeList(params, name, kept)
    },
    attach: (file) => {
      files.push(file)
    },
    finish: () => {
      if (passed !== undefined) return { ok: false, error: passed }
      if (valueBytes > maxValuesBytes) return { ok: false, error: 'variables-too-large' }
      return filesFit(files) ? { ok: true, value: { params, files } } : { ok: false, error: 'files-too-large' }
    },
  }
}
