import type { AnyRouter } from '@tanstack/react-router'

/** Waits until the browser has nothing better to do; Safari has no such notion. */
function onceIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

const formRoute = '/forms/$formId'
/** Signs that a maker has begun to use the studio. */
const firstActs = ['pointerdown', 'keydown'] as const

/**
 * Loads the steps of a form once a maker acts, or has a form open. From then on no step needs its host: a relay that was
 * stopped, or a network that is gone, takes none away. Every other screen is loaded when it is visited.
 * @param begin - waits for a quiet moment. Default: the browser's idle time.
 */
export function loadFormSteps(router: AnyRouter, begin: (work: () => void) => void = onceIdle): void {
  const load = (): void => {
    for (const act of firstActs) removeEventListener(act, load)
    begin(() => {
      // What does not come is asked for again when it is wanted.
      void import('../domain/starts/with-connection.ts').catch(() => undefined)
      void import('../ui/ToastRegion.tsx').catch(() => undefined)
      for (const route of Object.values(router.routesById)) {
        if (route.id.startsWith(formRoute)) void Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined)
      }
    })
  }
  if (router.state.location.pathname.startsWith('/forms/')) load()
  else for (const act of firstActs) addEventListener(act, load)
}
