/** Whom the load pretends to be. */
export const origin = 'http://bench.example'
export const publicKey = 'bench-public-key'
