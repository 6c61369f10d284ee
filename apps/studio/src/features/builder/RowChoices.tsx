import type { Field, RowField } from '@letterslot/core'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { rowsText } from '../../domain/texts/rows.ts'
import { OptionsList } from './OptionsEditor.tsx'
import { useOptionsEditOf } from './use-options-edit.ts'
import { usersOfOption } from './users-of.ts'

export interface RowChoicesProps {
  readonly group: Field
  readonly question: RowField
  /** From 1. */
  readonly position: number
  readonly problemAt: (index: number) => string | undefined
  readonly onChange: (question: RowField) => void
}

/** The choices of a question of a group, edited as those of a field are. */
export function RowChoices({ group, question, position, problemAt, onChange }: RowChoicesProps) {
  const session = useDocumentSession()
  const { options = [] } = question
  const named = { id: group.id, name: `${group.name}.${question.name}` }
  const edit = useOptionsEditOf({
    options,
    of: 'options',
    onChange: (next) => onChange({ ...question, options: next }),
    usersOf: (value) => usersOfOption(session.store.getState().document.form, named, value),
  })
  return (
    <OptionsList
      title={rowsText.choices(position)}
      options={options}
      of="options"
      edit={edit}
      problemAt={problemAt}
      takesPrices
    />
  )
}
