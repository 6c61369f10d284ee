import type { Form } from '@letterslot/core'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { createStore } from 'zustand/vanilla'
import { useUndoKeys } from '../../app/shell/FormHeader.tsx'
import { type DocumentSession, openSession } from '../../domain/document/session.ts'
import { DocumentContext } from '../../domain/document/use-document.ts'
import { createFormRepository } from '../../domain/storage/form-repository.ts'
import { createMemoryRecordStore } from '../../domain/storage/memory-record-store.ts'
import { StorageContext, type StudioStorage } from '../../domain/storage/studio-storage.ts'
import { Announcer } from '../../ui/Announcer.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { BuildStep } from './BuildStep.tsx'
import { documentOf } from './document-of.test.fixture.ts'

/** A form that is open, kept in memory. */
export function sessionOf(form: Form): DocumentSession {
  const at = '2026-11-21T14:02:10Z'
  const stored = { id: form.id, document: documentOf(form), revision: 1, createdAt: at, updatedAt: at }
  return openSession(
    stored,
    createFormRepository({ records: createMemoryRecordStore(), revisions: createMemoryRecordStore(), isKept: false }),
  )
}

function Shell({ children }: { readonly children: ReactNode }) {
  useUndoKeys()
  return children
}

/** A storage that keeps nothing, with no connection in it. */
function emptyStorage(): StudioStorage {
  return {
    refusal: undefined,
    isOutdated: createStore(() => false),
    forms: createFormRepository({
      records: createMemoryRecordStore(),
      revisions: createMemoryRecordStore(),
      isKept: false,
    }),
    connections: createMemoryRecordStore(),
    settings: createMemoryRecordStore(),
    practiceMails: createMemoryRecordStore(),
    revisions: createMemoryRecordStore(),
  }
}

/** The Build step as the shell shows it: in the height of the window, after the header. */
export function BuildStepInShell({ session }: { readonly session: DocumentSession }) {
  const [storage] = useState(emptyStorage)
  const [router] = useState(() => createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() }))
  return (
    <RouterContextProvider router={router}>
      <StorageContext value={storage}>
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
      </StorageContext>
    </RouterContextProvider>
  )
}
