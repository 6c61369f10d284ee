// The script of <letterslot-form>. One file has from the start what others load on demand: a file of its own would cost more than
// it saves. The names are written out, because a bundler's object of a module's exports breaks where a page has extended the
// prototype of all objects.

import { css } from 'virtual:element-css'
import { evaluate, everyRule } from '@letterslot/core/form-code'
import { compilePatternMatcher } from '@letterslot/core/patterns'
import { AfterSent } from '@letterslot/react/after-sent'
import { ChosenFiles, everyControl, FormView, LookPictures, lazyPatterns } from '@letterslot/react/parts'
import {
  compileRareRule,
  drawWords,
  evaluateLogic,
  FieldExtra,
  inputProps,
  sayAnswer,
  withRareIssues,
} from '@letterslot/react/rare-fields'
import {
  AddressHint,
  createFormDelivery,
  currentAnswers,
  ErrorSummary,
  PendingMessages,
  StillSending,
  SubmissionOutcome,
} from '@letterslot/react/submission-ui'
import { render } from 'preact'
import { elementLookProps } from '../src/element-look-props.ts'
import { ElementPageButtons, ElementPages } from '../src/element-pages.tsx'
import { defineLetterslotForm } from '../src/letterslot-form.ts'
import { setProperty } from './on-foreign-pages.ts'
import { jsx, useEffect, useMemo, useRef, useSyncExternalStore } from './react-with-parts.ts'

const submissionUi = {
  AddressHint,
  createFormDelivery,
  currentAnswers,
  ErrorSummary,
  PendingMessages,
  SubmissionOutcome,
  StillSending,
}
const rareParts = {
  ...{ compileRareRule, drawWords, evaluateLogic, FieldExtra, inputProps, sayAnswer, withRareIssues },
  ...{ AfterSent, Pages: ElementPages, PageButtons: ElementPageButtons },
}

defineLetterslotForm({
  css,
  jsx,
  hooks: { useEffect, useMemo, useRef, useSyncExternalStore },
  draw(props, into) {
    setProperty(into, 'is')
    render(props ? jsx(FormView, props) : null, into)
  },
  parts: {
    controls: everyControl,
    rules: everyRule,
    evaluate,
    submissionUi: async () => submissionUi,
    chosenFiles: async () => ({ ChosenFiles }),
    patterns: lazyPatterns(async () => ({ compilePatternMatcher })),
    look: { props: elementLookProps, Pictures: LookPictures },
  },
  rareParts,
})
