// The flags and the environment of a relay's process, for all that start one.
import { join } from 'node:path'

/**
 * Node's flags. V8 would let its space for new objects grow to 32 MB as modules load, and the one for old objects to
 * several times what lives in it before it sweeps: garbage of a flood, with the buffers of the network that it holds.
 */
export const relayFlags = [
  '--conditions=letterslot-source',
  '--disable-warning=ExperimentalWarning',
  '--expose-gc',
  '--max-semi-space-size=4',
  '--heap-growing-percent=30',
]

/**
 * Read by glibc and Node before a program runs. One arena serves all threads, and what is free at its end goes back
 * from 128 kB on. Each read of the network, which takes 64 kB and gives most of it back, is a mapping of its own, so
 * that it leaves no hole. A start finds its modules stripped of types and compiled by the one before, and loads no compiler.
 */
export const relayEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '32768',
  NODE_COMPILE_CACHE: join(import.meta.dirname, '..', '..', '..', '.cache', 'relay'),
}
