import { Outlet, useBlocker, useParams } from '@tanstack/react-router'
import { type JSX, useCallback, useEffect, useState } from 'react'
import { type DocumentSession, openSession } from '../../domain/document/session.ts'
import { DocumentContext } from '../../domain/document/use-document.ts'
import { createFindingsOnce, FindingsOnceContext } from '../../domain/mail/findings-once.ts'
import { damagedTitle, downloadDamaged } from '../../domain/storage/damaged-form.ts'
import type { FormRepository } from '../../domain/storage/form-repository.ts'
import type { UnreadableRecord } from '../../domain/storage/record-store.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { shellText, usePageTitle } from '../../domain/texts/shell.ts'
import { damagedText, leaveText } from '../../domain/texts/storage.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormHeader } from './FormHeader.tsx'
import { MainHeader, TabBar } from './MainHeader.tsx'
import { Mark } from './Mark.tsx'
import { SaveTrouble } from './SaveTrouble.tsx'
import { Main } from './Shell.tsx'

type FoundForm =
  | { readonly status: 'found'; readonly form: StoredForm }
  | { readonly status: 'damaged'; readonly damaged: UnreadableRecord }
  | { readonly status: 'missing' }

async function findForm(forms: FormRepository, id: string): Promise<FoundForm> {
  const form = await forms.get(id)
  if (form) return form.deletedAt === undefined ? { status: 'found', form } : { status: 'missing' }
  const damaged = await forms.getDamaged(id)
  return damaged ? { status: 'damaged', damaged } : { status: 'missing' }
}

/** The form that the address names. */
export function OpenForm(): JSX.Element {
  const { formId } = useParams({ from: '/forms/$formId' })
  return <ReadForm key={formId} formId={formId} />
}

/**
 * Reads a form and opens it. Read when it is opened, never from the router's cache: a session that begins on an old
 * revision would be refused at its first save.
 */
function ReadForm({ formId }: { readonly formId: string }) {
  const { forms } = useStorage()
  const [stored, setStored] = useState<FoundForm>()
  useEffect(() => {
    let isGone = false
    void findForm(forms, formId).then((found) => {
      if (!isGone) setStored(found)
    })
    return () => {
      isGone = true
    }
  }, [forms, formId])
  if (stored === undefined) return <LoadingFrame />
  switch (stored.status) {
    case 'missing':
      return <MissingForm />
    case 'damaged':
      return <DamagedForm damaged={stored.damaged} />
    case 'found':
      return <FormShell stored={stored.form} />
  }
}

/** The frame of index.html, drawn where a screen is still on its way: the page is never blank. */
function LoadingFrame() {
  return (
    <div className="loading-frame" aria-busy="true">
      <div className="bar">
        <Mark />
        {shellText.product}
      </div>
      <p role="status">{shellText.loading}</p>
    </div>
  )
}

/** The address of a form that this browser does not have. */
function MissingForm() {
  const { title, text, action } = shellText.missingForm
  usePageTitle(title)
  return (
    <>
      <MainHeader />
      <Main>
        <EmptyState title={title} actions={<LinkButton to="/">{action}</LinkButton>}>
          {text}
        </EmptyState>
      </Main>
      <TabBar />
    </>
  )
}

/** The address of a form that is kept here and cannot be read. */
function DamagedForm({ damaged }: { readonly damaged: UnreadableRecord }) {
  const title = damagedText.screenTitle(damagedTitle(damaged))
  usePageTitle(title)
  return (
    <>
      <MainHeader />
      <Main>
        <EmptyState
          title={title}
          actions={
            <>
              <LinkButton to="/" variant="primary">
                {damagedText.toList}
              </LinkButton>
              <Button onPress={() => downloadDamaged(damaged)}>{damagedText.download}</Button>
            </>
          }
        >
          {damagedText.text}
        </EmptyState>
      </Main>
      <TabBar />
    </>
  )
}

/** An open form: its session around the five steps and *Try it*. */
function FormShell({ stored }: { readonly stored: StoredForm }) {
  const { forms } = useStorage()
  const [session] = useState(() => openSession(stored, forms))
  const [findOnce] = useState(createFindingsOnce)
  useEffect(() => session.start(), [session])
  useLeaveGuard(session)
  return (
    <DocumentContext value={session}>
      <FindingsOnceContext value={findOnce}>
        <FormHeader />
        <SaveTrouble />
        <Main>
          <Outlet />
        </Main>
      </FindingsOnceContext>
    </DocumentContext>
  )
}

/**
 * Asks before an open form is left whose last change could not be saved, by a link or by closing the page: what is on
 * screen is all there is of it.
 */
function useLeaveGuard({ formId, saveState }: Pick<DocumentSession, 'formId' | 'saveState'>): void {
  const isUnsaved = useCallback(() => ['failed', 'conflict'].includes(saveState.getState().status), [saveState])
  useBlocker({
    shouldBlockFn: ({ next }) => {
      const isSameForm = 'formId' in next.params && next.params.formId === formId
      return isUnsaved() && !isSameForm && !window.confirm(leaveText)
    },
    enableBeforeUnload: false,
  })
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent): void => {
      if (isUnsaved()) event.preventDefault()
    }
    window.addEventListener('beforeunload', onBeforeUnload)
    return () => window.removeEventListener('beforeunload', onBeforeUnload)
  }, [isUnsaved])
}
