import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's space for new objects as small as it begins. Buffers of the network are freed when that space is swept:
 * under a flood a larger one holds on to tens of megabytes of them for every sweep that it saves.
 */
export function keepMemorySmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}
