import type { FieldKind } from '@letterslot/core'
import type { WithKind } from '../form/form-context.ts'

const loadTime = (): Promise<WithKind> => import('./time/with-time.ts').then(({ withTime }) => withTime)
const loadCalculated = (): Promise<WithKind> =>
  import('./calculated/with-calculated.ts').then(({ withCalculated }) => withCalculated)
const loadSteps = (): Promise<WithKind> => import('./steps/with-steps.ts').then(({ withSteps }) => withSteps)
const loadSlider = (): Promise<WithKind> => import('./slider/with-slider.ts').then(({ withSlider }) => withSlider)
const loadCombobox = (): Promise<WithKind> => import('./combobox/with-combobox.ts').then((kind) => kind.withCombobox)
const loadPartsKind = (): Promise<WithKind> => import('./parts/with-parts.ts').then(({ withParts }) => withParts)

/** Fetches what a rule that only advises says, beside a field of any kind. */
export const loadAdvice = (): Promise<WithKind> =>
  import('./advice/with-advice.tsx').then(({ withAdvice }) => withAdvice)

/** Fetches what measures pictures, for a field of files whose rule bounds their size. */
export const loadPictureSize = (): Promise<WithKind> =>
  import('./picture-size/with-picture-size.tsx').then(({ withPictureSize }) => withPictureSize)

/** Fetches the folder of a kind. One line a kind, as in `withEveryKind`. */
export const kindLoaders: Readonly<Partial<Record<FieldKind, () => Promise<WithKind>>>> = {
  calculated: loadCalculated,
  rows: () => import('./rows/with-rows.ts').then(({ withRows }) => withRows),
  signature: () => import('./signature/with-signature.ts').then(({ withSignature }) => withSignature),
  custom: () => import('./custom/with-custom.ts').then(({ withCustom }) => withCustom),
  time: loadTime,
  datetime: loadTime,
  yesNo: loadSteps,
  dateRange: loadPartsKind,
  name: loadPartsKind,
  address: loadPartsKind,
  currency: () => import('./currency/with-currency.ts').then(({ withCurrency }) => withCurrency),
  country: () => import('./country/with-country.ts').then(({ withCountry }) => withCountry),
  phone: () => import('./phone/with-phone.ts').then(({ withPhone }) => withPhone),
  ranking: () => import('./ranking/with-ranking.ts').then(({ withRanking }) => withRanking),
  matrix: () => import('./matrix/with-matrix.ts').then(({ withMatrix }) => withMatrix),
  section: () => import('./section/with-section.ts').then(({ withSection }) => withSection),
  image: () => import('./image/with-image.ts').then(({ withImage }) => withImage),
  rating: loadSteps,
  scale: loadSteps,
  slider: loadSlider,
  combobox: loadCombobox,
  pictures: () => import('./pictures/with-pictures.ts').then(({ withPictures }) => withPictures),
}
