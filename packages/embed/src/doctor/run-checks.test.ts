import { expect, it } from 'vitest'
import { facts, outbox } from './facts.test.fixture.ts'
import type { AnswerFact, Facts } from './facts.ts'
import { runChecks } from './run-checks.ts'

const judged = (more: Partial<Facts>, title: string): unknown => {
  const { verdict, found, todo } = runChecks({ ...facts, ...more }).find((check) => check.title === title) ?? {}
  return [verdict, found, ...(todo ? ['to do'] : [])]
}

const delivery = { origin: 'https://api.emailjs.com', publicKey: 'key', serviceId: 'service', templateId: 'template' }
const publicKeys = ['', ' key', '"key"', 'YOUR_PUBLIC_KEY']
const kept = (keeping: 'relaxed' | 'memory', fault?: 'quota' | 'blocked-site-data'): Partial<Facts> => ({
  outbox: { ...outbox, health: { keeping, sendsWhenClosed: false, ...(fault && { fault }) } },
})

it('[B60] finds nothing to do where nothing is wrong', () => {
  expect(runChecks(facts).map(({ title, verdict, found }) => [title, verdict, found])).toEqual([
    ['This page', 'ok', 'https://site.example, which this browser takes for secure.'],
    ['Identifiers', 'ok', 'All three are there. Whether the provider knows them, only a message shows.'],
    ['Provider', 'ok', 'EmailJS.'],
    ['Reaching it', 'ok', 'It answers, and this page may read that (CORS).'],
    ['Content Security Policy', 'ok', 'It lets the form ask its provider.'],
    ['Clock', 'ok', 'It agrees with the provider’s.'],
    ['Storage', 'ok', 'Unsent messages are kept on this device.'],
    ['Room', 'ok', '2.0 MB used, about 898.0 MB free. Cleared only by a person.'],
    ['Sending', 'ok', 'While a page with the form is open. Tabs take turns by Web Locks. No service worker here.'],
    ['What waits', 'ok', 'Nothing, on this device.'],
  ])
})

