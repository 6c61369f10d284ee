import type { EmailTemplate } from '@letterslot/email'
import type { Page } from '@playwright/test'

/** Requests of a page to the send path, and the templates it has put at the relay: as they left. */
export interface Sent {
  readonly params: readonly Readonly<Record<string, string>>[]
  readonly templates: readonly EmailTemplate[]
}

/** Keeps what leaves a page from now on. */
export function watchSent(page: Page): Sent {
  const params: Readonly<Record<string, string>>[] = []
  const templates: EmailTemplate[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (request.method() === 'POST' && path === '/api/v1.0/email/send')
      params.push(request.postDataJSON().template_params)
    if (request.method() === 'PUT' && path.startsWith('/api/v1/templates/')) templates.push(request.postDataJSON())
  })
  return { params, templates }
}
