/** Parses the bytes of a JSON text; undefined when they are not UTF-8 or not JSON. JSON itself has no undefined. */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
