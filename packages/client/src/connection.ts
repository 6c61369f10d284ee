import { defaultOrigin } from './limits.ts'
import { throwSendError } from './send-error.ts'

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

/** A connection without identifiers: an attempt by it is refused before it leaves, and the message waits for a person. */
export const emptyConnection: Connection = { origin: defaultOrigin, publicKey: '', serviceId: '', templateId: '' }

/**
 * Refuses a call that lacks an identifier, in the SDK's order and words.
 * @throws {SendError} `missing-public-key`, `missing-service-id` or `missing-template-id`.
 */
export function requireIdentifiers(publicKey: unknown, serviceId: unknown, templateId: unknown): void {
  const identifiers = [
    [publicKey, 'missing-public-key', 'public key', '/account'],
    [serviceId, 'missing-service-id', 'service ID', ''],
    [templateId, 'missing-template-id', 'template ID', '/templates'],
  ] as const
  for (const [value, code, name, page] of identifiers)
    if (!value || typeof value !== 'string')
      throwSendError(code, `The ${name} is required. Visit https://dashboard.emailjs.com/admin${page}`)
}
