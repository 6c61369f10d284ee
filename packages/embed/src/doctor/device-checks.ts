import type { Finding } from './check.ts'
import type { Facts, OutboxFacts } from './facts.ts'

/** Less room than this is little, bytes: as much as the files of one message may have at a relay. */
const room = { littleBytes: 10_000_000 } as const

const makeRoom = 'Make room on this device.'

const todos: Readonly<Record<NonNullable<OutboxFacts['health']['fault']>, string>> = {
  'blocked-site-data': 'Allow this site to store data, or open the form outside of other sites’ frames.',
  quota: makeRoom,
  'newer-version': 'Close this site’s other tabs and load the page anew.',
  lost: 'Load the page anew.',
  unsupported: 'Use another browser.',
}

/** The finding without an outbox to ask. */
export const noOutbox: Finding = ['unknown', 'The form has not opened its outbox.']

/** Checks how safely an unsent message is kept. */
export function checkStorage({ outbox }: Facts): Finding {
  if (!outbox) return noOutbox
  const { keeping, fault } = outbox.health
  if (keeping === 'memory')
    return [
      'attention',
      `Unsent messages last only while this page is open${fault ? ` (${fault})` : ''}.`,
      fault && todos[fault],
    ]
  const kept = 'Unsent messages are kept on this device'
  return ['ok', keeping === 'strict' ? `${kept}.` : `${kept}; a power cut may take the latest.`]
}

/** Checks if the browser may evict stored messages, and how much the site may store. */
export function checkRoom({ room: found, isPersisted }: Facts): Finding {
  if (!found || isPersisted === undefined) return ['unknown', 'This browser does not tell.']
  const freeBytes = Math.max(0, found.quota - found.usage)
  const told = `${megabytes(found.usage)} used, about ${megabytes(freeBytes)} free.`
  if (freeBytes < room.littleBytes) return ['attention', told, makeRoom]
  return [
    'ok',
    `${told} ${isPersisted ? 'Cleared only by a person.' : 'The browser may clear it where room is short.'}`,
  ]
}

/** Checks if messages go out while no page of the site is open, and how several pages share the work. */
export function checkSending({ outbox, worker, hasLocks }: Facts): Finding {
  const tabs = hasLocks ? 'Tabs take turns by Web Locks.' : 'Tabs take turns without Web Locks.'
  if (outbox?.health.sendsWhenClosed) return ['ok', `Also after the page is closed (Background Sync). ${tabs}`]
  const open = `While a page with the form is open. ${tabs}`
  return worker === 'with-sync'
    ? ['unknown', `${open} Whether the site’s service worker goes on, shows when a message waits.`]
    : ['ok', `${open} ${worker === 'none' ? 'No service worker' : 'No Background Sync'} here.`]
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
