import type { Result } from '@letterslot/core'
import type { AttachedFile } from '../../store/port.ts'
import { filesFit, plainFileName, plainMediaType } from './files.ts'
import type { WireCode } from './protocol.ts'

/** The submission that a request holds, by either path. Ids are as given, empty where there is none. */
export interface WireSubmission {
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
  /** Without prototype, newlines as `\n`, none of the wire's own names. */
  readonly params: Readonly<Record<string, string>>
  /** The attached files, in the order they came. */
  readonly files: readonly AttachedFile[]
}

/** Names with a meaning on the wire: they never become parameters, so they never reach a mail. */
export const reservedParams: ReadonlySet<string> = new Set([
  'user_id',
  'service_id',
  'template_id',
  'lib_version',
  'accessToken',
  'template_params',
  'g-recaptcha-response',
])

/** A record that a name such as `__proto__` cannot harm. */
export function emptyParams(): Record<string, string> {
  return Object.create(null)
}

/**
 * Writes a list under its name, joined as checkboxes are, and each of its values under `name.0`, `name.1` and so on,
 * where a template's sections find them.
 */
export function writeList(params: Record<string, string>, name: string, values: readonly string[]): void {
  params[name] = values.join(', ')
  for (const [index, value] of values.entries()) params[`${name}.${index}`] = value
}

/** The parameters that only repeat a part of a list that stands beside them whole: `x.0` and `x.1` beside `x`. */
export function listItemsOf(params: Readonly<Record<string, string>>): ReadonlySet<string> {
  const items = new Set<string>()
  for (const firstPart of Object.keys(params)) {
    const name = firstPart.slice(0, -'.0'.length)
    if (!firstPart.endsWith('.0') || !Object.hasOwn(params, name)) continue
    const parts: string[] = []
    for (let part = firstPart; Object.hasOwn(params, part); part = `${name}.${parts.length}`) parts.push(part)
    if (parts.map((part) => params[part]).join(', ') === params[name]) {
      for (const part of parts) items.add(part)
    }
  }
  return items
}

/** Line ends as the form's parameters have them; browsers post CRLF in multipart bodies. */
export function toLineFeeds(value: string): string {
  return value.replace(/\r\n?/g, '\n')
}

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
interface Collected {
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
    const text = content === undefined ? toLineFeeds(value) : plainFileName(dataUrlFileName(name, content.mediaType))
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

/** The content of a data URL. */
interface DataUrlContent {
  readonly mediaType: string
  readonly bytes: Uint8Array
}

/** As `FileReader` and `toDataURL` write it: a media type or none, parameters, `;base64`. */
const header = /^data:((?:[\w.+-]{1,60}\/[\w.+-]{1,100})?)(?:;[\w.+-]{1,40}=[\w.+-]{1,100}){0,4};base64,/i

/**
 * Decodes a value that is a base64 data URL (RFC 2397) from its first character to its last.
 * @returns undefined for anything else: a text that merely begins with `data:` is a text.
 */
export function readDataUrl(value: string): DataUrlContent | undefined {
  const found = header.exec(value.slice(0, 1024))
  if (found === null) return undefined
  const base64 = value.slice(found[0].length)
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64)) return undefined
  return { mediaType: found[1] ?? '', bytes: Buffer.from(base64, 'base64') }
}

/** The name of a file that came as the value of a parameter: the parameter's, with the subtype as its extension. */
export function dataUrlFileName(parameter: string, mediaType: string): string {
  const subtype = mediaType.split('/')[1]?.split('+')[0]?.toLowerCase() ?? ''
  return `${parameter}.${/^[a-z0-9]{1,10}$/.test(subtype) ? subtype : 'bin'}`
}
