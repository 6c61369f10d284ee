// The script of <letterslot-form>, which loads nothing. What few forms need stands in scripts of its own, put behind this one in the file of a
// form that needs them.

import { css } from 'virtual:element-css'
import { evaluate } from '@letterslot/core/form-code'
import { everyControl, FormView, LookPictures } from '@letterslot/react/parts'
import { openDoctors } from '../src/doctor/open-doctor.ts'
import type { LaterParts } from '../src/element-class.ts'
import { elementLookProps } from '../src/element-look-props.ts'
import { createElementValidity as createValidity } from '../src/element-validity.ts'
import { defineLetterslotForm, type ElementKit } from '../src/letterslot-form.ts'
import { render } from './draw.ts'
import { rareFields } from './rare-fields.ts'
import { jsx, useEffect, useMemo, useRef, useSyncExternalStore } from './react-with-parts.ts'
import { submissionUi } from './submission-parts.ts'
import { there } from './there.ts'

/** Put there by scripts behind this one, for the forms that want them. */
const later: LaterParts = { createValidity }

const kit: ElementKit = {
  css,
  jsx,
  hooks: { useEffect, useMemo, useRef, useSyncExternalStore },
  draw(props, into) {
    render(props ? jsx(FormView, props) : null, into)
  },
  parts: {
    controls: everyControl,
    evaluate,
    submissionUi: async () => submissionUi,
    chosenFiles: async () => ({ ChosenFiles: there(later.ChosenFiles) }),
    patterns: async () => ({ compilePatternMatcher: there(later.compilePatternMatcher) }),
    look: { props: elementLookProps, Pictures: LookPictures },
  },
  rareParts: rareFields,
  later,
}

defineLetterslotForm(kit, openDoctors)
