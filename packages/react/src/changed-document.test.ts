import { SendError } from '@letterslot/client'
import { type Answer, createMemoryStore, createOutbox } from '@letterslot/client/outbox'
import type { FormState } from '@letterslot/core/form-state'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FormHandle } from './form/form-context.ts'
import type { FormMessages } from './form/form-messages.ts'
import { createFormHandle } from './LetterslotForm.tsx'
import { createFormDelivery } from './submission/form-delivery.ts'
import * as ui from './submission/submission-ui.ts'

const form = {
  format: 'letterslot.form/1',
  version: 1,
  id: 'contact',
  title: 'Write to us',
  locale: 'en',
  pages: [
    { id: 'p1', fields: [{ id: 'words', kind: 'text', name: 'words', label: 'Words', default: 'Hello', rules: [] }] },
  ],
  delivery: { origin: 'https://provider.example', publicKey: 'k', serviceId: 's', templateId: 't' },
}
const closings: (() => unknown)[] = []
const until = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 10_000 })

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

/** A visitor's form whose maker edits it meanwhile. */
function open(answer: () => Promise<Answer>) {
  const sent: string[] = []
  const told: string[] = []
  const outbox = createOutbox({
    store: createMemoryStore(),
    policy: { paceMs: 0 },
    send: ({ params }) => {
      sent.push(`${params['letterslot_id']} ${params['words']}`)
      return answer()
    },
  })
  let ids = 0
  const createId = (): string => {
    ids += 1
    return `message-${ids}`
  }
  const onQueued = ({ id }: { readonly id: string }): void => void told.push(`queued ${id}`)
  const onSent = ({ id }: { readonly id: string }): void => void told.push(`sent ${id}`)
  const onParked = ({ id }: { readonly id: string }): void => void told.push(`parked ${id}`)
  const options = { outbox, isOnline: () => true, createId, onQueued, onSent, onParked }
  closings.push(() => outbox.close())
  let handle: FormHandle
  let messages: FormMessages
  let stop = (): void => {}
  const draw = (next: FormHandle): void => {
    stop()
    handle = next
    messages = createFormDelivery(handle)
    stop = messages.watch()
  }
  draw(createFormHandle(form, { options, ui }))
  closings.push(() => stop())
  return {
    sent,
    told,
    messages: () => messages,
    state: (): FormState => handle.store.state(),
    words: (): unknown => Object.values(handle.store.values())[0],
    write(words: string) {
      const [field] = handle.fields
      if (field) handle.store.change(field.id, words)
    },
    findProblem() {
      const [field] = handle.fields
      if (!field) throw new Error('The form has no field.')
      const issue = { field: field.id, rule: 0, code: 'valueMissing' } as const
      handle.store.dispatch({ kind: 'problemsFound', issues: [issue] })
    },
    edit(changes: object = { title: 'Write to me' }) {
      draw(createFormHandle({ ...form, ...changes }, handle.host, handle))
    },
    async send(status: FormState['status']) {
      handle.store.dispatch({ kind: 'sendStarted' })
      await messages.send()
      await until(() => expect(handle.store.state().status).toBe(status))
    },
  }
}

const accept = async (): Promise<Answer> => ({ status: 200, text: 'OK' })
const refuse = (): Promise<Answer> =>
  Promise.reject(new SendError({ code: 'rejected', status: 422, text: 'No', sent: 'no' }))

it('[R146 R42] keeps what was written through an edit of the document, and “Send another” empties it all the same', async () => {
  const scene = open(accept)
  scene.write('Ada')
  scene.edit()
  expect(scene.words()).toBe('Ada')
  await scene.send('sent')
  scene.messages().close()
  expect([scene.words(), scene.state()]).toEqual(['Hello', { status: 'filling', from: 'sent' }])
})

it('[R146] goes on saying “Sent” through an edit, tells the page of it once, and “Send another” empties it', async () => {
  const scene = open(accept)
  scene.write('Ada')
  await scene.send('sent')
  const before = scene.state()
  scene.edit()
  expect(scene.state()).toBe(before)
  scene.messages().close()
  expect([scene.words(), scene.state().status]).toEqual(['Hello', 'filling'])
  expect(scene.told).toEqual(['queued message-1', 'sent message-1'])
})

it('[R146 R77] follows a message that is not sent through an edit, and “Delete” empties the form', async () => {
  const scene = open(refuse)
  scene.write('Ada')
  await scene.send('needsPerson')
  scene.edit()
  expect([scene.state().status, scene.words(), scene.messages().older()]).toEqual(['needsPerson', 'Ada', []])
  await scene.messages().remove()
  expect([scene.state(), scene.words()]).toEqual([{ status: 'filling', from: 'removed' }, 'Hello'])
  expect(scene.told).toEqual(['queued message-1', 'parked message-1'])
})

it('[R146 R79] sends it after an edit under the same id: one message stays one', async () => {
  let answer = refuse
  const scene = open(() => answer())
  scene.write('Ada')
  await scene.send('needsPerson')
  scene.edit()
  answer = accept
  scene.write('Ada Lovelace')
  await scene.send('sent')
  expect(scene.sent).toEqual(['message-1 Ada', 'message-1 Ada Lovelace'])
})

it('[R146] looks for problems anew in a document that was edited', () => {
  const scene = open(accept)
  scene.findProblem()
  scene.edit({ pages: [{ id: 'p1', fields: [] }] })
  expect([scene.state(), scene.words()]).toEqual([{ status: 'filling' }, undefined])
})

it('[R146] begins another form from the start, and follows no message of this one', async () => {
  const scene = open(refuse)
  scene.write('Ada')
  await scene.send('needsPerson')
  scene.edit({ id: 'order' })
  expect([scene.state(), scene.words()]).toEqual([{ status: 'filling' }, 'Hello'])
  await scene.send('needsPerson')
  expect(scene.sent).toEqual(['message-1 Ada', 'message-2 Hello'])
})