it.each<[string, Partial<Facts>, unknown[]]>([
  ['This page', { protocol: 'file:', origin: 'null' }, ['attention', expect.stringContaining('from a file'), 'to do']],
  ['This page', { origin: 'null' }, ['attention', expect.stringContaining('sandboxed'), 'to do']],
  ['This page', { isSecure: false }, ['attention', expect.stringContaining('plain http'), 'to do']],
  ['Identifiers', { hasForm: false }, ['attention', 'The form’s document could not be had.', 'to do']],
  ['Identifiers', { delivery: undefined }, ['attention', expect.stringContaining('not connected'), 'to do']],
  ...publicKeys.map((publicKey): [string, Partial<Facts>, unknown[]] => [
    'Identifiers',
    { delivery: { ...delivery, publicKey } },
    ['attention', 'Missing, a placeholder or oddly written: publicKey.', 'to do'],
  ]),
  ['Provider', { delivery: undefined }, ['attention', 'No address of the web to send to.', 'to do']],
  ['Provider', { delivery: { ...delivery, origin: 'mailto:a@b' } }, ['attention', expect.any(String), 'to do']],
  [
    'Provider',
    { delivery: { ...delivery, origin: 'http://localhost:4401' } },
    ['attention', 'localhost:4401 is each visitor’s own computer.', 'to do'],
  ],
  [
    'Provider',
    { delivery: { ...delivery, origin: 'http://localhost:4401' }, origin: 'http://127.0.0.1:3000' },
    ['ok', 'A relay at localhost:4401.'],
  ],
  [
    'Provider',
    { delivery: { ...delivery, origin: 'http://relay.example' } },
    ['attention', expect.stringContaining('browsers block that'), 'to do'],
  ],
  ['Reaching it', { reach: 'answered' }, ['unknown', expect.stringContaining('only a message shows'), 'to do']],
  ['Reaching it', { reach: 'silent' }, ['attention', expect.stringContaining('No answer'), 'to do']],
  ['Reaching it', { reach: 'silent', isOnline: false }, ['attention', 'This device is offline.', 'to do']],
  ['Reaching it', { reach: 'silent', isBlocked: true }, ['unknown', 'It could not be asked.']],
  ['Reaching it', { reach: undefined }, ['unknown', 'It could not be asked.']],
  [
    'Content Security Policy',
    { reach: 'silent', isBlocked: true },
    ['attention', 'It keeps the form from sending.', 'to do'],
  ],
  ['Content Security Policy', { reach: 'silent' }, ['unknown', 'It blocked nothing, and nothing got through.']],
  ['Clock', { clock: undefined }, ['unknown', 'The provider does not show this page its time.']],
  ['Clock', { clock: { theirsMs: 0, oursMs: 600_000 } }, ['attention', '10 minutes ahead.', 'to do']],
  ['Clock', { clock: { theirsMs: 300_001, oursMs: 0 } }, ['attention', '5 minutes behind.', 'to do']],
  ['Storage', { outbox: undefined }, ['unknown', 'The form has not opened its outbox.']],
  ['Storage', kept('relaxed'), ['ok', expect.stringContaining('power cut')]],
  ['Storage', kept('memory'), ['attention', 'Unsent messages last only while this page is open.']],
  ['Storage', kept('memory', 'quota'), ['attention', expect.stringContaining('(quota)'), 'to do']],
  ['Storage', kept('memory', 'blocked-site-data'), ['attention', expect.stringContaining('(blocked'), 'to do']],
  ['Room', { room: undefined }, ['unknown', 'This browser does not tell.']],
  ['Room', { isPersisted: false }, ['ok', expect.stringContaining('may clear it where room is short')]],
  ['Room', { room: { usage: 5, quota: 9_000_000 } }, ['attention', '0.0 MB used, about 9.0 MB free.', 'to do']],
  ['Sending', { hasLocks: false }, ['ok', expect.stringContaining('without Web Locks')]],
  ['Sending', { worker: 'without-sync' }, ['ok', expect.stringContaining('No Background Sync here')]],
  ['Sending', { worker: 'with-sync' }, ['unknown', expect.stringContaining('shows when a message waits')]],
  [
    'Sending',
    { outbox: { ...outbox, health: { keeping: 'strict', sendsWhenClosed: true } } },
    ['ok', expect.stringContaining('Also after the page is closed')],
  ],
])('[B61] judges what was found: %s, %o', (title, more, expected) => {
  expect(judged(more, title)).toEqual(expected)
})

it('[B62] names what waits by its reference, and asks for a person where one must act', () => {
  const waiting = [
    { reference: '7F3K-Q2', status: 'waiting', isInMemory: false },
    { reference: 'AB12-CD', status: 'parked', isInMemory: true },
  ] as const
  expect(judged({ outbox: { ...outbox, waiting } }, 'What waits')).toEqual([
    'attention',
    '2 on this device: 7F3K-Q2 waiting; AB12-CD parked, in this page alone.',
    'to do',
  ])
  expect(judged({ outbox: { ...outbox, waiting: waiting.slice(0, 1) } }, 'What waits')).toEqual([
    'ok',
    '1 on this device: 7F3K-Q2 waiting.',
  ])
})

const answer: AnswerFact = { reference: '7F3K-Q2', atMs: 0, code: 'accepted', status: 200, text: 'OK' }

it.each<[Partial<AnswerFact>, unknown[]]>([
  [{}, ['ok', '1970-01-01T00:00:00.000Z accepted, accepted. “200 OK”']],
  [
    { code: 'provider-refused', status: 412, text: 'Gmail_API: Invalid grant' },
    [
      'attention',
      '1970-01-01T00:00:00.000Z provider-refused, the account is in trouble. “412 Gmail_API: Invalid grant”',
      'to do',
    ],
  ],
  [
    { code: 'timeout', status: 0, text: '' },
    ['ok', '1970-01-01T00:00:00.000Z timeout, perhaps accepted, tried again by itself.'],
  ],
  [
    { code: 'missing-public-key', status: 0, text: '' },
    ['attention', '1970-01-01T00:00:00.000Z missing-public-key, refused before it left.', 'to do'],
  ],
])('[B62] says what an answer means: %o', (more, expected) => {
  expect(judged({ outbox: { ...outbox, answers: [{ ...answer, ...more }] } }, 'Answer to 7F3K-Q2')).toEqual(expected)
})
