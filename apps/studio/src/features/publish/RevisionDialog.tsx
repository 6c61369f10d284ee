import type { Form } from '@letterslot/core'
import { FormView, useForm } from '@letterslot/react'
import { useDispatch, useDocument, useDocumentSession } from '../../domain/document/use-document.ts'
import awaited from '../../domain/languages/AwaitedWords.module.css'
import { useAwaitedWords } from '../../domain/languages/use-awaited-words.ts'
import { revisionsText } from '../../domain/texts/revisions.ts'
import type { Revision } from '../../model/publication-state.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Side.module.css'
import '@letterslot/react/form.css'
import '@letterslot/react/kinds.css'
import { Undo2 } from 'lucide-react'
import { restoreRevision } from '../../domain/document/commands/form.ts'
import { useUndoToast } from '../../domain/document/use-undo-toast.ts'
import { changesSince } from '../../model/changes-since.ts'
import { isSameDocument } from '../../model/studio-document.ts'
import { VisuallyHidden } from '../../ui/Announcer.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/Dialog.tsx'

export interface RevisionDialogProps {
  readonly revision: Revision & { readonly document: StudioDocument }
  readonly onClose: () => void
}

/** A revision as it went out, its differences from the form as it is now, and the way back to it. */
export function RevisionDialog({ revision, onClose }: RevisionDialogProps) {
  const { store } = useDocumentSession()
  const now = useDocument((whole) => whole)
  const dispatch = useDispatch()
  const showUndo = useUndoToast()
  const { document, publishedAt } = revision
  const isSame = isSameDocument(document, now)
  const restore = (): void => {
    dispatch(restoreRevision(document))
    showUndo({
      text: revisionsText.restored(revision.revision),
      label: revisionsText.undo,
      onUndo: () => store.getState().undo(),
      isOfLastStep: true,
    })
    onClose()
  }
  return (
    <Dialog
      isOpen
      size="wide"
      title={revisionsText.revision(revision.revision)}
      onClose={onClose}
      actions={
        isSame ? undefined : (
          <Button variant="primary" icon={Undo2} onPress={restore}>
            {revisionsText.restore}
          </Button>
        )
      }
    >
      <div className={styles['sides']}>
        <section aria-label={revisionsText.asItWas} className={styles['form']}>
          {/* Looked at only: what is typed here would go nowhere. */}
          <RevisionForm form={document.form} />
        </section>
        <section className={styles['differences']}>
          <p className={styles['when']}>
            <time dateTime={publishedAt}>{revisionsText.wentOut(publishedAt)}</time>
          </p>
          <h3>{revisionsText.compared}</h3>
          {isSame ? <p>{revisionsText.noDifference}</p> : <ChangeList before={document} now={now} />}
          {!isSame && <p className={styles['note']}>{revisionsText.restoreHelp}</p>}
        </section>
      </div>
    </Dialog>
  )
}

const lookedAt = { mode: 'edit' } as const

function RevisionForm({ form }: { readonly form: Form }) {
  const handle = useForm(form, lookedAt)
  return (
    <div inert className={classes(useAwaitedWords(handle) && awaited['hidden'])}>
      <FormView handle={handle} editing idPrefix="revision-" headingLevel={3} />
    </div>
  )
}

export interface ChangeListProps {
  readonly before: StudioDocument
  readonly now: StudioDocument
}

/** The differences from a revision in plain words, a line each. */
export function ChangeList({ before, now }: ChangeListProps) {
  const changes = changesSince(before, now)
  const rest = [
    ...(changes.title === undefined ? [] : [revisionsText.titleWas(changes.title)]),
    ...changes.changed.map(({ label, changes: parts }) => revisionsText.fieldNow(label, parts)),
    ...(changes.isReordered ? [revisionsText.reordered] : []),
    ...(['texts', 'delivery', 'fallback', 'email'] as const).flatMap((part) =>
      changes[part] ? [revisionsText[part]] : [],
    ),
  ]
  return (
    <ul className={styles['changes']}>
      {changes.added.map((label) => (
        <ChangeRow key={`added ${label}`} kind="added" sign="+" label={label} />
      ))}
      {changes.removed.map((label) => (
        <ChangeRow key={`removed ${label}`} kind="removed" sign="−" label={label} />
      ))}
      {rest.map((label) => (
        <ChangeRow key={`changed ${label}`} kind="changed" sign="~" label={label} />
      ))}
    </ul>
  )
}

interface ChangeProps {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly sign: string
  readonly label: string
}

function ChangeRow({ kind, sign, label }: ChangeProps) {
  return (
    <li data-change={kind}>
      <span aria-hidden="true" className={styles['sign']}>
        {sign}
      </span>{' '}
      <VisuallyHidden>{revisionsText[kind]}</VisuallyHidden> {label}
    </li>
  )
}
