import { setFlagsFromString } from 'node:v8'

/** Resident bytes from which on there is something to give back: an idle relay has some 110 MB. */
const crowdedBytes = 150_000_000

/** The time between two looks at memory, in milliseconds: a collection takes some 30 ms. */
const checkEveryMs = 10_000

/** The process whose memory it is. */
export interface MemoryDeps {
  /** Collects garbage; `node --expose-gc` gives it. Without one nothing is given back before V8 does so by itself. */
  readonly collect?: (() => void) | undefined
  /** The bytes that are resident now. */
  readonly residentBytes: () => number
  /** Calls back again and again, and keeps no process alive by it. */
  readonly repeat: (callback: () => void, everyMs: number) => void
}

/**
 * Keeps memory small. V8's space for new objects stays as it begins: buffers of the network are freed when it is swept,
 * and under a flood a larger one holds on to tens of megabytes of them for every sweep that it saves. After a flood an
 * idle V8 sweeps nothing, so what is resident beyond 150 MB is collected every ten seconds.
 */
export function keepMemorySmall({ collect, residentBytes, repeat }: MemoryDeps): void {
  setFlagsFromString('--semi-space-growth-factor=1')
  repeat(() => {
    if (residentBytes() > crowdedBytes) collect?.()
  }, checkEveryMs)
}
