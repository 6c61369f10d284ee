import type { FieldKind } from '@letterslot/core'
import type { WithKind } from '../form/form-context.ts'

const loadTime = (): Promise<WithKind> => import('./time/with-time.ts').then(({ withTime }) => withTime)
const loadCalculated = (): Promise<WithKind> =>
  import('./calculated/with-calculated.tsx').then(({ withCalculated }) => withCalculated)
const loadSteps = (): Promise<WithKind> => import('./steps/with-steps.tsx').then(({ withSteps }) => withSteps)
const loadSlider = (): Promise<WithKind> => import('./slider/with-slider.tsx').then(({ withSlider }) => withSlider)
const loadCombobox = (): Promise<WithKind> => import('./combobox/with-combobox.tsx').then((kind) => kind.withCombobox)
const loadPartsKind = (): Promise<WithKind> => import('./parts/with-parts.tsx').then(({ withParts }) => withParts)

/** Fetches what a rule that only advises says, beside a field of any kind. */
export const loadAdvice = (): Promise<WithKind> =>
  import('./advice/with-advice.tsx').then(({ withAdvice }) => withAdvice)

/** Fetches what measures pictures, for a field of files whose rule bounds their size. */
export const loadPictureSize = (): Promise<WithKind> =>
  import('./picture-size/with-picture-size.tsx').then(({ withPictureSize }) => withPictureSize)

/** Fetches the folder of a kind. One line a kind, as in `withEveryKind`. */
export const kindLoaders: Readonly<Partial<Record<FieldKind, () => Promise<WithKind>>>> = {
  calculated: loadCalculated,
  rows: () => import('./rows/with-rows.tsx').then(({ withRows }) => withRows),
  signature: () => import('./signature/with-signature.tsx').then(({ withSignature }) => withSignature),
  custom: () => import('./custom/with-custom.tsx').then(({ withCustom }) => withCustom),
  time: loadTime,
  datetime: loadTime,
  yesNo: loadSteps,
  dateRange: loadPartsKind,
  name: loadPartsKind,
  address: loadPartsKind,
  currency: () => import('./currency/with-currency.tsx').then(({ withCurrency }) => withCurrency),
  country: () => import('./country/with-country.tsx').then(({ withCountry }) => withCountry),
  phone: () => import('./phone/with-phone.tsx').then(({ withPhone }) => withPhone),
  ranking: () => import('./ranking/with-ranking.tsx').then(({ withRanking }) => withRanking),
  matrix: () => import('./matrix/with-matrix.tsx').then(({ withMatrix }) => withMatrix),
  section: () => import('./section/with-section.tsx').then(({ withSection }) => withSection),
  image: () => import('./image/with-image.tsx').then(({ withImage }) => withImage),
  rating: loadSteps,
  scale: loadSteps,
  slider: loadSlider,
  combobox: loadCombobox,
  pictures: () => import('./pictures/with-pictures.tsx').then(({ withPictures }) => withPictures),
}
