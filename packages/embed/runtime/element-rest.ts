// What comes after the first script of <letterslot-form> in two files: sending and all that follows Send, the parts of rare fields, and
// the doctor. The names are written out, as in the script of one file.

import { css } from 'virtual:element-rest-css'
import {
  compileRareRule,
  drawWords,
  evaluateLogic,
  FieldExtra,
  fillWords,
  inputProps,
  sayAnswer,
  withRareIssues,
} from '@letterslot/react/rare-fields'
import {
  AddressHint,
  createChecks,
  createFormDelivery,
  currentAnswers,
  FieldIssues,
  PendingMessages,
  Problems,
  SendWords,
  StillSending,
  SubmissionOutcome,
} from '@letterslot/react/submission-ui'
import { openDoctors } from '../src/doctor/open-doctor.ts'
import { findElementClass } from '../src/element-class.ts'
import { addLook } from './add-look.ts'
import { addStyle } from './add-to-element.ts'

const Element = findElementClass()
if (Element?.later && !Element.later.rest) {
  addStyle(Element, css)
  addLook(Element)
  Element.later.rest = {
    submissionUi: {
      AddressHint,
      createChecks,
      createFormDelivery,
      currentAnswers,
      FieldIssues,
      PendingMessages,
      Problems,
      SendWords,
      StillSending,
      SubmissionOutcome,
    },
    rareParts: {
      compileRareRule,
      drawWords,
      evaluateLogic,
      FieldExtra,
      fillWords,
      inputProps,
      sayAnswer,
      withRareIssues,
    },
  }
  if (location.search.includes('letterslot-doctor')) openDoctors()
}
