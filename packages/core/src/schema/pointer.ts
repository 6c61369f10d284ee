/** Points one step deeper into a document. @see RFC 6901, JSON Pointer */
export function pointTo(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`
}
