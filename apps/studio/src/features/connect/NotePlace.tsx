import { noteParameter } from '@letterslot/core'
import { useId } from 'react'
import type { AccountKind } from '../../domain/connections/account-ids.ts'
import { setDelivery } from '../../domain/document/commands/delivery.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { connectText } from '../../domain/texts/connect.ts'
import { ownParameterText } from '../../domain/texts/email-layout.ts'
import { Chip } from '../../ui/Pill.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './ConnectStep.module.css'
import { defaultNote, noteChoices } from './note-choices.ts'

const { note: text } = connectText

/** Under *More*: where a message that comes late, or perhaps twice, says so. */
export function NotePlace({ kind }: { readonly kind: AccountKind }) {
  const form = useDocument((document) => document.form)
  const dispatch = useDispatch()
  const printedId = useId()
  const byItself = defaultNote(form)
  const chosen = noteParameter(form) ?? ''
  const choices = noteChoices(form)
  const isGone = chosen !== '' && choices.every(({ name }) => name !== chosen)
  const labelled = [
    ...choices.map(({ name, label }) => ({ value: name, label: text.parameter(label, name) })),
    ...(isGone ? [{ value: chosen, label: text.parameter(text.noField, chosen) }] : []),
    { value: '', label: text.nowhere[kind] },
  ]
  return (
    <div className={styles['notePlace']}>
      <SelectField
        label={text.label}
        help={text.help[kind]}
        problem={isGone ? text.gone(chosen) : undefined}
        value={chosen}
        choices={labelled.map(({ value, label }) => ({
          value,
          label: value === byItself ? text.byDefault(label) : label,
        }))}
        onChange={(name) => dispatch(setDelivery({ noteIn: name === byItself ? undefined : name }))}
      />
      <p id={printedId} className={styles['printedTitle']}>
        {text.printed}
      </p>
      <dl aria-labelledby={printedId} className={styles['printed']}>
        {Object.entries(ownParameterText).map(([name, use]) => (
          <div key={name}>
            <dt>
              <Chip>{`{{${name}}}`}</Chip>
            </dt>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
