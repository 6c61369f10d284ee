import type { PartTexts } from '../form-state/visitor-texts.ts'

/** The words beside the parts of an answer, in English. */
export const partTexts: PartTexts = {
  partFrom: 'From',
  partTo: 'To',
  partPrefix: 'Title',
  partGiven: 'First name',
  partMiddle: 'Middle name',
  partFamily: 'Last name',
  partStreet: 'Street and number',
  partLine2: 'Address line 2',
  partPostcode: 'Postal code',
  partTown: 'Town',
  partRegion: 'State or region',
  partCountry: 'Country',
}
