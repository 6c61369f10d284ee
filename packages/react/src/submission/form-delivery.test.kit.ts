import { SendError } from '@letterslot/client'
import { type Answer, createMemoryStore, createOutbox, type Outbox } from '@letterslot/client/outbox'
import type { FormState } from '@letterslot/core/form-state'
import { afterEach, beforeEach, vi } from 'vitest'
import type { FormHandle, FormOptions } from '../form/form-context.ts'
import type { FormFile } from '../form/form-file.ts'
import type { FormMessages } from '../form/form-messages.ts'
import { createFormHandle } from '../LetterslotForm.tsx'
import { createFormDelivery } from './form-delivery.ts'
import * as ui from './submission-ui.ts'

export const connection = { origin: 'https://provider.example', publicKey: 'k', serviceId: 's', templateId: 't' }
export const form = {
  format: 'letterslot.form/1',
  version: 1,
  id: 'contact',
  title: 'Write to us',
  locale: 'en',
  pages: [{ id: 'p1', fields: [{ id: 'words', kind: 'text', name: 'words', label: 'Words', rules: [] }] }],
  delivery: connection,
}
export const ok: Answer = { status: 200, text: 'OK' }
export const refusal = new SendError({ code: 'rejected', status: 422, text: 'No', sent: 'no' })

/** A visitor's form over an outbox in memory, and what the page around it is told. */
export interface Scene {
  readonly handle: FormHandle
  readonly messages: FormMessages
  readonly outbox: Outbox
  readonly told: string[]
  readonly sent: string[]
  write(words: string): void
  state(): FormState
  send(): Promise<void>
}

/** A busy machine takes its time. */
export const until = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 10_000 })
export const closings: (() => unknown)[] = []

/** @param change - puts another outbox in the place of the one that the form would have. */
export function open(
  answer: (words: string | undefined) => Promise<Answer>,
  {
    file = form,
    change = (outbox) => outbox,
    clock,
  }: {
    readonly file?: FormFile & { readonly delivery: object }
    readonly change?: (outbox: Outbox) => Outbox
    readonly clock?: FormOptions['clock']
  } = {},
): Scene {
  const sent: string[] = []
  const outbox = createOutbox({
    store: createMemoryStore(),
    policy: { paceMs: 0 },
    send: ({ params }) => {
      sent.push(params['words'] ?? '')
      return answer(params['words'])
    },
  })
  const told: string[] = []
  let ids = 0
  const options: FormOptions = {
    outbox: change(outbox),
    isOnline: () => true,
    ...(clock && { clock }),
    createId: () => {
      ids += 1
      return `message-${ids}`
    },
    onQueued: ({ id }) => told.push(`queued ${id}`),
    onSent: ({ id }) => told.push(`sent ${id}`),
    onParked: ({ id }) => told.push(`parked ${id}`),
  }
  const handle = createFormHandle(file, { options, ui })
  const messages = createFormDelivery(handle)
  closings.push(() => outbox.close(), messages.watch())
  const [field] = handle.fields
  return {
    handle,
    messages,
    outbox,
    told,
    sent,
    write: (words) => field && handle.store.change(field.id, words),
    state: handle.store.state,
    async send() {
      handle.store.dispatch({ kind: 'sendStarted' })
      await messages.send()
    },
  }
}
export const refuseBad = async (words: string | undefined): Promise<Answer> => {
  if (words?.startsWith('bad')) throw refusal
  return ok
}
export const submissionOf = (id: string, words: string, formId = 'contact') => ({
  id,
  writtenAt: '2026-11-14T14:02:00+01:00',
  form: { id: formId, title: 'F' },
  connection,
  params: { words },
})

/** Gives each test a page’s events, which Node has not, and closes what it opened. */
export function setPage(): void {
  beforeEach(() => {
    // A page's own events: Node has no page.
    const page = new EventTarget()
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  })
  afterEach(async () => {
    for (const close of closings.splice(0).reverse()) await close()
    vi.unstubAllGlobals()
  })
}
