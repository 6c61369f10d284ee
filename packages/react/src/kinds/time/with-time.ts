import { compileTimes, formatMoment, withTimeIssues } from '@letterslot/core/times'
import { boundsOf } from '../../form/bounds-of.ts'
import type { WithKind } from '../../form/form-context.ts'

/** Chromium takes six digits for a year without it: whoever types on would write the hour into the year. */
const lastMoment = '9999-12-31T23:59'

/**
 * The kinds `time` and `datetime`: the platform's own control, which posts them without scripts too, their rules, what is said
 * of them, and a moment in words.
 */
export const withKind: WithKind = (parts) => ({
  ...parts,
  inputProps: (field) => {
    const { kind } = field
    if (kind !== 'time' && kind !== 'datetime') return parts.inputProps(field)
    const { min, max } = boundsOf(field)
    if (kind === 'time') return { type: 'time', min, max }
    return { type: 'datetime-local', min, max: max ?? lastMoment }
  },
  compileRareRule: (rule, field, options) => parts.compileRareRule(rule, field, options) ?? compileTimes(rule, field),
  withRareIssues: (form, own) => withTimeIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'datetime' ? formatMoment(value, locale) : parts.sayAnswer(field, value, locale),
})
