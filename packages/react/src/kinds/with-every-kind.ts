import type { WithKind } from '../form/form-context.ts'
import { withKind as withAdvice } from './advice/with-advice.tsx'
import { withKind as withCalculated } from './calculated/with-calculated.tsx'
import { withKind as withCombobox } from './combobox/with-combobox.tsx'
import { withKind as withCountry } from './country/with-country.tsx'
import { withKind as withCurrency } from './currency/with-currency.tsx'
import { withKind as withCustom } from './custom/with-custom.tsx'
import { withKind as withImage } from './image/with-image.tsx'
import { withKind as withMatrix } from './matrix/with-matrix.tsx'
import { withKind as withPageWays } from './page-ways/with-page-ways.ts'
import { withKind as withParts } from './parts/with-parts.tsx'
import { withKind as withPhone } from './phone/with-phone.tsx'
import { withKind as withPictureSize } from './picture-size/with-picture-size.tsx'
import { withKind as withPictures } from './pictures/with-pictures.tsx'
import { withKind as withRanking } from './ranking/with-ranking.tsx'
import { withKind as withRows } from './rows/with-rows.tsx'
import { withKind as withSection } from './section/with-section.tsx'
import { withKind as withSentActs } from './sent-acts/with-sent-acts.tsx'
import { withKind as withSentBlocks } from './sent-blocks/with-sent-blocks.tsx'
import { withKind as withSignature } from './signature/with-signature.tsx'
import { withKind as withSlider } from './slider/with-slider.tsx'
import { withKind as withSteps } from './steps/with-steps.tsx'
import { withKind as withTime } from './time/with-time.ts'

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
  withSentActs,
  withSection,
  withRows,
  withPictureSize,
]

/** Adds to the parts of rare fields every kind that has a folder here: for what draws any form, and loads nothing. */
export const withEveryKind: WithKind = (parts, form) => everyKind.reduce((all, withKind) => withKind(all, form), parts)
