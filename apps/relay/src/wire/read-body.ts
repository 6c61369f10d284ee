/** A body read whole, or why it was not. */
export type BodyOutcome =
  | { readonly kind: 'body'; readonly bytes: Uint8Array }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'broken' }

/**
 * Reads a body up to `maxBytes`. A longer one is refused by its `Content-Length`, unread, or as soon as it goes over.
 */
export async function readBody(request: Request, maxBytes: number): Promise<BodyOutcome> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return { kind: 'too-large' }
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > maxBytes) return { kind: 'too-large' }
      chunks.push(chunk)
    }
  } catch {
    // The client went away, or its framing was wrong: there is nobody or nothing to answer in detail.
    return { kind: 'broken' }
  }
  return { kind: 'body', bytes: Buffer.concat(chunks) }
}
