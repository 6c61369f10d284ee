import { type Field, type Form, speaksEnglish } from '@letterslot/core'
import { Link } from '@tanstack/react-router'
import { Check, Download, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { miniatureLook } from '../../domain/look/miniature-look.ts'
import { formStateText, formStateTone } from '../../domain/texts/form-state.ts'
import { libraryText } from '../../domain/texts/forms.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { timeAgo } from '../../domain/texts/times.ts'
import { type FormStanding, formStanding } from '../../model/publication-state.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Pill } from '../../ui/Pill.tsx'
import styles from './FormCard.module.css'
import miniature from './FormMiniature.module.css'
import type { FormActions } from './use-form-actions.tsx'

export interface FormCardProps {
  readonly stored: StoredForm
  readonly actions: FormActions
}

/** One form: what it looks like, what it is called, and what state it is in. */
export function FormCard({ stored, actions }: FormCardProps) {
  const { id, document, deletedAt } = stored
  const title = document.form.title || shellText.untitled
  const standing = formStanding(stored.state, document)
  return (
    <article className={styles['card']}>
      <FormMiniature form={document.form} />
      <div className={styles['meta']}>
        <h2 lang={document.form.title ? document.form.locale : undefined} className={styles['title']}>
          {deletedAt === undefined ? (
            <Link to="/forms/$formId/build" params={{ formId: id }} className={styles['link']}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <div className={styles['foot']}>
          <CardState stored={stored} standing={standing} />
          <span>{describeCard(stored, standing, Date.now())}</span>
        </div>
      </div>
      <div className={styles['more']}>
        <Menu
          label={libraryText.more(title)}
          trigger={<IconButton icon={Ellipsis} label={libraryText.more(title)} size="small" />}
          entries={actions.entriesFor(stored)}
        />
      </div>
    </article>
  )
}

interface StateProps {
  readonly stored: StoredForm
  readonly standing: FormStanding
}

function CardState({ stored: { deletedAt }, standing }: StateProps) {
  if (deletedAt !== undefined) return <Pill icon={Trash2}>{libraryText.inBin}</Pill>
  const isAsWritten = standing.status === 'draft' || standing.since === 'changed'
  const icon = isAsWritten ? Pencil : standing.status === 'seen' ? Check : Download
  return (
    <Pill tone={formStateTone(standing)} icon={icon}>
      {formStateText(standing)}
    </Pill>
  )
}

function describeCard({ deletedAt, updatedAt }: StoredForm, standing: FormStanding, nowMs: number): string {
  if (deletedAt !== undefined) return libraryText.deleted(timeAgo(deletedAt, nowMs))
  if (standing.status === 'draft' || standing.since === 'changed') return libraryText.edited(timeAgo(updatedAt, nowMs))
  const { publishedAt, seenAt = publishedAt } = standing.newest
  return timeAgo(standing.status === 'seen' ? seenAt : publishedAt, nowMs)
}

/** As many fields as can be seen. */
const maxDrawnFields = 5
const shownOptions = 3

interface FormMiniatureProps {
  readonly form: Pick<Form, 'title' | 'description' | 'submitLabel' | 'pages' | 'look' | 'locale' | 'texts'>
}

/** A form at a glance. Drawn, not run: a library of a hundred forms opens as fast as one of three. */
function FormMiniature({ form }: FormMiniatureProps) {
  const fields = form.pages
    .flatMap((page) => page.fields)
    .filter(({ kind }) => kind !== 'hidden')
    .slice(0, maxDrawnFields)
  return (
    <div
      ref={(element) => {
        element?.removeAttribute('style')
        for (const [name, value] of Object.entries(miniatureLook(form.look))) element?.style.setProperty(name, value)
      }}
      className={miniature['window']}
      aria-hidden="true"
    >
      <div className={miniature['paper']}>
        <b className={miniature['title']}>{form.title}</b>
        {form.description && <p className={miniature['lead']}>{form.description}</p>}
        <div className={miniature['fields']}>
          {fields.map((field) => (
            <div key={field.id} className={miniature[field.width ?? 'full']}>
              <span className={miniature['label']}>{field.label}</span>
              <MiniatureControl field={field} />
            </div>
          ))}
        </div>
        <span className={miniature['send']}>{form.submitLabel ?? (speaksEnglish(form) ? 'Send' : '\u00a0')}</span>
      </div>
    </div>
  )
}

function MiniatureControl({ field }: { readonly field: Field }) {
  switch (field.kind) {
    case 'content':
      return <p className={miniature['text']}>{field.text}</p>
    case 'section':
    case 'image':
      return null
    case 'consent':
      return <i className={miniature['box']} />
    case 'radio':
    case 'yesNo':
    case 'checkboxes':
      return (
        <>
          {(field.options ?? []).slice(0, shownOptions).map(({ value, label }) => (
            <span key={value} className={miniature['option']}>
              <i className={field.kind === 'checkboxes' ? miniature['box'] : miniature['round']} />
              {label}
            </span>
          ))}
        </>
      )
    default:
      return (
        <span className={field.kind === 'textarea' ? miniature['area'] : miniature['line']}>
          {field.placeholder ?? ''}
        </span>
      )
  }
}
