/** Time limit of an answer. */
const askTimeoutMs = 10_000

/** The provider's reaction. `status` is that of the answer; none without an answer. */
export interface AskedProvider {
  readonly status?: number
}

/**
 * Asks the place that a form sends to whether it is there: a call without ids on the send path, which is refused before
 * anything is sent or counted. It proves what a visitor's page needs, the way there and back; not that the ids are right.
 */
export async function askAdvice(origin: string, request: typeof fetch = fetch): Promise<AskedProvider> {
  try {
    const { status } = await request(`${origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
      credentials: 'omit',
      signal: AbortSignal.timeout(askTimeoutMs),
    })
    return { status }
  } catch {
    // No way there, no answer in time, or one that no page may read: to a visitor's page it is all the same.
    return {}
  }
}
