import type { Condition, Field, Form } from '@letterslot/core'
import type { ConditionTrace } from '@letterslot/core/logic'
import { createFormHandle, FormView } from '@letterslot/react'
import { FlaskConical } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useBuilderStore } from './builder-state.ts'
import styles from './TriedAnswers.module.css'
import { type Asking, decidingFields, describeTried, triedValues } from './tried-answers.ts'

export interface TriedAnswersProps {
  readonly field: Field
  readonly trace: ConditionTrace
  /** The condition of the section that it stands in. */
  readonly around: Condition | undefined
}

/** The outcome of a field's conditions with the answers that are tried, and the place to try others. */
export function TriedAnswers({ field, trace, around }: TriedAnswersProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label={logicText.tried.title} className={styles['card']}>
      <p role="status" className={styles['said']}>
        <Icon icon={FlaskConical} />
        <span>
          <b>{logicText.tried.title}:</b> {describeTried(field, trace, around).join(' ')}
        </span>
      </p>
      <details className={styles['details']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={styles['summary']}>{logicText.tried.change}</summary>
        {isOpen && (
          <AnswersForm
            key={`${field.id} ${trace.size}`}
            conditions={[around ?? [], field.visibleWhen ?? [], field.requiredWhen ?? []].flat()}
          />
        )}
      </details>
    </section>
  )
}

/** The fields that are asked, as visitors get them; what is written in them is tried at once. */
export function AnswersForm({ conditions }: { readonly conditions: readonly Asking[] }) {
  const builder = useBuilderStore()
  const form = useDocument((document) => document.form)
  const fields = decidingFields(form, conditions)
  const drawn = JSON.stringify(fields)
  // biome-ignore lint/correctness/useExhaustiveDependencies: made anew where one of its fields is another, and nowhere else.
  const handle = useMemo(() => {
    const defaultValues = triedValues(form, builder.getState().tried)
    return createFormHandle(askingForm(form, fields), { options: { mode: 'edit', defaultValues } })
  }, [drawn, form.locale, builder])
  return (
    <div
      className={styles['form']}
      onInput={() => builder.setState(({ tried }) => ({ tried: { ...tried, ...handle.store.values() } }))}
    >
      <FormView key={drawn} handle={handle} editing idPrefix="tried-" size="sm" />
    </div>
  )
}

/** A form of some fields that takes any answer. */
function askingForm({ format, version, id, locale, pages: [page] }: Form, fields: readonly Field[]): Form {
  const plain = fields.map(({ visibleWhen, requiredWhen, width, ...field }) => ({ ...field, rules: [] }))
  return {
    format,
    version,
    id,
    locale,
    title: logicText.tried.title,
    pages: page ? [{ id: page.id, fields: plain }] : [],
  }
}
