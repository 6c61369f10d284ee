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
