import type { Finding } from './check.ts'
import type { Facts } from './facts.ts'

/** Tolerated error of a device's clock, in ms. */
const skew = { toleratedMs: 300_000 } as const

const minuteMs = 60_000

/** Checks if the provider answers, by a request that sends no message. */
export function checkReach({ reach, isOnline, isBlocked }: Facts): Finding {
  if (!reach || isBlocked) return ['unknown', 'It could not be asked.']
  if (reach === 'readable') return ['ok', 'It answers, and this page may read that (CORS).']
  if (reach === 'answered')
    return [
      'unknown',
      'It answers. Whether this page may read that (CORS), only a message shows.',
      'Send yourself one.',
    ]
  return isOnline
    ? [
        'attention',
        'No answer. A browser does not say why: network, content blocker or server.',
        'Open its address in a tab of its own.',
      ]
    : ['attention', 'This device is offline.', 'Check again once it is online.']
}

/** Checks this device's clock: the times in mails come from it. */
export function checkClock({ clock }: Facts): Finding {
  if (!clock) return ['unknown', 'The provider does not show this page its time.']
  const offMs = clock.oursMs - clock.theirsMs
  const minutes = Math.round(Math.abs(offMs) / minuteMs)
  return Math.abs(offMs) > skew.toleratedMs
    ? [
        'attention',
        `${minutes} minutes ${offMs > 0 ? 'ahead' : 'behind'}.`,
        'Set this device’s clock: mails show its time.',
      ]
    : ['ok', 'It agrees with the provider’s.']
}
