import type { Result } from '@letterslot/core'

/** Why compressed bytes were not read. */
export type InflateFault = 'damaged' | 'too-large'

/** Compresses bytes in the zlib format (RFC 1950). Its checksum is why it is this one: one wrong character is noticed. */
export async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/**
 * Reads what `deflate` wrote.
 * @param maxBytes - more than this is not even unpacked: a few compressed bytes can stand for gigabytes.
 */
export async function inflate(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
): Promise<Result<Uint8Array<ArrayBuffer>, InflateFault>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length
      if (size > maxBytes) {
        await reader.cancel()
        return { ok: false, error: 'too-large' }
      }
      parts.push(part.value)
    }
  } catch (error) {
    // Cut off, followed by more, or with another checksum: the platform says all of it so.
    if (error instanceof TypeError) return { ok: false, error: 'damaged' }
    throw error
  }
  return { ok: true, value: new Uint8Array(await new Blob(parts).arrayBuffer()) }
}
