import type { Form } from '@letterslot/core'
import type { ReactNode } from 'react'
import { type DocumentSession, openSession } from '../../document/session.ts'
import { DocumentContext } from '../../document/use-document.ts'
import { useUndoKeys } from '../../shell/use-undo-keys.ts'
import { createFormRepository } from '../../storage/form-repository.ts'
import { createMemoryRecordStore } from '../../storage/memory-record-store.ts'
import { Announcer } from '../../ui/Announcer.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { BuildStep } from './BuildStep.tsx'
import { documentOf } from './document-of.test.fixture.ts'

/** A form that is open, kept in memory. */
export function sessionOf(form: Form): DocumentSession {
  const at = '2026-11-21T14:02:10Z'
  const stored = { id: form.id, document: documentOf(form), revision: 1, createdAt: at, updatedAt: at }
  return openSession(stored, createFormRepository({ records: createMemoryRecordStore(), isKept: false }))
}

function Shell({ children }: { readonly children: ReactNode }) {
  useUndoKeys()
  return children
}

/** The Build step as the shell shows it: in the height of the window, after the header. */
export function BuildStage({ session }: { readonly session: DocumentSession }) {
  return (
    <DocumentContext value={session}>
      <Announcer>
        <Toasts>
          <Shell>
            <button type="button">Before</button>
            <main style={{ display: 'flex', flexDirection: 'column', blockSize: 'calc(100vh - 40px)' }}>
              <BuildStep />
            </main>
          </Shell>
        </Toasts>
      </Announcer>
    </DocumentContext>
  )
}
