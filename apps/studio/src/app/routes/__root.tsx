import { createRootRouteWithContext } from '@tanstack/react-router'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { MissingPage } from '../shell/MissingPage.tsx'
import { Shell } from '../shell/Shell.tsx'

/** The context of every route. */
export interface RouterContext {
  readonly storage: StudioStorage
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: MissingPage,
})
