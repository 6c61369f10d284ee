// What comes after the first script of <letterslot-form> in two files: sending and all that follows Send, the parts of rare fields, and
// the doctor.

import { css } from 'virtual:element-rest-css'
import { openDoctors } from '../src/doctor/open-doctor.ts'
import { findElementClass } from '../src/element-class.ts'
import { createElementValidity } from '../src/element-validity.ts'
import { addLook } from './add-look.ts'
import { addRareStyle } from './add-rare-style.ts'
import { addStyle } from './add-to-element.ts'
import { rareFields } from './rare-fields.ts'
import { submissionUi } from './submission-parts.ts'

const Element = findElementClass()
if (Element?.later && !Element.later.rest) {
  addStyle(Element, css)
  addRareStyle(Element)
  addLook(Element)
  Element.later.createValidity = createElementValidity
  Element.later.rest = {
    submissionUi,
    rareParts: rareFields,
  }
  if (location.search.includes('letterslot-doctor')) openDoctors()
}
