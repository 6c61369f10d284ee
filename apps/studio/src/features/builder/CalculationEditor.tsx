import type { Field } from '@letterslot/core'
import { useRef } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { calculationText } from '../../domain/texts/calculation.ts'
import { Button } from '../../ui/Button.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useBuilderState } from './builder-state.ts'
import { calculationFault, offeredTerms, triedResult } from './calculation-edit.ts'
import { calculationSources } from './calculation-sources.ts'
import { faultAt, useFieldFaults } from './field-faults.ts'
import styles from './Inspector.module.css'
import { NumberFormatFields } from './NumberFormatFields.tsx'
import { AnswersForm } from './TriedAnswers.tsx'
import { useFieldEdit } from './use-field-edit.ts'

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
