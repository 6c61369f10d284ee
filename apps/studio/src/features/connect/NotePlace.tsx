import { type Form, noteParameter } from '@letterslot/core'
import { spreadSections } from '@letterslot/core/logic'
import { useId } from 'react'
import type { AccountKind } from '../../domain/connections/account-ids.ts'
import { setDelivery } from '../../domain/document/commands/delivery.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { ownParameters } from '../../domain/mail/own-parameters.ts'
import { connectText } from '../../domain/texts/connect.ts'
import { Chip } from '../../ui/Pill.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import styles from './ConnectStep.module.css'

const { note: text } = connectText

/** Under *More*: where a message that comes late, or perhaps twice, says so. */
export function NotePlace({ kind }: { readonly kind: AccountKind }) {
  const form = useDocument((document) => document.form)
  const dispatch = useDispatch()
  const printedId = useId()
  const byItself = defaultNote(form)
  const chosen = noteParameter(spreadSections(form)) ?? ''
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
        {ownParameters(form).map(([name, use]) => (
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

/** A parameter at whose end a late or repeated message can say so. */
export interface NoteChoice {
  readonly name: string
  /** The field whose words it carries. */
  readonly label: string
}

/** The choices for the note of a form: its texts, by each name that they are sent under. */
export function noteChoices(form: Form): readonly NoteChoice[] {
  const texts = allFields(form).filter(({ kind }) => kind === 'text' || kind === 'textarea')
  const labels = new Map(texts.map(({ id, label, name }) => [String(id), label || name]))
  const mapped = Object.entries(form.delivery?.map ?? {}).flatMap(([name, id]) => {
    const label = labels.get(id)
    return label === undefined ? [] : [{ name, label }]
  })
  return [...texts.map(({ name, label }) => ({ name, label: label || name })), ...mapped]
}

/** The default parameter of the note; empty is none. */
export function defaultNote({ pages, delivery }: Form): string {
  if (!delivery) return ''
  const { noteIn: _, ...rest } = delivery
  return noteParameter(spreadSections({ pages, delivery: rest })) ?? ''
}
