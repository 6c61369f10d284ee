import { defaultOrigin } from './limits.ts'
import type { Options, SendOptions } from './options.ts'

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

/** The options of one call, as they hold: its own, else those of `init`, else the defaults. */
export function settingsFor(options?: SendOptions | string): SendOptions & { readonly origin: string } {
  const own = readOptions(options)
  return {
    origin: own.origin || settings.origin || defaultOrigin,
    publicKey: own.publicKey || settings.publicKey,
    blockHeadless: own.blockHeadless ?? settings.blockHeadless,
    blockList: { ...settings.blockList, ...own.blockList },
    limitRate: { ...settings.limitRate, ...own.limitRate },
    storageProvider: own.storageProvider ?? settings.storageProvider,
    timeoutMs: own.timeoutMs ?? settings.timeoutMs,
    maxParamsBytes: own.maxParamsBytes ?? settings.maxParamsBytes,
    signal: own.signal,
  }
}

function readOptions(options: SendOptions | string | undefined): SendOptions {
  return typeof options === 'string' ? { publicKey: options } : (options ?? {})
}
