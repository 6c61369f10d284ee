import type { AttemptCode, Durability, Entry, EntryState, OutboxHealth } from '@letterslot/client/outbox'
import { type FieldId, formatIssue, issueCodes } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import type { FormState, VisitorTexts } from '@letterslot/core/form-state'
import { outcomeOf } from '@letterslot/core/form-state'
import { issues, visitor } from '@letterslot/core/messages/en'
import { outcomeTexts } from '@letterslot/core/messages/en-outcome'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FormBody } from './FormBody.tsx'
import { createFormContext } from './form/create-form-context.ts'
import type { FormContext } from './form/form-context.ts'
import { createFormHandle } from './LetterslotForm.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { deliveryStatusOf, receiptOf } from './submission/delivery-status.ts'
import { ErrorSummary } from './submission/ErrorSummary.tsx'
import { PendingMessageLines } from './submission/PendingMessages.tsx'
import { StillSending } from './submission/StillSending.tsx'
import { SubmissionOutcome } from './submission/SubmissionOutcome.tsx'

const options = [{ value: 'a', label: 'A' }]

function contextOf(more: object = {}, fields: readonly object[] = []): FormContext {
  const parsed = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'f',
    title: 'F',
    locale: 'en',
    maker: 'Ada & co',
    pages: [{ id: 'p', fields: [{ id: 'm', kind: 'textarea', name: 'm', label: 'Message', rules: [] }, ...fields] }],
    ...more,
  })
  if (!parsed.ok) throw parsed.error
  const handle = createFormHandle(parsed.value, { options: {} })
  return createFormContext(handle, {
    components: {},
    editing: false,
    headingLevel: 2,
    idPrefix: '',
    rareParts: undefined,
    texts: undefined,
  })
}

/** Lists the text nodes of a drawing. */
function textsIn(element: ReactElement): readonly string[] {
  return renderToStaticMarkup(element)
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean)
}

const body = (context: FormContext): readonly string[] => textsIn(createElement(FormBody, { context }))

const filling = (more?: object, fields?: readonly object[]): readonly string[] => body(contextOf(more, fields))

function notLoaded(): readonly string[] {
  const context = contextOf()
  context.handle.store.dispatch({ kind: 'sendStarted' })
  context.handle.store.dispatch({ kind: 'notLoaded' })
  return body(context)
}

const sending = (spinner: boolean): readonly string[] =>
  textsIn(createElement(SubmitButton, { context: contextOf(), state: { status: 'sending', spinner } }))

function problems(count: number): readonly string[] {
  const found = Array.from({ length: count }, () => ({ field: fieldId(), rule: 0, code: 'valueMissing' as const }))
  return textsIn(createElement(ErrorSummary, { context: contextOf(), issues: found, round: 1 }))
}

function fieldId(): FieldId {
  const [field] = contextOf().handle.fields
  if (!field) throw new Error('no field')
  return field.id
}

/** Facts about a message, this browser and the form. */
interface Facts {
  readonly state?: EntryState
  readonly keeping?: Durability
  readonly health?: Partial<OutboxHealth>
  /** Result of its last attempt. */
  readonly code?: AttemptCode
  readonly online?: boolean
  readonly pausedUntilMs?: number
  readonly keepOnDevice?: boolean
  readonly fallback?: object
  readonly older?: boolean
  readonly trying?: boolean
  readonly answer?: string
  readonly doubtful?: boolean
}

const soonMs = Date.now() + 40_000
const queued: EntryState = { status: 'queued' }
const waiting: EntryState = { status: 'waiting', sinceMs: 0, retryMs: soonMs }
const parked = (code: AttemptCode, probeMs?: number): EntryState => ({
  status: 'parked',
  code,
  sinceMs: 0,
  ...(probeMs !== undefined && { probeMs }),
})

function entryOf({ state = waiting, keeping = 'strict', code, answer = 'Hello', doubtful = false }: Facts): Entry {
  const attempt = { startedMs: 0, endedMs: 1, status: 0, text: 'Words', sent: 'no' } as const
  return {
    format: 1,
    order: 1,
    id: 'ABCDEFGH',
    writtenAt: '2026-11-14T14:02:00+01:00',
    form: { id: 'f', title: 'F' },
    connection: { origin: '', publicKey: '', serviceId: '', templateId: '' },
    params: { m: answer },
    keeping,
    state,
    fence: 1,
    attempts: 1,
    waits: 0,
    waitedMs: 0,
    log: code ? [{ ...attempt, code }] : [],
    doubtful,
  }
}

const delivery = { origin: 'https://example.org', publicKey: 'k', serviceId: 's', templateId: 't' }

