import type { Field, Option } from '@letterslot/core'
import { countriesByName } from '@letterslot/core/country'
import { rowEntry } from '@letterslot/core/matrix'
import { language } from '../../ui/language.ts'

/** The answers among which a field lets its visitors choose: its own options, or those that its kind has; undefined where they write. */
export function answerOptions(field: Pick<Field, 'kind' | 'options' | 'rows'>): readonly Option[] | undefined {
  const { kind, options = [], rows = [] } = field
  if (kind === 'matrix')
    return rows.flatMap((row) =>
      options.map((option) => ({ value: rowEntry(row, option), label: `${row.label}: ${option.label}` })),
    )
  return kind === 'country'
    ? countriesByName(language).map(({ code, name }) => ({ value: code, label: name }))
    : field.options
}
