import type { AnyRouter } from '@tanstack/react-router'

/** Waits until the browser has nothing better to do; Safari has no such notion. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work)
  else setTimeout(work, 200)
}

/**
 * Loads the other screens once the first one is there. From then on none needs its host: a relay that was stopped, or a
 * network that is gone, takes no screen away, and with it nothing that is open.
 */
export function loadScreens(router: AnyRouter): void {
  whenIdle(() => {
    for (const route of Object.values(router.routesById)) {
      // One that does not come is asked for again when it is opened.
      void Promise.resolve(router.loadRouteChunk(route)).catch(() => undefined)
    }
  })
}
