import { CatchBoundary, Link, useRouterState } from '@tanstack/react-router'
import { ChevronRight, Eye, Redo2, Undo2 } from 'lucide-react'
import { shellText } from '../catalogue/shell.ts'
import { useDocument, useDocumentSession, useHistory } from '../document/use-document.ts'
import { FindingCount } from '../features/email/FindingCount.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Destination } from './Destination.tsx'
import styles from './FormHeader.module.css'
import { FormStateMark } from './FormStateMark.tsx'
import { Mark } from './Mark.tsx'
import { SaveMark } from './SaveMark.tsx'
import { steps } from './steps.ts'
import { usePageTitle } from './use-page-title.ts'
import { useUndoKeys } from './use-undo-keys.ts'

/** The header of an open form: what it is called, whether it is saved, where its answers go, and the steps. */
export function FormHeader() {
  const { formId, store } = useDocumentSession()
  const title = useDocument(({ form }) => form.title) || shellText.untitled
  const { canUndo, canRedo, undo, redo } = useHistory()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const at = steps.findIndex(({ to }) => pathname.endsWith(to.slice(to.lastIndexOf('/'))))
  const next = at < 0 ? undefined : steps[at + 1]
  usePageTitle(steps[at]?.label ?? shellText.tryIt, title)
  useUndoKeys()
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
            <span className={styles['text']}>{title}</span>
            <FormStateMark />
          </p>
          <p className={styles['facts']}>
            <SaveMark />
            <Destination />
          </p>
        </div>
      </div>
      <nav aria-label={shellText.stepsNav} className={styles['steps']}>
        {steps.map(({ to, label }, index) => (
          <Link key={to} to={to} params={{ formId }} className={styles['step']}>
            <b>{index + 1}</b>
            {label}
            {to === '/forms/$formId/email' && (
              // A form that cannot be checked must not take the way to the other steps along.
              <CatchBoundary getResetKey={() => store.getState().document} errorComponent={NoCount}>
                <FindingCount />
              </CatchBoundary>
            )}
          </Link>
        ))}
      </nav>
      <div className={styles['tools']}>
        <IconButton icon={Undo2} label={shellText.undo} keys="Ctrl Z" isDisabled={!canUndo} onPress={undo} />
        <IconButton icon={Redo2} label={shellText.redo} keys="Ctrl ⇧ Z" isDisabled={!canRedo} onPress={redo} />
        <LinkButton to="/forms/$formId/try" params={{ formId }} icon={Eye}>
          <span className={styles['tryLabel']}>{shellText.tryIt}</span>
        </LinkButton>
        {next && (
          <span className={styles['next']}>
            <LinkButton to={next.to} params={{ formId }} variant="primary" iconAfter={ChevronRight}>
              {shellText.next(next.label)}
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
