import type { Delivery, Form } from '@letterslot/core'
import { type AddressPlace, UnsafeAddressError } from './unsafe-address-error.ts'

/**
 * What of a form may be published: a document keeps keys that we do not know, and one of those could be a secret.
 * @throws {UnsafeAddressError} for an origin or a link that is not of the web.
 */
export function publicForm(form: Form): Form {
  const { delivery, ...rest } = form
  if (!delivery) return rest
  return { ...rest, delivery: publicDelivery(delivery) }
}

function publicDelivery(delivery: Delivery): Delivery {
  const { publicKey, serviceId, templateId, map, fallback, keepOnDevice } = delivery
  const { email, phone, url } = fallback ?? {}
  if (url) requireWebAddress('delivery.fallback.url', url)
  return {
    origin: requireWebAddress('delivery.origin', delivery.origin).origin,
    publicKey,
    serviceId,
    templateId,
    ...(map && { map }),
    ...(fallback && { fallback: { ...(email && { email }), ...(phone && { phone }), ...(url && { url }) } }),
    ...(keepOnDevice !== undefined && { keepOnDevice }),
  }
}

function requireWebAddress(place: AddressPlace, address: string): URL {
  const url = URL.parse(address)
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url
  throw new UnsafeAddressError(place)
}
