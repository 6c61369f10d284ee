import { Outlet } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { openSession } from '../document/session.ts'
import { DocumentContext } from '../document/use-document.ts'
import type { StoredForm } from '../storage/stored-form.ts'
import { useStorage } from '../storage/studio-storage.ts'
import { FormHeader } from './FormHeader.tsx'
import { Main } from './Main.tsx'
import { SaveTrouble } from './SaveTrouble.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/** An open form: its session around the five steps and *Try it*. */
export function FormShell({ stored }: { readonly stored: StoredForm }) {
  const { forms } = useStorage()
  const [session] = useState(() => openSession(stored, forms))
  useEffect(() => session.start(), [session])
  useLeaveGuard(session)
  return (
    <DocumentContext value={session}>
      <FormHeader />
      <SaveTrouble />
      <Main>
        <Outlet />
      </Main>
    </DocumentContext>
  )
}
