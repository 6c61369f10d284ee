import { defaultOrigin } from './limits.ts'

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

/** Refuses messages in which one parameter has one of these values, letter for letter. */
export interface BlockList {
  readonly list?: readonly string[]
  /** The parameter, or form field, that is compared. */
  readonly watchVariable?: string
}

/** At most one accepted message within each period. */
export interface LimitRate {
  /** The name of the limit; calls of one name share it. Default: the page's path. */
  readonly id?: string
  /** The period in ms. 0: no limit. */
  readonly throttle?: number
}

/** The storage in which `limitRate` remembers the last message. Default: `localStorage`, and no limit where that is blocked. */
export interface StorageProvider {
  readonly get: (key: string) => Promise<string | null | undefined>
  readonly set: (key: string, value: string) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

/** The options that `init` sets for every call. A call's own options win, one by one. */
export interface Options {
  /** Scheme, host and port of the provider or relay. Default: `https://api.emailjs.com`. */
  readonly origin?: string | undefined
  readonly publicKey?: string | undefined
  /** Refuses to send from a browser that a program drives. Default: false. */
  readonly blockHeadless?: boolean | undefined
  readonly blockList?: BlockList | undefined
  readonly limitRate?: LimitRate | undefined
  readonly storageProvider?: StorageProvider | undefined
  /** The wait for the whole answer, in ms. Default: 30,000, for `sendForm` 120,000. */
  readonly timeoutMs?: number | undefined
  /** Bytes that all parameters together may have. Default: 51,200. */
  readonly maxParamsBytes?: number | undefined
}

/** The options of one call. */
export interface SendOptions extends Options {
  /** Gives the call up: it is rejected with `aborted`. */
  readonly signal?: AbortSignal | undefined
}
