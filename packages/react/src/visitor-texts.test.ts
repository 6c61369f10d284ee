import type { VisitorTexts } from '@letterslot/core/form-state'
import { visitor } from '@letterslot/core/messages/en'
import { outcomeTexts } from '@letterslot/core/messages/en-outcome'
import { describe, expect, it } from 'vitest'
import {
  choice,
  closes,
  filling,
  memory,
  nextDay,
  notLoaded,
  older,
  parked,
  problems,
  queued,
  reads,
  readsSent,
  readsStill,
  refused,
  sameDay,
  sending,
  silent,
  soonMs,
  waiting,
  wanted,
} from './visitor-texts.test.fixture.ts'

interface Row {
  readonly when: string
  /** Texts while the condition holds; undefined if a press leads there, which a page proves. */
  readonly holds?: () => readonly string[]
  /** Texts while it does not, with all else the same. */
  readonly fails: () => readonly string[]
}

/** Each text, when a visitor reads it, and a case of each. A text without a row does not compile. */
const table: Record<keyof VisitorTexts, Row> = {
  owner: {
    when: 'the form names no maker',
    holds: () => filling({ maker: undefined }),
    fails: () => filling(),
  },
  marked: { when: 'a question needs an answer', holds: () => filling({}, [wanted]), fails: () => filling() },
  goesTo: { when: 'the form is being filled in', holds: () => filling(), fails: () => reads({}) },
  choose: { when: 'nothing of a list is chosen', holds: () => filling({}, [choice]), fails: () => filling() },
  send: {
    when: 'the form names its button nothing else',
    holds: () => filling(),
    fails: () => filling({ submitLabel: 'Go' }),
  },
  sending: { when: 'an attempt has run for 150 ms', holds: () => sending(true), fails: () => sending(false) },
  notSent: {
    when: 'it goes out by itself and is not saved',
    holds: () => reads(memory),
    fails: () => reads({ keeping: 'strict' }),
  },
  notLoaded: { when: 'what sends could not be fetched', holds: notLoaded, fails: () => filling() },
  problem: { when: 'one answer breaks a rule', holds: () => problems(1), fails: () => problems(2) },
  problems: { when: 'several answers break a rule', holds: () => problems(2), fails: () => problems(1) },
  problemOf: { when: 'an answer breaks a rule', holds: () => problems(1), fails: () => filling({}, [wanted]) },
  stillSending: { when: 'an attempt has run for 5 s', holds: () => readsStill({}), fails: () => sending(true) },
  didYouMean: { when: 'an e-mail field was left whose domain is a slip from a common one', fails: () => filling() },
  saved: {
    when: 'it is committed, strictly',
    holds: () => [...readsStill({ keeping: 'strict' }), ...reads({ ...refused, keeping: 'strict' })],
    fails: () =>
      (['relaxed', 'memory'] as const).flatMap((keeping) => [
        ...readsStill({ keeping }),
        ...reads({ keeping }),
        ...reads({ ...refused, keeping }),
      ]),
  },
  nearlySaved: {
    when: 'it is committed, but not strictly',
    holds: () => reads({ keeping: 'relaxed' }),
    fails: () => [...reads({ keeping: 'strict' }), ...reads(memory)],
  },
  onPage: {
    when: 'its outbox is in memory, by the wish of the page',
    holds: () => reads(memory),
    fails: () => [...reads({ keeping: 'relaxed' }), ...reads({ ...memory, health: { fault: 'quota' } })],
  },
  unwanted: {
    when: 'the form keeps nothing on this device',
    holds: () => reads({ ...memory, keepOnDevice: false, health: { fault: 'quota' } }),
    fails: () => reads({ ...memory, health: { fault: 'quota' } }),
  },
  noRoom: {
    when: 'the quota is used up',
    holds: () => reads({ ...memory, health: { fault: 'quota' } }),
    fails: () => [...reads(memory), ...reads({ keeping: 'strict', health: { fault: 'quota' } })],
  },
  notAllowed: {
    when: 'the browser blocks its storage, or has none',
    holds: () => reads({ ...memory, health: { fault: 'blocked-site-data' } }),
    fails: () => reads({ ...memory, health: { fault: 'lost' } }),
  },
  notSaved: {
    when: 'the storage failed',
    holds: () => reads({ ...memory, health: { fault: 'lost' } }),
    fails: () => reads(memory),
  },
  older: { when: 'one of before is not sent', holds: () => older(1), fails: () => older(0, true) },
  olderMore: { when: 'more than three of before are not sent', holds: () => older(4), fails: () => older(3) },
  seeIt: { when: 'one of before is not sent', holds: () => older(1), fails: () => older(0, true) },
  back: { when: 'one of before is shown', holds: () => reads({ older: true }), fails: () => reads({}) },
  removed: { when: 'one was deleted a moment ago', holds: () => older(0, true), fails: () => older(1) },
  undo: { when: 'one was deleted a moment ago', holds: () => older(0, true), fails: () => older(1) },
  notSentSaved: {
    when: 'it goes out by itself and is committed, strictly',
    holds: () => reads({ keeping: 'strict' }),
    fails: () => [...reads({ keeping: 'relaxed' }), ...reads(memory), ...reads(refused)],
  },
  queued: { when: 'nothing was tried yet', holds: () => reads({ state: queued }), fails: () => reads(silent) },
  offline: {
    when: 'the browser has no network',
    holds: () => reads({ ...silent, online: false }),
    fails: () => reads(silent),
  },
  silent: {
    when: 'nothing came back',
    holds: () => reads(silent),
    fails: () => [...reads({ code: 'provider-failed' }), ...reads({ ...silent, online: false })],
  },
  busy: {
    when: 'the answer was a no for now',
    holds: () => reads({ code: 'provider-failed' }),
    fails: () => reads(silent),
  },
  unclear: {
    when: 'a 2xx came without the agreed words',
    holds: () => reads({ code: 'unclear-answer' }),
    fails: () => reads({ code: 'provider-failed' }),
  },
  whenOnline: {
    when: 'the browser has no network, and sends nothing once the page is closed',
    holds: () => reads({ online: false }),
    fails: () => [...reads({}), ...reads({ ...closes, online: false })],
  },
  nextTry: {
    when: 'the time of the next try is known, and the page has to be open',
    holds: () => [...reads({ state: waiting }), ...reads({ ...silent, pausedUntilMs: soonMs })],
    fails: () => [...reads(silent), ...reads({ ...closes, state: waiting }), ...reads({ online: false })],
  },
  nextTryUnknown: {
    when: 'the time of the next try is not known, and the page has to be open',
    holds: () => reads(silent),
    fails: () => [...reads({ state: waiting }), ...reads({ ...silent, ...closes })],
  },
  nextTryClosed: {
    when: 'the time of the next try is known, and the page may be closed',
    holds: () => reads({ ...closes, state: waiting }),
    fails: () => reads({ state: waiting }),
  },
  mayClose: {
    when: 'the browser sends once the page is closed, and has it on the device',
    holds: () => [...reads({ ...closes, keeping: 'strict' }), ...reads({ ...closes, keeping: 'relaxed' })],
    fails: () => [...reads({}), ...reads({ ...closes, ...memory }), ...reads({ ...closes, ...refused })],
  },
  trying: { when: 'an attempt runs', holds: () => reads({ trying: true }), fails: () => reads({}) },
  tryNow: { when: 'it goes out by itself', holds: () => reads({}), fails: () => reads(refused) },
  tryAgain: { when: 'a person has to act first', holds: () => reads(refused), fails: () => reads({}) },
  show: { when: 'a message is not sent', holds: () => reads({}), fails: () => readsSent(sameDay) },
  hide: { when: 'what was written is shown', fails: () => reads({}) },
  copy: { when: 'a message is not sent', holds: () => reads({}), fails: () => readsSent(sameDay) },
  copied: { when: 'the answers are on the clipboard', fails: () => reads({}) },
  download: { when: 'a person has to act first', holds: () => reads(refused), fails: () => reads({}) },
  remove: { when: 'it is on the device', holds: () => reads({}), fails: () => reads(memory) },
  discard: { when: 'it is on the page alone', holds: () => reads(memory), fails: () => reads({}) },
  written: { when: 'one of before is shown', holds: () => reads({ older: true }), fails: () => reads({}) },
  sent: { when: 'the provider accepted it', holds: () => readsSent(sameDay), fails: () => reads({}) },
  receives: {
    when: 'it was accepted on the day it was written, or within a minute',
    holds: () => readsSent(sameDay),
    fails: () => readsSent(nextDay),
  },
  late: {
    when: 'it was accepted on a later day, a minute or more later',
    holds: () => readsSent(nextDay),
    fails: () => readsSent(sameDay),
  },
  repeated: {
    when: 'an earlier attempt may have arrived',
    holds: () => readsSent(sameDay, { doubtful: true }),
    fails: () => readsSent(sameDay),
  },
  another: {
    when: 'what stood on the page was accepted',
    holds: () => readsSent(sameDay),
    fails: () => readsSent(sameDay, { older: true }),
  },
  notDelivered: { when: 'a person has to act first', holds: () => reads(refused), fails: () => reads({}) },
  refused: {
    when: 'the provider refuses the form',
    holds: () => reads(refused),
    fails: () => reads({ state: parked('blocked') }),
  },
  notConnected: {
    when: 'the form has no identifiers',
    holds: () => reads({ state: parked('missing-public-key') }),
    fails: () => reads(refused),
  },
  blocked: {
    when: 'the client refuses the message',
    holds: () => reads({ state: parked('blocked') }),
    fails: () => reads(refused),
  },
  tooLarge: {
    when: 'the answers weigh more than the provider takes',
    holds: () => reads({ state: parked('too-large'), answer: 'x'.repeat(51_201) }),
    fails: () => [...reads({ state: parked('too-large') }), ...reads(refused)],
  },
  filesTooLarge: {
    when: 'it is too large, and the answers are not',
    holds: () => reads({ state: parked('too-large') }),
    fails: () => reads({ state: parked('too-large'), answer: 'x'.repeat(51_201) }),
  },
  challenge: {
    when: 'the provider asks for a human check',
    holds: () => reads({ state: parked('challenge') }),
    fails: () => reads(refused),
  },
  inVain: {
    when: 'the outbox gave up after days',
    holds: () => reads({ state: parked('provider-failed', soonMs) }),
    fails: () => reads({ code: 'provider-failed' }),
  },
  perhaps: {
    when: 'every answer was unclear',
    holds: () => reads({ state: parked('unclear-answer', soonMs) }),
    fails: () => reads({ code: 'unclear-answer' }),
  },
  probed: {
    when: 'a person has to act first, and it is tried again all the same',
    holds: () => reads({ ...refused, state: parked('provider-refused', soonMs) }),
    fails: () => [...reads(refused), ...reads({})],
  },
  reach: {
    when: 'a person has to act first or a try failed, and the form knows another way',
    holds: () => reads({ ...refused, fallback: { phone: '+47 22' } }),
    fails: () => [...reads(refused), ...reads({ fallback: { phone: '+47 22' } })],
  },
  ownMail: {
    when: 'the form knows an address',
    holds: () => reads({ ...refused, fallback: { email: 'a@b.org' } }),
    fails: () => reads({ ...refused, fallback: { phone: '+47 22' } }),
  },
  reference: { when: 'a message is not sent', holds: () => reads({}), fails: () => readsSent(sameDay) },
  forOwner: {
    when: 'an attempt came to nothing',
    holds: () => reads({ code: 'provider-failed' }),
    fails: () => reads({ state: queued }),
  },
}

