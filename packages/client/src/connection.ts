/** The identifiers of one provider or relay. Nothing in it is secret. */
export interface Connection {
  /** Scheme, host and port; `https://api.emailjs.com` for EmailJS. */
  readonly origin: string
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
}
