import type { Field, RowField } from '@letterslot/core'
import { type ReactNode, useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { rowsText } from '../../domain/texts/rows.ts'
import { AutocompleteField } from './AutocompleteField.tsx'
import { takesAutocomplete, takesPlaceholder } from './changed-kind.ts'
import styles from './Inspector.module.css'
import { PlaceholderField } from './PlaceholderField.tsx'
import { RulesList } from './RulesList.tsx'
import { questionAsField } from './row-questions.ts'
import { rulesToAdd } from './rule-info.ts'
import { triesAlone } from './try-rule.ts'
import { QuestionContext } from './use-rules-edit.ts'

export interface RowRulesProps {
  readonly group: Field
  readonly question: RowField
  /** From 1. */
  readonly position: number
  readonly onChange: (question: RowField) => void
}

/** The rules of a question of a group, edited as those of a field are, and what its control says; closed until they are asked for. */
export function RowRules(props: RowRulesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const title = rowsText.rules(props.position)
  return (
    <details className={styles['more']} open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && (
        <fieldset className={styles['fieldset']} aria-label={title}>
          <RuleSettings {...props} />
        </fieldset>
      )}
    </details>
  )
}

function RuleSettings({ group, question, position, onChange }: RowRulesProps): ReactNode {
  const form = useDocument((document) => document.form)
  const field = questionAsField(group, question)
  const change = (key: 'placeholder' | 'autocomplete', text: string | undefined): void => {
    const { [key]: _before, ...others } = question
    onChange(text === undefined ? others : { ...others, [key]: text })
  }
  return (
    <>
      <QuestionContext value={{ group, at: position - 1 }}>
        {/* No question of a row is asked beside another one. */}
        <RulesList
          field={field}
          faults={[]}
          toAdd={rulesToAdd(field, form).filter((kind) => triesAlone({ kind }))}
          isAnyFine={question.unique !== true}
        />
      </QuestionContext>
      {takesPlaceholder(question.kind) && (
        <PlaceholderField value={question.placeholder} onChange={(placeholder) => change('placeholder', placeholder)} />
      )}
      {takesAutocomplete(question.kind) && (
        <AutocompleteField
          value={question.autocomplete}
          onChange={(autocomplete) => change('autocomplete', autocomplete)}
        />
      )}
    </>
  )
}
