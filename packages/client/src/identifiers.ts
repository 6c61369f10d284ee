import { refuse } from './refuse.ts'

const dashboard = 'https://dashboard.emailjs.com/admin'

/**
 * Refuses a call that lacks an identifier, in the SDK's order and words.
 * @throws {SendError} `missing-public-key`, `missing-service-id`, `missing-template-id`.
 */
export function requireIdentifiers(
  publicKey: unknown,
  serviceId: unknown,
  templateId: unknown,
): asserts publicKey is string {
  if (!isName(publicKey)) refuse('missing-public-key', `The public key is required. Visit ${dashboard}/account`)
  if (!isName(serviceId)) refuse('missing-service-id', `The service ID is required. Visit ${dashboard}`)
  if (!isName(templateId)) refuse('missing-template-id', `The template ID is required. Visit ${dashboard}/templates`)
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
