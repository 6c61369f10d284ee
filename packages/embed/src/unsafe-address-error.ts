import { LetterslotError } from '@letterslot/core'

/** Places of addresses in a form. */
export type AddressPlace = 'delivery.origin' | 'delivery.fallback.url' | 'redirect' | 'sentBlocks'

/** A form holds an address that no page may lead to: only http and https are for the web. */
export class UnsafeAddressError extends LetterslotError {
  override readonly name = 'UnsafeAddressError'
  readonly code = 'unsafe-address'
  readonly place: AddressPlace
  constructor(place: AddressPlace, options?: ErrorOptions) {
    super(`The address at ${place} is no http or https address.`, options)
    this.place = place
  }
}
