/**
 * The SHA-256 digest of a text's UTF-8 bytes, in base64, as a Content Security Policy names what it allows. The browser's own is
 * asynchronous, and absent on plain http.
 * @see FIPS 180-4, Secure Hash Standard
 */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text))
  const state = Uint32Array.from(initial)
  for (let at = 0; at < bytes.byteLength; at += 64) digestBlock(state, new DataView(bytes.buffer, at, 64))
  const digest = new DataView(new ArrayBuffer(32))
  state.forEach((word, index) => {
    digest.setUint32(4 * index, word)
  })
  return btoa(String.fromCharCode(...new Uint8Array(digest.buffer)))
}

/** The message, a one, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const { length } = message
  const bytes = new Uint8Array(Math.ceil((length + 9) / 64) * 64)
  bytes.set(message)
  bytes[length] = 0x80
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, BigInt(length) * 8n)
  return bytes
}

/** The first 32 bits of the fractional part. */
const fraction = (value: number): number => ((value % 1) * 2 ** 32) >>> 0

const primes: readonly number[] = Array.from({ length: 310 }, (_, index) => index + 2).filter((candidate) =>
  Array.from({ length: Math.floor(Math.sqrt(candidate)) - 1 }, (_, index) => index + 2).every((one) => candidate % one),
)
const initial: readonly number[] = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const constants: readonly number[] = primes.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** Adds one block of 64 bytes to the state. */
function digestBlock(state: Uint32Array, block: DataView): void {
  const schedule = new Uint32Array(64)
  const word = (index: number): number => schedule[index] ?? 0
  for (let index = 0; index < 64; index++) {
    const [second, fifteenth] = [word(index - 2), word(index - 15)]
    const small0 = turned(fifteenth, 7) ^ turned(fifteenth, 18) ^ (fifteenth >>> 3)
    const small1 = turned(second, 17) ^ turned(second, 19) ^ (second >>> 10)
    schedule[index] = index < 16 ? block.getUint32(4 * index) : word(index - 16) + small0 + word(index - 7) + small1
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index++) {
    const large1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const first = h + large1 + ((e & f) ^ (~e & g)) + (constants[index] ?? 0) + word(index)
    const large0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const second = large0 + ((a & b) ^ (a & c) ^ (b & c))
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  ;[a, b, c, d, e, f, g, h].forEach((one, index) => {
    state[index] = (state[index] ?? 0) + one
  })
}
