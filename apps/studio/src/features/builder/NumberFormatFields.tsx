import type { Field } from '@letterslot/core'
import { useDocument } from '../../domain/document/use-document.ts'
import { calculationText } from '../../domain/texts/calculation.ts'
import { NumberField, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { parseNumberBound } from './bound-text.ts'
import { firstFault } from './field-faults.ts'
import styles from './Inspector.module.css'
import { textOrNone, useFieldEdit } from './use-field-edit.ts'

const examples = { currency: 'EUR', unit: 'km', decimals: '2' } as const

/** The way that a calculated value is written: its currency or unit, and its decimals. What it could not have is refused here. */
export function NumberFormatFields({ field }: { readonly field: Field }) {
  return (
    <div className={styles['columns']}>
      <FormatField field={field} part="currency" />
      <FormatField field={field} part="unit" />
      <DecimalsField field={field} />
    </div>
  )
}

interface FormatFieldProps {
  readonly field: Field
  readonly part: 'currency' | 'unit'
}

function FormatField({ field, part }: FormatFieldProps) {
  const edit = useFieldEdit(field)
  const form = useDocument((document) => document.form)
  const { text, problem, onChange } = useDraftText(field[part] ?? '', (typed) => {
    const stored = part === 'currency' ? typed.trim().toUpperCase() : typed
    const reason = stored === '' ? undefined : firstFault(form, { ...field, [part]: stored }, part)
    return reason === undefined
      ? { ok: true, stored, commit: () => edit({ [part]: textOrNone(stored) }) }
      : { ok: false, problem: reason }
  })
  return (
    <TextField
      isLabelQuiet
      label={calculationText[part]}
      placeholder={examples[part]}
      value={text}
      problem={problem}
      autoComplete="off"
      onChange={onChange}
    />
  )
}

function DecimalsField({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const form = useDocument((document) => document.form)
  const { text, problem, onChange } = useDraftText(String(field.decimals ?? ''), (typed) => {
    const reading = parseNumberBound(typed)
    if (!reading.ok) return reading
    const { value: decimals } = reading
    const reason = decimals === undefined ? undefined : firstFault(form, { ...field, decimals }, 'decimals')
    return reason === undefined
      ? { ok: true, stored: String(decimals ?? ''), commit: () => edit({ decimals }) }
      : { ok: false, problem: reason }
  })
  return (
    <NumberField
      isLabelQuiet
      label={calculationText.decimals}
      placeholder={examples.decimals}
      value={text}
      problem={problem}
      onChange={onChange}
    />
  )
}
