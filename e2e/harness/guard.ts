import type { Page } from '@playwright/test'

/** Misdeeds of a page, kept from its first request on. */
export interface Guard {
  /** Addresses requested outside the page's own origin. */
  readonly foreign: readonly string[]
  /** Errors in the console, uncaught exceptions and CSP violations. */
  readonly errors: readonly string[]
}

/** Watches a page from now on. */
export function guard(page: Page): Guard {
  const foreign: string[] = []
  const errors: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!/^https?:$/.test(url.protocol)) return
    const own = page.url() === 'about:blank' ? undefined : new URL(page.url()).origin
    if (own !== undefined && own !== 'null' && url.origin !== own && !request.isNavigationRequest())
      foreign.push(url.href)
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  return { foreign, errors }
}
