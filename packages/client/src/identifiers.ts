import { refuse } from './refuse.ts'

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
      refuse(code, `The ${name} is required. Visit https://dashboard.emailjs.com/admin${page}`)
}