const textOf = (name: string) => `${Reflect.get(visitor, name)}`.replace('Shorten “{label}”', '$& ({size})')
const rows = Object.entries(table).map(([name, row]) => ({ name, ...row, text: textOf(name) }))

/** A sentence may stand beside others; a button or heading says one thing. */
function stands(text: string, among: readonly string[]): boolean {
  const parts = text.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&'))
  const words = parts.join('[^.,]+')
  const pattern = /[.!?]$/.test(text) || text === visitor.owner ? new RegExp(words) : new RegExp(`^${words}$`)
  return among.some((one) => pattern.test(one))
}

describe('what a visitor reads', () => {
  it.each(rows.flatMap(({ holds, ...row }) => (holds ? [{ ...row, holds }] : [])))(
    '[R52 F01 F05 F40] says $name where $when',
    ({ text, holds }) => {
      expect(stands(text, holds())).toBe(true)
    },
  )

  it.each(rows)('[R52 F01 F05 F40] does not say $name but where $when', ({ text, fails }) => {
    const read = fails()
    expect([read.length > 0, stands(text, read)]).toEqual([true, false])
  })

  it.each(rows)('[R52] uses in $name no provider word, no code and no exclamation', ({ text }) => {
    expect(text).not.toMatch(/oops|error|status|provider|code|undefined|!/i)
  })

  it('[R52] knows of every text that stands in a table', () => {
    expect(Object.keys(visitor).sort()).toEqual(Object.keys(table).sort())
    expect(visitor).toMatchObject(outcomeTexts)
  })

  it('[R70 R71 F01 F02] says of anything that is not strictly committed neither saved nor stored', () => {
    const faults = [undefined, 'blocked-site-data', 'quota', 'newer-version', 'lost', 'unsupported'] as const
    const all = faults.flatMap((fault) => [
      ...readsStill({ ...memory, health: fault ? { fault } : {} }),
      ...reads({ ...memory, health: fault ? { fault } : {} }),
      ...reads({ ...refused, ...memory, health: fault ? { fault } : {} }),
    ])
    const claims = all.filter((text) => /saved|stored|kept/i.test(text) && !stands(visitor.notSaved, [text]))
    expect(claims).toEqual([])
    expect(all.filter((text) => text.includes('Keep this page open')).length).toBe(3 * faults.length)
  })
})
