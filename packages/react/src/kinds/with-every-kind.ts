import type { WithKind } from '../form/form-context.ts'
import { withAdvice } from './advice/with-advice.tsx'
import { withCalculated } from './calculated/with-calculated.tsx'
import { withCombobox } from './combobox/with-combobox.tsx'
import { withCountry } from './country/with-country.tsx'
import { withCurrency } from './currency/with-currency.tsx'
import { withCustom } from './custom/with-custom.tsx'
import { withImage } from './image/with-image.tsx'
import { withMatrix } from './matrix/with-matrix.tsx'
import { withPageWays } from './page-ways/with-page-ways.ts'
import { withParts } from './parts/with-parts.tsx'
import { withPhone } from './phone/with-phone.tsx'
import { withPictureSize } from './picture-size/with-picture-size.tsx'
import { withPictures } from './pictures/with-pictures.tsx'
import { withRanking } from './ranking/with-ranking.tsx'
import { withRows } from './rows/with-rows.tsx'
import { withSection } from './section/with-section.tsx'
import { withSentBlocks } from './sent-blocks/with-sent-blocks.tsx'
import { withSignature } from './signature/with-signature.tsx'
import { withSlider } from './slider/with-slider.tsx'
import { withSteps } from './steps/with-steps.tsx'
import { withTime } from './time/with-time.ts'

// One line a folder.
const everyKind: readonly WithKind[] = [
  withCalculated, //
  withPageWays,
  withTime,
  withSteps,
  withSignature,
  withCustom,
  withCurrency,
  withCountry,
  withPhone,
  withRanking,
  withMatrix,
  withImage,
  withSlider,
  withCombobox,
  withAdvice,
  withParts,
  withPictures,
  withSentBlocks,
  withSection,
  withRows,
  withPictureSize,
]

/** Adds to the parts of rare fields every kind that has a folder here: for what draws any form, and loads nothing. */
export const withEveryKind: WithKind = (parts, form) => everyKind.reduce((all, withKind) => withKind(all, form), parts)
