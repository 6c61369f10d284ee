import { useEffect, useState } from 'react'
import { damagedTitle, downloadDamaged } from '../../domain/storage/damaged-form.ts'
import type { FormRepository } from '../../domain/storage/form-repository.ts'
import type { UnreadableRecord } from '../../domain/storage/record-store.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { shellText } from '../../domain/texts/shell.ts'
import { damagedText } from '../../domain/texts/storage.ts'
import { usePageTitle } from '../../domain/texts/use-page-title.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormShell } from './FormShell.tsx'
import { Main } from './Main.tsx'
import { MainHeader } from './MainHeader.tsx'
import { Mark } from './Mark.tsx'
import { TabBar } from './TabBar.tsx'

type Found =
  | { readonly status: 'found'; readonly form: StoredForm }
  | { readonly status: 'damaged'; readonly damaged: UnreadableRecord }
  | { readonly status: 'missing' }

async function findForm(forms: FormRepository, id: string): Promise<Found> {
  const form = await forms.get(id)
  if (form) return form.deletedAt === undefined ? { status: 'found', form } : { status: 'missing' }
  const damaged = await forms.getDamaged(id)
  return damaged ? { status: 'damaged', damaged } : { status: 'missing' }
}

/**
 * Reads a form and opens it. Read when it is opened, never from the router's cache: a session that begins on an old
 * revision would be refused at its first save.
 */
export function OpenForm({ formId }: { readonly formId: string }) {
  const { forms } = useStorage()
  const [stored, setStored] = useState<Found>()
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
