import { type Field, type Form, formatCalculated, type Values } from '@letterslot/core'
import { compileCalculation, withCalculated } from '@letterslot/core/calculation'
import { explainCalculation } from '@letterslot/core/document'
import { useRef } from 'react'
import { allFields } from '../../domain/document/find-field.ts'
import { useDocument } from '../../domain/document/use-document.ts'
import { calculationText } from '../../domain/texts/calculation.ts'
import { formFaultText } from '../../domain/texts/form-faults.ts'
import { Button } from '../../ui/Button.tsx'
import { NumberField, TextArea, TextField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import { parseNumberBound } from './bound-text.ts'
import { useBuilderState } from './builder-state.ts'
import { calculationSources } from './calculation-sources.ts'
import { faultAt, firstFault, useFieldFaults } from './field-faults.ts'
import styles from './Inspector.module.css'
import { AnswersForm } from './TriedAnswers.tsx'
import { triedValues } from './tried-answers.ts'
import { textOrNone, useFieldEdit } from './use-field-edit.ts'

/** The calculation of a field: its text, the parts that the form offers for it, its result, and the way that is written. */
export function CalculationEditor({ field }: { readonly field: Field }) {
  const edit = useFieldEdit(field)
  const form = useDocument((document) => document.form)
  const tried = useBuilderState((state) => state.tried)
  const faults = useFieldFaults(field.id)
  const area = useRef<HTMLTextAreaElement>(null)
  const { calculate = '' } = field
  const problem = calculationFault(form, field) ?? faultAt(faults, 'calculate')
  const terms = offeredTerms(form, field)
  const sources = calculationSources(form, field)
  const result = triedResult(form, field, tried)
  const insert = (term: string): void => {
    const { selectionStart: start, selectionEnd: end } = area.current ?? { selectionStart: 0, selectionEnd: 0 }
    edit({ calculate: calculate.slice(0, start) + term + calculate.slice(end) })
    // Once the text has the term.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(start + term.length, start + term.length)
    })
  }
  return (
    <>
      <TextArea
        label={calculationText.calculation}
        rows={2}
        isMono
        help={calculationText.help}
        problem={problem}
        inputRef={area}
        autoComplete="off"
        spellCheck="false"
        value={calculate}
        onChange={(text) => edit({ calculate: text })}
      />
      {terms.length > 0 && (
        <fieldset className={styles['fieldset']}>
          <legend className={styles['caption']}>{calculationText.insert}</legend>
          <div className={styles['terms']}>
            {terms.map((term) => (
              <Button key={term} size="small" onPress={() => insert(term)}>
                {term}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
      {problem === undefined && (
        <section aria-label={calculationText.tried} className={styles['group']}>
          <p role="status" className={styles['note']}>
            <b>{calculationText.tried}:</b> {result ?? calculationText.noResult}
          </p>
          {sources.length > 0 && <AnswersForm key={field.id} conditions={sources.map((id) => ({ field: id }))} />}
        </section>
      )}
      <NumberFormatFields field={field} />
    </>
  )
}

/** The parts that a field's calculation can take from the other fields, as they are written in it. */
export function offeredTerms(form: Form, { id: own }: Pick<Field, 'id'>): readonly string[] {
  return allFields(form).flatMap((field) => {
    const { id, name, kind, options = [] } = field
    if (id === own) return []
    if (kind === 'rows') return rowTerms(field)
    if (options.some(({ price }) => price !== undefined)) return [`price(${name})`]
    const isNumber = compileCalculation(name, () => field).ok
    return isNumber ? [name] : kind === 'checkboxes' || kind === 'file' ? [`count(${name})`] : []
  })
}

/** The parts over the rows of a group: their number, each number and price added up, and prices by how many. */
function rowTerms({ name: group, fields = [] }: Field): readonly string[] {
  const priced = fields.filter(({ options = [] }) => options.some(({ price }) => price !== undefined))
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const prices = priced.map(({ name }) => `price(${group}.${name})`)
  const [first] = prices
  const byNumber = numbers.map(({ name }) => `${group}.${name}`)
  const [price, quantity] = first === undefined ? byNumber : [first, ...byNumber]
  return [
    ...(price !== undefined && quantity !== undefined ? [`sum(${price} * ${quantity})`] : []),
    ...[...prices, ...byNumber].map((one) => `sum(${one})`),
    `count(${group})`,
  ]
}

/** The fault of a calculation, at once and in the maker's language; undefined where it has none. */
export function calculationFault(form: Form, { calculate = '' }: Field): string | undefined {
  const byName = new Map(allFields(form).map((one) => [one.name, one]))
  const compiled = compileCalculation(calculate, (name) => byName.get(name))
  if (compiled.ok) return undefined
  return formFaultText.say(explainCalculation(compiled.error))
}

/** The result of a calculation with the answers that are tried, as visitors read it; undefined where it has none. */
export function triedResult(form: Form, field: Field, tried: Values): string | undefined {
  const text = withCalculated(form, triedValues(form, tried))[field.id]
  return typeof text === 'string' && text !== '' ? formatCalculated(field, text, form.locale) : undefined
}

const examples = { currency: 'EUR', unit: 'km', decimals: '2' } as const

/** The way that a calculated value is written: its currency or unit, and its decimals. What it could not have is refused here. */
function NumberFormatFields({ field }: { readonly field: Field }) {
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
