import type { AttemptCode, Durability, Entry, EntryState, OutboxHealth } from '@letterslot/client/outbox'
import type { FieldId } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import type { FormState } from '@letterslot/core/form-state'
import { outcomeOf } from '@letterslot/core/form-state'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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
import * as ui from './submission/submission-ui.ts'

export const options = [{ value: 'a', label: 'A' }]

export function contextOf(more: object = {}, fields: readonly object[] = []): FormContext {
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
  const handle = createFormHandle(parsed.value, { options: {}, ui })
  return createFormContext(handle, {
    components: {},
    editing: false,
    headingLevel: 2,
    idPrefix: '',
    rareParts: undefined,
    texts: undefined,
  })
}

/** Lists the text nodes of a drawing; a link within a sentence is part of it. */
export function textsIn(element: ReactElement): readonly string[] {
  return renderToStaticMarkup(element)
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/<a class="ls-link"[^>]*>(.*?)<\/a>/g, '$1')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter(Boolean)
}

const body = (context: FormContext): readonly string[] => textsIn(createElement(FormBody, { context }))

export const filling = (more?: object, fields?: readonly object[]): readonly string[] => body(contextOf(more, fields))

export function notLoaded(): readonly string[] {
  const context = contextOf()
  context.handle.store.dispatch({ kind: 'sendStarted' })
  context.handle.store.dispatch({ kind: 'notLoaded' })
  return body(context)
}

export const sending = (spinner: boolean): readonly string[] =>
  textsIn(
    createElement(SubmitButton, {
      context: contextOf(),
      state: { status: 'sending', spinner },
      ui,
    }),
  )

export function problems(count: number): readonly string[] {
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

export const soonMs = Date.now() + 40_000
export const queued: EntryState = { status: 'queued' }
export const waiting: EntryState = { status: 'waiting', sinceMs: 0, retryMs: soonMs }
export const parked = (code: AttemptCode, probeMs?: number): EntryState => ({
  status: 'parked',
  code,
  sinceMs: 0,
  ...(probeMs !== undefined && { probeMs }),
})

export function entryOf({
  state = waiting,
  keeping = 'strict',
  code,
  answer = 'Hello',
  doubtful = false,
}: Facts): Entry {
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
export function reads(facts: Facts): readonly string[] {
  const { online = true, older = false, trying = false, keepOnDevice = true, fallback = {}, pausedUntilMs } = facts
  const context = contextOf({ delivery: { ...delivery, keepOnDevice, fallback } })
  const entry = entryOf(facts)
  const health: OutboxHealth = { keeping: 'strict', sendsWhenClosed: false, ...facts.health }
  const around = { health, online, keep: keepOnDevice, older, pausedUntilMs, blocked: undefined }
  const state = { ...outcomeOf(deliveryStatusOf(entry, around)), trying, round: 1 }
  return textsIn(createElement(SubmissionOutcome, { context, state }))
}

export function readsStill(facts: Facts): readonly string[] {
  const health: OutboxHealth = { keeping: 'strict', sendsWhenClosed: false, ...facts.health }
  const around = {
    health,
    online: true,
    keep: facts.keepOnDevice !== false,
    older: false,
    pausedUntilMs: undefined,
    blocked: undefined,
  }
  const state: FormState = { status: 'stillSending', message: deliveryStatusOf(entryOf(facts), around).message }
  return [textsIn(createElement(StillSending, { context: contextOf(), state })).join(' ')]
}

export function readsSent(sentAt: string, { doubtful = false, older = false }: Facts = {}): readonly string[] {
  const receipt = receiptOf(entryOf({ doubtful }), sentAt, { older, awaited: true })
  return textsIn(createElement(SubmissionOutcome, { context: contextOf(), state: { status: 'sent', receipt } }))
}

export function older(count: number, canUndo = false): readonly string[] {
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

export const sameDay = '2026-11-14T15:00:00+01:00'
export const nextDay = '2026-11-15T15:00:00+01:00'
export const memory = { keeping: 'memory' } as const
export const silent: Facts = { state: queued, code: 'network' }
export const refused: Facts = { state: parked('provider-refused'), code: 'provider-refused' }
export const closes: Facts = { health: { sendsWhenClosed: true } }
export const choice = { id: 'c', kind: 'select', name: 'c', label: 'C', options, rules: [] }
export const wanted = { id: 'w', kind: 'text', name: 'w', label: 'W', rules: [{ kind: 'required' }] }
