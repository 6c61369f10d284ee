import { pageEvents } from '@letterslot/client/outbox'
import {
  type AnyRouter,
  createBrowserHistory,
  type HistoryLocation,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createSending, servedBy } from '../domain/sending/create-sending.ts'
import { SendingContext } from '../domain/sending/sending-context.ts'
import { createStudioOutbox } from '../domain/sending/studio-outbox.ts'
import { StudioOutboxContext } from '../domain/sending/use-studio-outbox.ts'
import { loadBuild } from '../domain/starts/use-create-form.ts'
import { keepFolderBackup } from '../domain/storage/folder-backup.ts'
import { readFormsNote } from '../domain/storage/forms-note.ts'
import { rememberForms } from '../domain/storage/remember-forms.ts'
import { StorageContext } from '../domain/storage/studio-storage.ts'
import { routeOf } from '../model/address.ts'
import { retryStyles } from '../ui/load-with-retry.ts'
import { createStudioRouter } from './router.tsx'
import { openOrExplain } from './shell/open-or-explain.tsx'

/**
 * Opens the studio: its storage, its outbox, and the screen that the address names.
 * @param basePath - the folder that it stands in.
 */
export async function openStudio(root: Element, basePath: string): Promise<void> {
  // A relay, like the development server, answers every address with the studio; a static host knows only its files.
  const isRewritten = import.meta.env.DEV || servedBy() !== 'static-host'
  const history = isRewritten ? createBrowserHistory() : createFragmentHistory(basePath)
  const react = createRoot(root)
  retryStyles()
  // Where nothing says that there were forms, the first screen comes while the storage is opened.
  if (history.location.pathname === '/' && readFormsNote() === undefined)
    void import('../features/new-form/FirstRun.tsx').catch(() => undefined)
  const storage = await openOrExplain(react)
  const sending = createSending(storage)
  const outbox = createStudioOutbox({
    connections: storage.connections,
    sending,
    wrapSend: sending.simulation.send,
    page: sending.simulation.page(pageEvents),
  })
  const router = createStudioRouter({ storage, history })

  rememberForms(storage)
  keepFolderBackup(storage)
  // The frame of index.html stays until the first screen can be drawn.
  await router.load()
  react.render(
    <StrictMode>
      <StorageContext value={storage}>
        <SendingContext value={sending}>
          <StudioOutboxContext value={outbox}>
            <RouterProvider router={router} />
          </StudioOutboxContext>
        </SendingContext>
      </StorageContext>
    </StrictMode>,
  )
  loadFormSteps(router)
}

/**
 * History for static hosts: routes live in the fragment, so a reload asks the host for nothing but the studio's own
 * folder, under any sub-path and without a rewrite rule.
 */
function createFragmentHistory(basePath: string): RouterHistory {
  let last = '/'
  const parseLocation = (): HistoryLocation => {
    last = routeOf(window.location, basePath) ?? last
    const { pathname, search, hash } = new URL(last, window.location.origin)
    return { href: last, pathname, search, hash, state: window.history.state ?? { __TSR_index: 0 } }
  }
  return createBrowserHistory({ parseLocation, createHref: (path) => `${basePath}#${path}` })
}

/** Waits until the browser has nothing better to do; Safari has no such notion. */
function onceIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

const formRoute = '/forms/$formId'

/** Signs that a maker has begun to use the studio. */
const firstActs = ['pointerdown', 'keydown'] as const

/**
 * Loads the steps of a form once a maker acts, or has a form open: Build, which comes next, before all others. From then on no step needs its host: a relay that was
 * stopped, or a network that is gone, takes none away. Every other screen is loaded when it is visited.
 * @param begin - waits for a quiet moment. Default: the browser's idle time.
 */
export function loadFormSteps(router: AnyRouter, begin: (work: () => void) => void = onceIdle): void {
  const load = (): void => {
    for (const act of firstActs) removeEventListener(act, load)
    const loadOthers = (): void => {
      // What does not come is asked for again when it is wanted.
      void import('../domain/starts/with-connection.ts').catch(() => undefined)
      void import('../ui/ToastRegion.tsx').catch(() => undefined)
      void import('./forms/Build.tsx').then(({ loadBehindForm }) => loadBehindForm()).catch(() => undefined)
      for (const route of Object.values(router.routesById)) {
        if (route.id.startsWith(formRoute)) void Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined)
      }
    }
    void loadBuild(router).then(() => begin(loadOthers))
  }
  if (router.state.location.pathname.startsWith('/forms/')) load()
  else for (const act of firstActs) addEventListener(act, load)
}
