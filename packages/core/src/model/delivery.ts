/** Other ways to reach the maker, shown to visitors when sending fails. */
export interface Fallback {
  readonly email?: string
  readonly phone?: string
  /** An http or https address. */
  readonly url?: string
}

/** The connection of a published form. Nothing in it is secret: with these a page can send, never read. */
export interface Delivery {
  /** Scheme, host and port of the provider or relay; `https://api.emailjs.com` for EmailJS. */
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
  /** Parameter name to field id: those parameters are sent besides the fields' own names. */
  readonly map?: Readonly<Record<string, string>>
  readonly fallback?: Fallback
  /**
   * The parameter at whose end a late or repeated message says so; empty is nowhere. Default: the first long text where
   * the provider has no ids (EmailJS), else nowhere.
   */
  readonly noteIn?: string
  /** Bytes that the files of one message may have together. Default: what is known of the origin. */
  readonly maxFilesBytes?: number
  /** Lets unsent messages stay on the visitor's device. Default: true. */
  readonly keepOnDevice?: boolean
}
