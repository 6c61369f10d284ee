import { Link } from '@tanstack/react-router'
import { Check, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { libraryText } from '../../catalogue/forms.ts'
import { timeAgo } from '../../catalogue/moment.ts'
import { shellText } from '../../catalogue/shell.ts'
import type { StoredForm } from '../../storage/stored-form.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { Pill } from '../../ui/Pill.tsx'
import styles from './FormCard.module.css'
import { Miniature } from './Miniature.tsx'
import type { FormActions } from './use-form-actions.tsx'

export interface FormCardProps {
  readonly stored: StoredForm
  readonly actions: FormActions
}

/** One form: what it looks like, what it is called, and what state it is in. */
export function FormCard({ stored, actions }: FormCardProps) {
  const { id, document, deletedAt } = stored
  const title = document.form.title || shellText.untitled
  return (
    <article className={styles['card']}>
      <Miniature form={document.form} />
      <div className={styles['meta']}>
        <h2 className={styles['title']}>
          {deletedAt === undefined ? (
            <Link to="/forms/$formId/build" params={{ formId: id }} className={styles['link']}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <div className={styles['foot']}>
          <State stored={stored} />
          <span>{describe(stored, Date.now())}</span>
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

function State({ stored: { deletedAt, published } }: Pick<FormCardProps, 'stored'>) {
  if (deletedAt !== undefined) return <Pill icon={Trash2}>{libraryText.inBin}</Pill>
  if (published === undefined) return <Pill icon={Pencil}>{libraryText.draft}</Pill>
  return (
    <Pill tone="ok" icon={Check}>
      {libraryText.published}
    </Pill>
  )
}

function describe({ deletedAt, published, revision, updatedAt }: StoredForm, nowMs: number): string {
  if (deletedAt !== undefined) return libraryText.deleted(timeAgo(deletedAt, nowMs))
  if (published === undefined) return libraryText.edited(timeAgo(updatedAt, nowMs))
  const when = timeAgo(updatedAt, nowMs)
  return revision > published.revision
    ? libraryText.changed(when)
    : libraryText.revision(published.revision, timeAgo(published.at, nowMs))
}
