import type { Field } from '@letterslot/core'
import { endsOf, maxScaleSteps, maxStars, minStars } from '@letterslot/core/steps'
import { stepsText } from '../../domain/texts/inspector.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { faultAt, useFieldFaults } from './field-faults.ts'
import { textOrNone, useFieldEdit } from './use-field-edit.ts'

/** The first steps that are offered for a scale. */
const firstSteps = [0, 1, -1, -2, -3, -4, -5]

/** The steps of a rating or a scale, the unit of a slider, and the words at both ends. */
export function StepsFields({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const faults = useFieldFaults(field.id)
  const [from, to] = endsOf(field)
  const isRating = field.kind === 'rating'
  const least = isRating ? minStars : from + 1
  const most = isRating ? maxStars : from + maxScaleSteps - 1
  return (
    <>
      {field.kind === 'scale' && (
        <SelectField<string>
          label={stepsText.from}
          value={String(from)}
          choices={numberChoices([...new Set([...firstSteps, from])])}
          onChange={(value) => {
            const first = Number(value)
            edit({ from: first, to: Math.min(Math.max(to, first + 1), first + maxScaleSteps - 1) })
          }}
        />
      )}
      {field.kind !== 'slider' && (
        <SelectField<string>
          label={isRating ? stepsText.stars : stepsText.to}
          value={String(to)}
          problem={faultAt(faults, 'to')}
          choices={numberChoices([...new Set([...numbersFrom(least, most), to])])}
          onChange={(value) => edit({ to: Number(value) })}
        />
      )}
      {field.kind === 'slider' && (
        <TextField
          label={stepsText.unit}
          value={field.unit ?? ''}
          problem={faultAt(faults, 'unit')}
          autoComplete="off"
          onChange={(unit) => edit({ unit: textOrNone(unit) })}
        />
      )}
      {(['fromLabel', 'toLabel'] as const).map((key) => (
        <TextField
          key={key}
          label={stepsText[key]}
          value={field[key] ?? ''}
          autoComplete="off"
          onChange={(words) => edit({ [key]: textOrNone(words) })}
        />
      ))}
    </>
  )
}

function numbersFrom(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, index) => least + index)
}

function numberChoices(numbers: readonly number[]): readonly { readonly value: string; readonly label: string }[] {
  return numbers.map((number) => ({ value: String(number), label: String(number) }))
}
