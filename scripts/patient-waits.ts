// Before each test file: what `expect.poll` has from the configuration, for `vi.waitFor`, which reads none.
import { vi } from 'vitest'

const waitFor = vi.waitFor
const atMost = { timeout: 15_000 }

vi.waitFor = (callback, options) => waitFor(callback, typeof options === 'number' ? options : { ...atMost, ...options })
