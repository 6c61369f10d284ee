import { compileForm } from '../../packages/core/src/rules/compile.ts'
import { compilePatternMatcher } from '../../packages/core/src/rules/pattern-matcher.ts'
import { compileRareRule } from '../../packages/core/src/rules/rare.ts'
import { form } from './documents.ts'
import type { Prepared } from './measure.ts'

export const fields = form.pages.flatMap((page) => page.fields)
export const compiled = compileForm(form, { compilePatternMatcher, compileRareRule })
export const valuesWith = (text: string) =>
  Object.fromEntries(
    fields.map(({ id, kind }) => [
      id,
      kind === 'checkboxes' ? [text, text] : kind === 'file' ? [{ name: text, type: text, size: 1 }] : text,
    ]),
  )
export const withValues = (read: (values: ReturnType<typeof valuesWith>) => unknown): Prepared => ({
  places: 64,
  prepare: (text) => {
    const values = valuesWith(text)
    return () => read(values)
  },
})

export const ofRules = 'through compileForm'
export const ofDocuments = 'through parseForm'

/** Packages/core: its functions, and how a text gets into each. */
export const ofCalculations = 'through compileCalculation'
export const ofLogicFaults = 'through findLogicFaults'
