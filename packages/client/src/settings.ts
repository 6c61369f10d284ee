import { defaultOrigin } from './limits.ts'
import type { BlockList, LimitRate, Options, SendOptions } from './options.ts'

/** Options that were given: none is undefined or empty. */
type Given = { readonly [Name in keyof SendOptions]: Exclude<SendOptions[Name], undefined> }

// The one mutable state of the package: `init` sets what later calls use, which is the SDK's contract.
let settings: Given = {}

/**
 * Sets the options of every later call, replacing what an earlier `init` set.
 * @param options - the options, or the public key alone; nothing happens without.
 * @param origin - used where the options name none.
 */
export function init(options: Options | string, origin?: string): void {
  if (options) settings = { ...withoutEmpty({ origin }), ...withoutEmpty(options) }
}

/** Options with what every call needs. */
export interface CallSettings extends Given {
  readonly origin: string
  readonly blockList: BlockList
  readonly limitRate: LimitRate
  readonly timeoutMs: number
}

/** The options of one call, as they hold: its own, else those of `init`, else the defaults. */
export function settingsFor(options: SendOptions | string | undefined, defaultTimeoutMs: number): CallSettings {
  const own = withoutEmpty(options)
  return {
    origin: defaultOrigin,
    timeoutMs: defaultTimeoutMs,
    ...settings,
    ...own,
    blockList: { ...settings.blockList, ...own.blockList },
    limitRate: { ...settings.limitRate, ...own.limitRate },
  }
}

/** An empty option, such as a variable that the build did not fill in, counts as not given. */
function withoutEmpty(options: SendOptions | string | undefined): Given {
  const given = typeof options === 'string' ? { publicKey: options } : options
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value || value === false))
}