/** Reads the visitor's texts for a message of these facts. */
function reads(facts: Facts): readonly string[] {
  const { online = true, older = false, trying = false, keepOnDevice = true, fallback = {}, pausedUntilMs } = facts
  const context = contextOf({ delivery: { ...delivery, keepOnDevice, fallback } })
  const entry = entryOf(facts)
  const health: OutboxHealth = { keeping: 'strict', sendsWhenClosed: false, ...facts.health }
  const around = { health, online, keep: keepOnDevice, older, pausedUntilMs }
  const state = { ...outcomeOf(deliveryStatusOf(entry, around)), trying, round: 1 }
  return textsIn(createElement(SubmissionOutcome, { context, state }))
}

function readsStill(facts: Facts): readonly string[] {
  const health: OutboxHealth = { keeping: 'strict', sendsWhenClosed: false, ...facts.health }
  const around = {
    health,
    online: true,
    keep: facts.keepOnDevice !== false,
    older: false,
    pausedUntilMs: undefined,
  }
  const state: FormState = { status: 'stillSending', message: deliveryStatusOf(entryOf(facts), around).message }
  return [textsIn(createElement(StillSending, { context: contextOf(), state })).join(' ')]
}

function readsSent(sentAt: string, { doubtful = false, older = false }: Facts = {}): readonly string[] {
  const receipt = receiptOf(entryOf({ doubtful }), sentAt, { older, awaited: true })
  return textsIn(createElement(SubmissionOutcome, { context: contextOf(), state: { status: 'sent', receipt } }))
}

function older(count: number, canUndo = false): readonly string[] {
  const list = Array.from({ length: count }, (_, at) => ({ id: `${at}`, writtenAt: '2026-11-14T14:02:00+01:00' }))
  const never = async (): Promise<void> => undefined
  const messages = {
    send: never,
    retryNow: never,
    remove: never,
    undo: never,
    open: never,
    close: () => undefined,
    watch: () => () => undefined,
    subscribe: () => () => undefined,
    older: () => list,
    canUndo: () => canUndo,
  }
  return textsIn(createElement(PendingMessageLines, { context: contextOf(), messages }))
}

const sameDay = '2026-11-14T15:00:00+01:00'
const nextDay = '2026-11-15T15:00:00+01:00'
const memory = { keeping: 'memory' } as const
const silent: Facts = { state: queued, code: 'network' }
const refused: Facts = { state: parked('provider-refused'), code: 'provider-refused' }
const closes: Facts = { health: { sendsWhenClosed: true } }
const choice = { id: 'c', kind: 'select', name: 'c', label: 'C', options, rules: [] }
const wanted = { id: 'w', kind: 'text', name: 'w', label: 'W', rules: [{ kind: 'required' }] }

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

const rows = Object.entries(table).map(([name, row]) => ({ name, ...row, text: `${Reflect.get(visitor, name)}` }))

/** A sentence may stand beside others; a button or a heading says one thing. */
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
    expect(read.length).toBeGreaterThan(0)
    expect(stands(text, read)).toBe(false)
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

const kinds = ['text', 'select', 'checkboxes', 'consent', 'url', 'date', 'number']
const everyKind = contextOf(
  {},
  kinds.map((kind) => ({
    id: kind,
    kind,
    name: kind,
    label: 'L',
    rules: [],
    ...(/select|boxes/.test(kind) && { options }),
  })),
)

it.each(issueCodes)('[R52 F01] promises nothing of the field where it is %s, and uses no word of the trade', (code) => {
  for (const { id } of everyKind.handle.fields) {
    const issue = { field: id, rule: 0, code, limit: 2, actual: 1, others: 'Adults', file: 'photo.jpg' }
    const text = formatIssue(issue, { form: everyKind.handle.form, messages: issues })
    expect(text).toMatch(/^\S.*\w$/)
    expect(text).not.toMatch(/\bsav(e|ed|ing)\b|on (its|the) way|\bqueued?\b|\bstored?\b|\bautomatic/i)
    expect(text).not.toMatch(/oops|error|status|provider|code|undefined|!/i)
  }
})

it.each([
  ['2026-11-14T23:59:59+01:00', '2026-11-15T00:00:06+01:00', false],
  ['2026-11-14T23:59:59+01:00', '2026-11-15T00:00:59+01:00', true],
  ['2026-11-14T12:00:00+01:00', '2026-11-14T12:30:00+01:00', false],
])('[R109] [F82] written %s and sent %s, a message is called late: %s', (writtenAt, sentAt, isLate) => {
  const receipt = receiptOf({ ...entryOf({}), writtenAt }, sentAt, { older: false, awaited: true })
  const read = textsIn(createElement(SubmissionOutcome, { context: contextOf(), state: { status: 'sent', receipt } }))
  expect(read.some((text) => text.startsWith('Sent now; you wrote it on'))).toBe(isLate)
})

it('[R142] “Not sent yet” offers the other way to be reached after the first failed try, and not before', () => {
  const fallback = { phone: '+47 22' }
  expect(reads({ fallback, code: 'network' })).toContain('+47 22')
  expect(reads({ fallback, state: queued, online: false })).not.toContain('+47 22')
})
