/** A copy that is whole. */
export interface WholeCopy {
  readonly record: unknown
  /** Counts the writes of a record; the higher one is the newer. */
  readonly order: number
}

const format = 'letterslot.copy/1'

/** Makes the text of a copy: a line that says how to know that the rest is whole, and the record. */
export async function writeCopy(record: unknown, order: number): Promise<string> {
  const body = JSON.stringify(record)
  return `${JSON.stringify({ format, order, sha256: await digestOf(`${order} ${body}`) })}\n${body}`
}

/** Reads the text of a copy; undefined where a single character of it is another than was written. */
export async function readCopy(text: string): Promise<WholeCopy | undefined> {
  const end = text.indexOf('\n')
  const body = text.slice(end + 1)
  try {
    const head: unknown = JSON.parse(text.slice(0, end))
    if (typeof head !== 'object' || head === null) return undefined
    const order = Number(Reflect.get(head, 'order'))
    const isWhole =
      Reflect.get(head, 'format') === format && Reflect.get(head, 'sha256') === (await digestOf(`${order} ${body}`))
    return isWhole ? { record: JSON.parse(body), order } : undefined
  } catch {
    return undefined
  }
}

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
