import type { CheckFinding, CheckResult, Facts, OutboxFacts } from './facts.ts'
import { checkAnswers, checkWaiting, noOutbox } from './outbox-checks.ts'

/** By title, in the order in which they are read. */
const checks: Readonly<Record<string, (facts: Facts) => CheckFinding>> = {
  'This page': checkPageOrigin,
  Identifiers: checkIdentifiers,
  Provider: checkProvider,
  'Reaching it': checkReach,
  'Content Security Policy': checkPolicy,
  Clock: checkClock,
  Storage: checkStorage,
  Room: checkRoom,
  Sending: checkSending,
  'What waits': checkWaiting,
}

/** Judges everything that was gathered. */
export function runChecks(facts: Facts): readonly CheckResult[] {
  const found = Object.entries(checks).map(([title, check]): CheckResult => {
    const [verdict, sentence, todo] = check(facts)
    return { title, verdict, found: sentence, todo }
  })
  return [...found, ...checkAnswers(facts)]
}

/** Tolerated error of a device's clock, in ms. */
const skew = { toleratedMs: 300_000 } as const

const minuteMs = 60_000

/** Checks if the provider answers, by a request that sends no message. */
function checkReach({ reach, isOnline, isBlocked }: Facts): CheckFinding {
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
function checkClock({ clock }: Facts): CheckFinding {
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

const publish = 'Mend it in the studio, Connect, and publish again.'

/** Checks the page's origin. */
function checkPageOrigin({ protocol, origin, isSecure }: Facts): CheckFinding {
  if (protocol === 'file:')
    return ['attention', 'Opened from a file: most providers refuse that.', 'Put the page on a web server.']
  if (origin === 'null')
    return [
      'attention',
      'A sandboxed frame without an origin: nothing can be stored, and providers may refuse it.',
      'Add allow-same-origin to the frame’s sandbox, or open the form by itself.',
    ]
  if (!isSecure) return ['attention', `${origin} is plain http: others can read along.`, 'Serve the page over https.']
  return ['ok', `${origin}, which this browser takes for secure.`]
}

/** Checks if the form has what it needs to be sent. */
function checkIdentifiers({ delivery, hasForm }: Facts): CheckFinding {
  if (!hasForm) return ['attention', 'The form’s document could not be had.', 'The browser’s console says why.']
  if (!delivery) return ['attention', 'The form is not connected: messages wait on visitors’ devices.', publish]
  const { publicKey, serviceId, templateId } = delivery
  const wrong = Object.entries({ publicKey, serviceId, templateId }).flatMap(([name, value]) =>
    /^[^\s"'`<>{}]+$/.test(value) && !/^your_/i.test(value) ? [] : [name],
  )
  return wrong.length > 0
    ? ['attention', `Missing, a placeholder or oddly written: ${wrong.join(', ')}.`, publish]
    : ['ok', 'All three are there. Whether the provider knows them, only a message shows.']
}

/** Who takes the messages, and whether a visitor's browser can go there at all. */
function checkProvider({ delivery, origin, protocol }: Facts): CheckFinding {
  const url = URL.parse(delivery?.origin ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return ['attention', 'No address of the web to send to.', publish]
  const isLocal = isThisComputer(url)
  if (isLocal && !isThisComputer(URL.parse(origin)))
    return ['attention', `${url.host} is each visitor’s own computer.`, publish]
  if (protocol === 'https:' && url.protocol === 'http:' && !isLocal)
    return ['attention', `${url.host} is plain http: browsers block that from https.`, 'Give the relay https.']
  return ['ok', url.origin === 'https://api.emailjs.com' ? 'EmailJS.' : `A relay at ${url.host}.`]
}

/** The page's policy, known by what became of a request: a header shows itself to no page. */
function checkPolicy({ delivery, isBlocked, reach }: Facts): CheckFinding {
  if (isBlocked) return ['attention', 'It keeps the form from sending.', `Add ${delivery?.origin} to connect-src.`]
  return reach && reach !== 'silent'
    ? ['ok', 'It lets the form ask its provider.']
    : ['unknown', 'It blocked nothing, and nothing got through.']
}

function isThisComputer(url: URL | null): boolean {
  return url !== null && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
}

/** Less room than this is little, bytes: as much as the files of one message may have at a relay. */
const room = { littleBytes: 10_000_000 } as const

const makeRoom = 'Make room on this device.'

const storageActions: Readonly<Record<NonNullable<OutboxFacts['health']['fault']>, string>> = {
  'blocked-site-data': 'Allow this site to store data, or open the form outside of other sites’ frames.',
  quota: makeRoom,
  'newer-version': 'Close this site’s other tabs and load the page anew.',
  lost: 'Load the page anew.',
  unsupported: 'Use another browser.',
}

/** Checks how safely an unsent message is kept. */
function checkStorage({ outbox }: Facts): CheckFinding {
  if (!outbox) return noOutbox
  const { keeping, fault } = outbox.health
  if (keeping === 'memory')
    return [
      'attention',
      `Unsent messages last only while this page is open${fault ? ` (${fault})` : ''}.`,
      fault && storageActions[fault],
    ]
  const kept = 'Unsent messages are kept on this device'
  return ['ok', keeping === 'strict' ? `${kept}.` : `${kept}; a power cut may take the latest.`]
}

/** Checks if the browser may evict stored messages, and how much the site may store. */
function checkRoom({ room: found, isPersisted }: Facts): CheckFinding {
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
function checkSending({ outbox, worker, hasLocks }: Facts): CheckFinding {
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
