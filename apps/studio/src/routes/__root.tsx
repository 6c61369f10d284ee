import { createRootRouteWithContext } from '@tanstack/react-router'
import { MissingPage } from '../shell/MissingPage.tsx'
import { Shell } from '../shell/Shell.tsx'
import type { StudioStorage } from '../storage/studio-storage.ts'

/** What every route may read. */
export interface RouterContext {
  readonly storage: StudioStorage
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: MissingPage,
})
