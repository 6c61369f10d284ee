import type { WithKind } from '../form/form-context.ts'
import { withAdvice } from './advice/with-advice.tsx'
import { withCalculated } from './calculated/with-calculated.ts'
import { withCombobox } from './combobox/with-combobox.ts'
import { withCountry } from './country/with-country.ts'
import { withCurrency } from './currency/with-currency.ts'
import { withCustom } from './custom/with-custom.ts'
import { withImage } from './image/with-image.ts'
import { withMatrix } from './matrix/with-matrix.ts'
import { withPageWays } from './page-ways/with-page-ways.ts'
import { withParts } from './parts/with-parts.ts'
import { withPhone } from './phone/with-phone.ts'
import { withPictureSize } from './picture-size/with-picture-size.tsx'
import { withPictures } from './pictures/with-pictures.ts'
import { withRanking } from './ranking/with-ranking.ts'
import { withRows } from './rows/with-rows.ts'
import { withSection } from './section/with-section.ts'
import { withSentBlocks } from './sent-blocks/with-sent-blocks.ts'
import { withSignature } from './signature/with-signature.ts'
import { withSlider } from './slider/with-slider.ts'
import { withSteps } from './steps/with-steps.ts'
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
