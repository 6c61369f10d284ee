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
