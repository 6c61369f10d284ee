/** The key and the origin to submit with. */
export interface SubmitTarget {
  readonly publicKey: string
  readonly origin: string
}

/** The key and the origin of every suite. */
export const tortureTarget: SubmitTarget = { publicKey: 'torture-public-key', origin: 'http://torture.example' }

/**
 * Submits one message.
 * @returns true only when the whole answer was read and it was `200 OK`; anything else proves nothing.
 */
export async function submitOnce(
  port: number,
  id: string,
  target: SubmitTarget,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: target.origin, ...headers },
      body: JSON.stringify({
        lib_version: '0.1.0',
        user_id: target.publicKey,
        service_id: 'default_service',
        template_id: 'general',
        template_params: { letterslot_id: id, full_name: 'Ada', submission: id },
      }),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await response.text()
    return response.status === 200 && text === 'OK'
  } catch {
    // Refused, reset, cut off in the middle: the relay was just killed.
    return false
  }
}
