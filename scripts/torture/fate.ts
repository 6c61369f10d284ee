/** The fate of one request. */
export interface Fate {
  /** The provider takes the message, whatever the sender then hears of it. */
  readonly takes: boolean
  /** The time it takes. */
  readonly delayMs: number
  readonly ending: Ending
}

/** The response as the sender sees it: an answer, a connection that breaks, or nothing until it gives up. */
export type Ending =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string; readonly retryAfterSeconds?: number }
  | { readonly kind: 'reset' }
  | { readonly kind: 'silence' }

/** Taken, and said so at once. */
export const taken: Fate = { takes: true, delayMs: 0, ending: { kind: 'answer', status: 200, text: 'OK' } }

const portal = '<!doctype html><title>Welcome to our network</title>'

/** The fates that a provider, a relay or the line between can cause: their weight, whether the message is taken, the response. */
const misfortunes: readonly (readonly [weight: number, takes: boolean, ending: Ending])[] = [
  [4, false, { kind: 'reset' }],
  [4, true, { kind: 'reset' }],
  [1, false, { kind: 'silence' }],
  [1, true, { kind: 'silence' }],
  [2, false, { kind: 'answer', status: 500, text: 'Internal Server Error' }],
  [1, true, { kind: 'answer', status: 502, text: '<html><h1>502 Bad Gateway</h1></html>' }],
  [2, false, { kind: 'answer', status: 503, text: 'Service Unavailable', retryAfterSeconds: 7 }],
  [1, true, { kind: 'answer', status: 504, text: 'Gateway Timeout' }],
  [1, false, { kind: 'answer', status: 429, text: 'Too Many Requests' }],
  [1, false, { kind: 'answer', status: 429, text: 'Too Many Requests', retryAfterSeconds: 30 }],
  [1, false, { kind: 'answer', status: 400, text: 'The template ID not found' }],
  [1, false, { kind: 'answer', status: 402, text: 'The quota was exceeded' }],
  [1, false, { kind: 'answer', status: 403, text: 'Forbidden' }],
  [1, false, { kind: 'answer', status: 404, text: 'Account not found' }],
  [1, false, { kind: 'answer', status: 412, text: 'Gmail_API: Invalid grant. Please reconnect your account' }],
  [1, false, { kind: 'answer', status: 422, text: 'The recipients address is empty' }],
  [1, false, { kind: 'answer', status: 400, text: 'reCAPTCHA: timeout-or-duplicate' }],
  [2, false, { kind: 'answer', status: 200, text: portal }],
  [1, true, { kind: 'answer', status: 200, text: '' }],
]
/** Each as often as its weight says. */
const lots = misfortunes.flatMap(([weight, takes, ending]) => Array.from({ length: weight }, () => ({ takes, ending })))

/**
 * Draws what becomes of a request.
 * @param share - how many go wrong, 0 to 1.
 * @param longestDelayMs - how long the slowest tenth may need; the others need up to a twentieth of that.
 */
export function drawFate(random: () => number, share: number, longestDelayMs: number): Fate {
  const delayMs = Math.floor(random() * (random() < 0.1 ? longestDelayMs : longestDelayMs / 20))
  if (random() >= share) return { ...taken, delayMs }
  return { ...taken, ...lots[Math.floor(random() * lots.length)], delayMs }
}
