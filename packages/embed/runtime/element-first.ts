// The first script of <letterslot-form> in two files: it draws a form, checks what is written in it, and fetches the rest from beside it
// once somebody turns to a form. The names are written out, as in the script of one file.

import { css } from 'virtual:element-first-css'
import { rest as file } from 'virtual:element-rest'
import { evaluate } from '@letterslot/core/form-code'
import { everyControl, FormView } from '@letterslot/react/parts'
import type { LaterParts } from '../src/element-class.ts'
import { defineLetterslotForm, type ElementKit } from '../src/letterslot-form.ts'
import { createLoader } from '../src/load-beside.ts'
import { createRest, partsBeforeRest } from '../src/rest-of-element.ts'
import { tellMissing } from '../src/tell-missing.ts'
import { render } from './draw.ts'
import { jsx, useEffect, useMemo, useRef, useSyncExternalStore } from './react-with-parts.ts'
import { there } from './there.ts'

/** It inherits nothing: what is in it was put there by a script of ours. */
const partsToCome: LaterParts = Object.create(null)
const before = partsBeforeRest(evaluate)
const rest = createRest(createLoader(file, import.meta.url), partsToCome, before, () => tellMissing(file.name))

const kitOfTwoFiles: ElementKit = {
  css,
  jsx,
  hooks: { useEffect, useMemo, useRef, useSyncExternalStore },
  draw(props, into) {
    render(props ? jsx(FormView, props) : null, into)
    if (props) rest.follow(into, props.handle)
  },
  parts: {
    controls: everyControl,
    evaluate,
    submissionUi: rest.submissionUi,
    chosenFiles: async () => ({ ChosenFiles: there(partsToCome.ChosenFiles) }),
    patterns: async () => ({ compilePatternMatcher: there(partsToCome.compilePatternMatcher) }),
    get look() {
      return partsToCome.look
    },
  },
  rareParts: before,
  later: partsToCome,
}

// The rest opens the doctor, where the address asks for it.
defineLetterslotForm(kitOfTwoFiles, () => void rest.load().catch(() => undefined))
