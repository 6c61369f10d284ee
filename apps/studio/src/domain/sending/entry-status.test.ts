import type { EntryState } from '@letterslot/client/outbox'
import { expect, it } from 'vitest'
import { practiceConnection } from '../../model/connection.ts'
import { attempt, contactDocument, entry } from './entry.test.fixture.ts'
import {
  entryStatus,
  explainEntry,
  groupOf,
  lastProviderWords,
  momentAhead,
  nextAttemptMs,
  providerWords,
} from './entry-status.ts'
import { placeContextFor, sendingContextFor } from './sending-snapshot.ts'
import { deletedConnectionText } from './studio-outbox.ts'

const nowMs = new Date(2026, 10, 21, 12, 0).getTime()
const minuteMs = 60_000
const waiting = (afterMs: number): EntryState => ({ status: 'waiting', sinceMs: nowMs, retryMs: nowMs + afterMs })

it.each<readonly [EntryState, string, string]>([
  [{ status: 'queued' }, 'queued', 'Not sent yet'],
  [{ status: 'sending', holder: 'a', sinceMs: 0, leaseMs: 1 }, 'sending', 'Sending…'],
  [waiting(42_000), 'waiting', 'Next try in 00:42'],
  [waiting(59 * minuteMs + 1), 'waiting', 'Next try in 59:01'],
  [waiting(90 * minuteMs), 'waiting', 'Next try at 13:30'],
  [waiting(24 * 60 * minuteMs), 'waiting', 'Next try on November 22 at 12:00'],
  [waiting(0), 'waiting', 'Next try any moment'],
  [{ status: 'parked', code: 'rejected', sinceMs: 0 }, 'person', 'Needs a person'],
  [{ status: 'sent', sentAt: '2026-11-21T12:00:00Z' }, 'sent', 'Sent'],
])('[T526] says of %j that it is %s: %s', (state, kind, words) => {
  expect(entryStatus(entry({ state }), { nowMs, isOnline: true })).toEqual({ kind, words })
})

it('[T526] [F15] a clock that was set back since makes no wait longer, in words either', () => {
  const moment = { nowMs: nowMs - 24 * 60 * minuteMs, isOnline: true }
  expect(entryStatus(entry({ state: waiting(42_000) }), moment).words).toBe('Next try any moment')
  const probed = { status: 'parked', code: 'provider-refused', sinceMs: nowMs, probeMs: nowMs + minuteMs } as const
  expect(nextAttemptMs(entry({ state: probed }), moment.nowMs)).toBe(moment.nowMs)
  expect(nextAttemptMs(entry({ state: probed }), nowMs)).toBe(nowMs + minuteMs)
  expect(nextAttemptMs(entry(), nowMs)).toBeUndefined()
})

it('[T840] says Sending… only of an attempt that is known to run', () => {
  const sending = entry({ state: { status: 'sending', holder: 'a', sinceMs: 0, leaseMs: 1 } })
  const moment = { nowMs, isOnline: true }
  expect(entryStatus(sending, moment, true)).toEqual({ kind: 'sending', words: 'Sending…' })
  expect(entryStatus(sending, moment, false)).toEqual({ kind: 'queued', words: 'Not sent yet' })
})

it('[T526] says that a message goes out when online only where it needs a network', () => {
  const moment = { nowMs, isOnline: false }
  const practice = entry({ context: sendingContextFor(contactDocument, practiceConnection) })
  expect(entryStatus(entry(), moment)).toEqual({ kind: 'offline', words: 'Goes out when online' })
  expect(entryStatus(practice, moment)).toEqual({ kind: 'queued', words: 'Not sent yet' })
})

it('[T526] tells a moment to come by the clock, on another day with the day', () => {
  expect([momentAhead(nowMs + minuteMs, nowMs), momentAhead(nowMs + 2 * 24 * 60 * minuteMs, nowMs)]).toEqual([
    'at 12:01',
    'on November 23 at 12:00',
  ])
})

it.each<readonly [EntryState, string]>([
  [{ status: 'queued' }, 'waiting'],
  [waiting(1), 'waiting'],
  [{ status: 'sending', holder: 'a', sinceMs: 0, leaseMs: 1 }, 'waiting'],
  [{ status: 'parked', code: 'rejected', sinceMs: 0 }, 'person'],
  [{ status: 'sent', sentAt: '' }, 'sent'],
])('[T538] counts %j under %s', (state, group) => {
  expect(groupOf(entry({ state }))).toBe(group)
})

it('[T527] explains the last attempt that ended', () => {
  const running = attempt({ code: 'interrupted', status: 0, text: '' })
  const { endedMs: _, ...open } = running
  expect(
    explainEntry(entry({ log: [attempt()], state: { status: 'parked', code: 'provider-refused', sinceMs: 0 } })),
  ).toMatchObject({
    id: 'mailbox-disconnected',
    step: { link: { url: 'https://dashboard.emailjs.com/admin' } },
  })
  expect(
    explainEntry(entry({ log: [attempt(), open], state: { status: 'sending', holder: 'a', sinceMs: 0, leaseMs: 1 } })),
  ).toMatchObject({ id: 'mailbox-disconnected' })
  expect(explainEntry(entry({ log: [open] }))).toMatchObject({ id: 'interrupted' })
  expect(explainEntry(entry())).toBe(undefined)
})

it('[T527] says what only the studio knows: the test inbox that is silent, the connection that was deleted', () => {
  const silent = attempt({ code: 'network', status: 0, text: 'Network Error' })
  const context = placeContextFor(contactDocument.email, 'test-inbox')
  expect(explainEntry(entry({ log: [silent], context }))?.happened).toBe(
    'The test inbox does not answer. Is Letterslot still running on this computer?',
  )
  const deleted = attempt({ code: 'missing-service-id', status: 0, text: deletedConnectionText })
  expect(explainEntry(entry({ log: [deleted] }))).toMatchObject({
    title: 'Its connection was deleted',
    happened: expect.stringContaining('EmailJS, service_1'),
  })
})

it('[T525] quotes the provider on one line, with its status where there was an answer', () => {
  expect([
    providerWords(attempt({ text: 'a\n b' })),
    providerWords(attempt({ status: 0, text: 'Network Error' })),
  ]).toEqual(['412 a b', 'Network Error'])
})

it('[T980] [F81] A refusal made here says so: no provider, no 413, no 50 kB and no shorter answer for a file', () => {
  const text = 'photos: photo.jpg is too large: 700000 of 500000 bytes'
  const refused = attempt({ code: 'too-large', status: 413, text })
  const said = explainEntry(entry({ log: [refused] }))
  expect(said).toMatchObject({ isLocal: true, title: 'Refused here: the files are too large' })
  expect(providerWords(refused)).toBe(text)
  expect(JSON.stringify(said)).not.toMatch(/provider|413|50 kB|horten/)
  expect(explainEntry(entry({ log: [attempt()] }))).toMatchObject({ isLocal: false })
})

it('[T525] shows of each message what was heard last', () => {
  const sent = { status: 'sent', sentAt: '' } as const
  expect([
    lastProviderWords(entry()),
    lastProviderWords(entry({ log: [attempt()] })),
    lastProviderWords(entry({ log: [attempt({ code: 'interrupted', status: 0, text: '' })] })),
    lastProviderWords(
      entry({ state: sent, attempts: 1, log: [attempt({ code: 'accepted', status: 200, text: 'OK' })] }),
    ),
    lastProviderWords(entry({ state: sent, attempts: 3 })),
  ]).toEqual(['', '412 Gmail_API: Invalid grant', 'The page was closed meanwhile', '', 'at try 3'])
})
