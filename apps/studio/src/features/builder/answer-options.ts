import type { Field, Option } from '@letterslot/core'
import { countriesByName } from '@letterslot/core/country'
import { language } from '../../ui/language.ts'

/** The answers among which a field lets its visitors choose: its own options, or those that its kind has; undefined where they write. */
export function answerOptions({ kind, options }: Pick<Field, 'kind' | 'options'>): readonly Option[] | undefined {
  return kind === 'country'
    ? countriesByName(language).map(({ code, name }) => ({ value: code, label: name }))
    : options
}
