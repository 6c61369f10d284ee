import { CatchBoundary, Link, useRouterState } from '@tanstack/react-router'
import { ChevronRight, Eye, Redo2, Undo2 } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { useDestinationMark } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { useDocument, useDocumentSession, useHistory, useSaveState } from '../../domain/document/use-document.ts'
import { useFormStanding } from '../../domain/document/use-form-state.ts'
import { findConnection } from '../../domain/sending/form-destination.ts'
import { useRecords, useStorage } from '../../domain/storage/studio-storage.ts'
import { formStateText, formStateTone } from '../../domain/texts/form-state.ts'
import { keysText } from '../../domain/texts/keys.ts'
import { languagesText } from '../../domain/texts/languages.ts'
import { destinationText, saveText, shellText, usePageTitle } from '../../domain/texts/shell.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { lazyPart } from '../../ui/load-with-retry.ts'
import styles from './FormHeader.module.css'
import { Mark } from './Mark.tsx'
import { useFormActions } from './use-form-actions.ts'
import { useSaidHistory } from './use-said-history.ts'

// The mail is checked once the form is in sight.
const LazyFindingCount = lazyPart(async () => (await import('../../features/email/FindingCount.tsx')).FindingCount)

/** The header of an open form: what it is called, whether it is saved, where its answers go, and the steps. */
export function FormHeader() {
  const { formId, store } = useDocumentSession()
  const title = useDocument(({ form }) => form.title)
  const locale = useDocument(({ form }) => form.locale)
  const { canUndo, canRedo } = useHistory()
  const { undo, redo } = useSaidHistory()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const at = formSteps.findIndex(({ to }) => pathname.endsWith(to.slice(to.lastIndexOf('/'))))
  const next = at < 0 ? undefined : formSteps[at + 1]
  usePageTitle(
    formSteps[at]?.label ?? (pathname.endsWith('/languages') ? languagesText.title : shellText.tryIt),
    title || shellText.untitled,
  )
  useUndoKeys()
  useFormActions()
  return (
    <header className={styles['header']}>
      <div className={styles['name']}>
        <Link to="/" aria-label={shellText.allForms} className={styles['home']}>
          <Mark />
        </Link>
        <div className={styles['titles']}>
          <p className={styles['title']}>
            <Link to="/" className={styles['crumb']}>
              {shellText.formsCrumb}
            </Link>
            <span aria-hidden="true" className={styles['slash']}>
              /
            </span>
            <span lang={title === '' ? undefined : locale} className={styles['text']}>
              {title || shellText.untitled}
            </span>
            <FormStateMark />
          </p>
          <p className={styles['facts']}>
            <SaveMark />
            <FormDestination />
          </p>
        </div>
      </div>
      <nav data-listed="" aria-label={shellText.stepsNav} className={styles['steps']}>
        {formSteps.map(({ to, label }, index) => (
          <Link key={to} to={to} params={{ formId }} className={styles['step']}>
            <b>{index + 1}</b>
            {label}
            {to === '/forms/$formId/email' && (
              // A form that cannot be checked must not take the way to the other steps along.
              <CatchBoundary getResetKey={() => store.getState().document} errorComponent={NoCount}>
                <Suspense>
                  <LazyFindingCount />
                </Suspense>
              </CatchBoundary>
            )}
          </Link>
        ))}
      </nav>
      <div className={styles['tools']}>
        <IconButton icon={Undo2} label={shellText.undo} keys={keysText.undo} isDisabled={!canUndo} onPress={undo} />
        <IconButton icon={Redo2} label={shellText.redo} keys={keysText.redo} isDisabled={!canRedo} onPress={redo} />
        <LinkButton to="/forms/$formId/try" params={{ formId }} icon={Eye}>
          <span className={styles['tryLabel']}>{shellText.tryIt}</span>
        </LinkButton>
        {next && (
          <span className={styles['next']}>
            <LinkButton to={next.to} params={{ formId }} variant="primary" iconAfter={ChevronRight}>
              <span>
                {shellText.next}
                <span className={styles['nextStep']}>{`: ${next.label}`}</span>
              </span>
            </LinkButton>
          </span>
        )}
      </div>
    </header>
  )
}

function NoCount() {
  return null
}

/** The open form's state, in the words of the library and of Publish. */
function FormStateMark() {
  const standing = useFormStanding()
  if (!standing) return null
  return (
    <span className={styles['state']} data-tone={formStateTone(standing)}>
      {formStateText(standing)}
    </span>
  )
}

/** One step of a form, in the order in which they are taken. */
interface FormStep {
  readonly to: `/forms/$formId/${'build' | 'look' | 'email' | 'connect' | 'publish'}`
  readonly label: string
}

/** The steps of a form. */
const formSteps: readonly FormStep[] = [
  { to: '/forms/$formId/build', label: shellText.steps.build },
  { to: '/forms/$formId/look', label: shellText.steps.look },
  { to: '/forms/$formId/email', label: shellText.steps.email },
  { to: '/forms/$formId/connect', label: shellText.steps.connect },
  { to: '/forms/$formId/publish', label: shellText.steps.publish },
]

const saveMarks = {
  saved: saveText.saved,
  saving: saveText.saving,
  failed: saveText.failed,
  conflict: saveText.conflict,
  'not-kept': saveText.notKept,
} as const

/** The state of the last save: *saved* stands there only after the disk confirmed it. */
function SaveMark() {
  const { status } = useSaveState()
  return (
    <span data-save-state={status} className={styles['save']}>
      {saveMarks[status]}
      {status === 'saved' && <span className={styles['where']}>{saveText.savedWhere}</span>}
    </span>
  )
}

/**
 * Control or Command with Z, with Shift or Y: the keys of every editor. In a text field they undo the document too:
 * typing is part of its history, and a field's own undo would know nothing of it.
 */
export function useUndoKeys(): void {
  const { undo, redo } = useSaidHistory()
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      if (key === 'z' && !event.shiftKey) undo()
      else if (key === 'y' || key === 'z') redo()
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [undo, redo])
}

/**
 * The destination of the open form's answers, and how far it is proven: the dot has the colour of the connection's
 * state, and is a ring where only the maker can be reached.
 */
function FormDestination() {
  const document = useDocument((whole) => whole)
  const connections = useRecords(useStorage().connections)
  const connection = connections && findConnection(document, connections)
  const kind = connection?.kind ?? 'none'
  const { tone, words, isSilent } = useDestinationMark(connection)
  if (!connections) return null
  const { name: usual, detail } = destinationText[kind]
  const name = connection ? connectionName(connection) : usual
  const place = isSilent ? destinationText.silent : detail
  return (
    <span className={styles['destination']} data-destination={kind} data-tone={tone}>
      <i aria-hidden="true" />
      <span className={styles['goesTo']}>
        <span className={styles['text']}>{name}</span>{' '}
        {place !== '' && <span className={styles['place']}>{place}</span>}
      </span>
      {connection && !isSilent && (
        <span className={styles['detail']} title={words}>
          {words}
        </span>
      )}
    </span>
  )
}
