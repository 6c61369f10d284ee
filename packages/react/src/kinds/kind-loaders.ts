import type { FieldKind } from '@letterslot/core'
import type { WithKind } from '../form/form-context.ts'

/** The module of a kind's folder. Each exports by the same name, so that a loader is no more than its import. */
export interface KindModule {
  readonly withKind: WithKind
}

const loadTime = (): Promise<KindModule> => import('./time/with-time.ts')
const loadSteps = (): Promise<KindModule> => import('./steps/with-steps.tsx')
const loadPartsKind = (): Promise<KindModule> => import('./parts/with-parts.tsx')

/** Fetches what a rule that only advises says, beside a field of any kind. */
export const loadAdvice = (): Promise<KindModule> => import('./advice/with-advice.tsx')

/** Fetches what measures pictures, for a field of files whose rule bounds their size. */
export const loadPictureSize = (): Promise<KindModule> => import('./picture-size/with-picture-size.tsx')

/** Fetches the folder of a kind. One line a kind, as in `withEveryKind`. */
export const kindLoaders: Readonly<Partial<Record<FieldKind, () => Promise<KindModule>>>> = {
  calculated: () => import('./calculated/with-calculated.tsx'),
  rows: () => import('./rows/with-rows.tsx'),
  signature: () => import('./signature/with-signature.tsx'),
  custom: () => import('./custom/with-custom.tsx'),
  time: loadTime,
  datetime: loadTime,
  yesNo: loadSteps,
  dateRange: loadPartsKind,
  name: loadPartsKind,
  address: loadPartsKind,
  currency: () => import('./currency/with-currency.tsx'),
  country: () => import('./country/with-country.tsx'),
  phone: () => import('./phone/with-phone.tsx'),
  ranking: () => import('./ranking/with-ranking.tsx'),
  matrix: () => import('./matrix/with-matrix.tsx'),
  section: () => import('./section/with-section.tsx'),
  image: () => import('./image/with-image.tsx'),
  rating: loadSteps,
  scale: loadSteps,
  slider: () => import('./slider/with-slider.tsx'),
  combobox: () => import('./combobox/with-combobox.tsx'),
  pictures: () => import('./pictures/with-pictures.tsx'),
}
