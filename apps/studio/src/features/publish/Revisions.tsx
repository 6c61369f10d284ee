import { useState } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { useFormStanding, useStoredForm } from '../../domain/document/use-form-state.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { formStateText, takenWord } from '../../domain/texts/form-state.ts'
import { revisionsText } from '../../domain/texts/revisions.ts'
import { timeAgo } from '../../domain/texts/times.ts'
import { historyOf } from '../../model/form-history.ts'
import type { FormStanding, Revision } from '../../model/publication-state.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ChangeList, RevisionDialog } from './RevisionDialog.tsx'
import styles from './Side.module.css'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'

/** The number of revisions that are listed before *Show all*. */
const shownRevisions = 4

/** The form's state, and each revision that went out: to look at, to compare with now, to put back. */
export function Revisions() {
  const document = useDocument((whole) => whole)
  const standing = useFormStanding()
  const revisions = useRevisions()
  const [opened, setOpened] = useState<Revision & { readonly document: StudioDocument }>()
  const [isWhole, setWhole] = useState(false)
  if (!standing) return null
  const listed = isWhole ? revisions : revisions.slice(0, shownRevisions)
  return (
    <Card>
      <h2 className={styles['title']}>{revisionsText.title}</h2>
      <ol className={styles['revisions']}>
        <li data-state="draft">
          <p className={styles['revision']}>
            <b>{formStateText(standing)}</b> <span>{revisionsText.now}</span>
          </p>
          <Now standing={standing} document={document} />
        </li>
        {listed.map((revision, index) => (
          <li key={revision.revision} data-state={stateMark(revision, index)}>
            <p className={styles['revision']}>
              <b>{revisionsText.revision(revision.revision)}</b>{' '}
              <time dateTime={revision.publishedAt}>{timeAgo(revision.publishedAt, Date.now())}</time>
            </p>
            <p className={styles['about']}>
              <span>
                {revision.seenAt === undefined ? revisionsText.as(takenWord(revision.as)) : revisionsText.seen}
              </span>
              {revision.document && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={revisionsText.lookAt(revision.revision)}
                  onPress={() => revision.document && setOpened({ ...revision, document: revision.document })}
                >
                  {revisionsText.look}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ol>
      {listed.length < revisions.length && (
        <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
          {revisionsText.all(revisions.length)}
        </Button>
      )}
      <p className={styles['foot']}>{standing.status === 'draft' ? revisionsText.none : revisionsText.frozen}</p>
      {opened && <RevisionDialog revision={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}

function stateMark({ seenAt }: Revision, index: number): 'seen' | 'newest' | 'older' {
  if (seenAt !== undefined) return 'seen'
  return index === 0 ? 'newest' : 'older'
}

interface NowProps {
  readonly standing: FormStanding
  readonly document: StudioDocument
}

/** The form as it is now, beside its newest revision. */
function Now({ standing, document }: NowProps) {
  if (standing.status === 'draft') {
    const fields = document.form.pages.flatMap((page) => page.fields)
    const rules = fields.reduce((count, field) => count + field.rules.length, 0)
    return <p>{revisionsText.facts(fields.length, rules)}</p>
  }
  const { newest, since } = standing
  if (since === 'unknown') return <p>{revisionsText.notKept}</p>
  if (since === 'same' || !newest.document) return <p>{revisionsText.same(newest.revision)}</p>
  return <ChangeList before={newest.document} now={document} />
}

/** The revisions of the open form, newest first. */
function useRevisions(): readonly Revision[] {
  const stored = useStoredForm()
  const records = useRecords(useStorage().revisions) ?? []
  return stored ? historyOf(stored, records) : []
}
