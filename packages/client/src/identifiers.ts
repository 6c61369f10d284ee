import { refuse } from './refuse.ts'
import type { SendErrorCode } from './send-error.ts'

/**
 * Refuses a call that lacks an identifier, in the SDK's order and words.
 * @throws {SendError} `missing-public-key`, `missing-service-id` or `missing-template-id`.
 */
export function requireIdentifiers(
  publicKey: unknown,
  serviceId: unknown,
  templateId: unknown,
): asserts publicKey is string {
  requireName(publicKey, 'missing-public-key', 'public key', '/account')
  requireName(serviceId, 'missing-service-id', 'service ID', '')
  requireName(templateId, 'missing-template-id', 'template ID', '/templates')
}

function requireName(value: unknown, code: SendErrorCode, name: string, page: string): void {
  if (!value || typeof value !== 'string')
    refuse(code, `The ${name} is required. Visit https://dashboard.emailjs.com/admin${page}`)
}
