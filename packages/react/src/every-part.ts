import { speaksEnglish } from '@letterslot/core'
import { evaluate } from '@letterslot/core/form-code'
import { DeliveryFields, sendFormAddress } from './DeliveryFields.tsx'
import { everyControl } from './fields/controls.tsx'
import type { FormParts } from './form/form-context.ts'
import { lookProps } from './form/look-props.ts'
import { LookOnDemand } from './LookOnDemand.tsx'
import { loadChosenFiles, loadLanguage, loadRareParts, loadSubmissionUi } from './on-demand.ts'
import { usesRareParts } from './rare/uses-rare-parts.ts'

/** The parts of every form: what not every form needs at once is fetched on demand. */
export const everyPart: FormParts = {
  evaluate,
  controls: everyControl,
  withoutScripts: { address: sendFormAddress, Fields: DeliveryFields },
  submissionUi: loadSubmissionUi,
  chosenFiles: loadChosenFiles,
  look: { props: lookProps, Pictures: LookOnDemand },
  rareParts(form, given) {
    const rare = usesRareParts(form) && !given?.FieldExtra ? loadRareParts(form) : undefined
    return given?.language || speaksEnglish(form) ? rare : loadLanguage(form, rare)
  },
}
