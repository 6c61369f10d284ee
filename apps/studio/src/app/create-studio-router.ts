import { createRouter, type RouterHistory } from '@tanstack/react-router'
import type { StudioStorage } from '../domain/storage/studio-storage.ts'
import { routeTree } from './routeTree.gen.ts'
import { Fault } from './shell/Fault.tsx'
import { Loading } from './shell/Loading.tsx'

interface StudioRouterOptions {
  readonly storage: StudioStorage
  readonly history: RouterHistory
}

/** Makes the router of a studio. */
export function createStudioRouter({ storage, history }: StudioRouterOptions) {
  return createRouter({
    routeTree,
    history,
    context: { storage },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultErrorComponent: Fault,
    defaultPendingComponent: Loading,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createStudioRouter>
  }
}
