/** The identifiers of one provider or relay. Nothing in it is secret. */
export interface Connection {
  /** Scheme, host and port; `https://api.emailjs.com` for EmailJS. */
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
  /** Bytes that the files of one message may have together. Default: by the origin, 500,000 at EmailJS and 10,000,000 at a relay. */
  readonly maxFilesBytes?: number | undefined
}
