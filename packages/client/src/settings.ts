import { defaultOrigin } from './limits.ts'
import type { BlockList, LimitRate, Options, SendOptions } from './options.ts'

// The one mutable state of the package: `init` sets what later calls use, which is the SDK's contract.
let settings: Options = {}

/**
 * Sets the options of every later call, replacing what an earlier `init` set.
 * @param options - the options, or the public key alone; nothing happens without.
 * @param origin - used where the options name none.
 */
export function init(options: Options | string, origin?: string): void {
  if (!options) return
  const own = readOptions(options)
  settings = { ...own, origin: own.origin || origin }
}

/** Options with what every call needs. */
export interface CallSettings extends SendOptions {
  readonly origin: string
  readonly blockList: BlockList
  readonly limitRate: LimitRate
}

/** The options of one call, as they hold: its own, else those of `init`, else the defaults. */
export function settingsFor(options?: SendOptions | string): CallSettings {
  const own = readOptions(options)
  return {
    ...settings,
    ...own,
    publicKey: own.publicKey || settings.publicKey,
    origin: own.origin || settings.origin || defaultOrigin,
    blockHeadless: own.blockHeadless ?? settings.blockHeadless,
    blockList: { ...settings.blockList, ...own.blockList },
    limitRate: { ...settings.limitRate, ...own.limitRate },
  }
}

function readOptions(options: SendOptions | string | undefined): SendOptions {
  return typeof options === 'string' ? { publicKey: options } : (options ?? {})
}
