import type { BrowserContext } from '@playwright/test'

/** One request that would have gone to the provider. */
export interface CapturedRequest {
  readonly path: string
  readonly contentType: string
  readonly body: string
  readonly isNavigation: boolean
}

/** The provider's stand-in: the far network, as a browser context sees it. */
export interface CapturingProvider {
  readonly requests: readonly CapturedRequest[]
  /** Sets the answer to the next requests; `200 OK` at first. */
  readonly answer: (status: number, text: string) => void
  /** The next request is taken in, and its answer never arrives. */
  readonly loseAnswer: () => void
}

/** The provider's own origin. */
export const providerOrigin = 'https://api.emailjs.com'

/** Answers in the provider's place, with its CORS headers and plain texts, and keeps what came. */
export async function standInForProvider(context: BrowserContext): Promise<CapturingProvider> {
  const requests: CapturedRequest[] = []
  let next = { status: 200, text: 'OK' }
  let loses = false
  await context.route(`${providerOrigin}/**`, async (route, request) => {
    const cors = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'content-type',
    }
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
    requests.push({
      path: new URL(request.url()).pathname,
      contentType: request.headers()['content-type'] ?? '',
      body: request.postData() ?? '',
      isNavigation: request.isNavigationRequest(),
    })
    if (loses) {
      loses = false
      return route.abort('connectionreset')
    }
    return route.fulfill({ status: next.status, headers: cors, contentType: 'text/plain', body: next.text })
  })
  return {
    requests,
    answer: (status, text) => {
      next = { status, text }
    },
    loseAnswer() {
      loses = true
    },
  }
}
