import { SendError } from '@letterslot/client'
import { type Answer, createMemoryStore, createOutbox, type Entry, type Outbox } from '@letterslot/client/outbox'
import type { FormState } from '@letterslot/core/form-state'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { manualClock } from '../../../client/src/outbox/outbox.test.fixture.ts'
import type { FormHandle, FormOptions } from '../form/form-context.ts'
import type { FormFile } from '../form/form-file.ts'
import type { FormMessages } from '../form/form-messages.ts'
import { createFormHandle } from '../LetterslotForm.tsx'
import { createFormDelivery } from './form-delivery.ts'

const connection = { origin: 'https://provider.example', publicKey: 'k', serviceId: 's', templateId: 't' }
const form = {
  format: 'letterslot.form/1',
  version: 1,
  id: 'contact',
  title: 'Write to us',
  locale: 'en',
  pages: [{ id: 'p1', fields: [{ id: 'words', kind: 'text', name: 'words', label: 'Words', rules: [] }] }],
  delivery: connection,
}
const ok: Answer = { status: 200, text: 'OK' }
const refusal = new SendError({ code: 'rejected', status: 422, text: 'No', sent: 'no' })

/** A visitor's form over an outbox in memory, and what the page around it is told. */
interface Scene {
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
const until = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 10_000 })
const closings: (() => unknown)[] = []

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

/** @param change - puts another outbox in the place of the one that the form would have. */
function open(
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
  const handle = createFormHandle(file, { options })
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

const wordsIn = ({ handle }: Scene): unknown => Object.values(handle.store.values())[0]
const refuseBad = async (words: string | undefined): Promise<Answer> => {
  if (words?.startsWith('bad')) throw refusal
  return ok
}
const reaches = (scene: Scene, status: FormState['status']): Promise<unknown> =>
  until(() => expect(scene.state().status).toBe(status))
const idShown = (scene: Scene): string | undefined => {
  const state = scene.state()
  return 'message' in state ? state.message?.id : state.status === 'sent' ? state.receipt.id : undefined
}
const submissionOf = (id: string, words: string, formId = 'contact') => ({
  id,
  writtenAt: '2026-11-14T14:02:00+01:00',
  form: { id: formId, title: 'F' },
  connection,
  params: { words },
})

describe('a form that follows its message', () => {
  it('[R41] says of one that is taken in late how it is kept, as soon as it is', async () => {
    const clock = manualClock()
    const takenIn = Promise.withResolvers<void>()
    const scene = open(() => new Promise(() => {}), {
      clock,
      change: (outbox) => ({
        ...outbox,
        async enqueue(submission, options) {
          await takenIn.promise
          return outbox.enqueue(submission, options)
        },
      }),
    })
    const sending = scene.send()
    await clock.go(5_000)
    expect(scene.state()).toEqual({ status: 'stillSending', message: undefined })
    takenIn.resolve()
    await sending
    expect(scene.state()).toMatchObject({ status: 'stillSending', message: { kept: 'onPage' } })
  })

  it('[R79] sends what stands in it under the same id, until that is sent; then another message is another', async () => {
    const scene = open(refuseBad)
    scene.write('bad')
    await scene.send()
    await reaches(scene, 'needsPerson')
    scene.write('good')
    await scene.send()
    await reaches(scene, 'sent')
    scene.messages.close()
    scene.write('good, too')
    await scene.send()
    await reaches(scene, 'sent')
    expect(scene.sent).toEqual(['bad', 'good', 'good, too'])
    expect(idShown(scene)).toBe('message-2')
    expect((await scene.outbox.list()).map(({ id, state }) => [id, state.status])).toEqual([
      ['message-1', 'sent'],
      ['message-2', 'sent'],
    ])
  })

  it('[R79] sends what was written anew where the message went out meanwhile', async () => {
    const scene = open(refuseBad)
    scene.write('bad')
    await scene.send()
    await reaches(scene, 'needsPerson')
    // Unheard of: as a tab that was asleep while another one sent it.
    closings.pop()?.()
    await scene.outbox.retry('message-1', { params: { words: 'good' } })
    await until(async () => expect((await scene.outbox.get('message-1'))?.state.status).toBe('sent'))
    scene.write('another')
    await scene.send()
    await until(() => expect(scene.sent).toEqual(['bad', 'good', 'another']))
    expect((await scene.outbox.get('message-2'))?.params).toBeDefined()
  })

  it('[R77] deletes it and empties the form, and brings both back', async () => {
    const scene = open(refuseBad)
    scene.write('bad')
    await scene.send()
    await reaches(scene, 'needsPerson')
    await scene.messages.remove()
    expect([scene.state().status, wordsIn(scene), scene.messages.canUndo()]).toEqual(['filling', undefined, true])
    await scene.messages.undo()
    expect([wordsIn(scene), idShown(scene), scene.messages.canUndo()]).toEqual(['bad', 'message-1', false])
  })

  it('[R77] has no Undo any more once another message was sent', async () => {
    const scene = open(refuseBad)
    scene.write('bad')
    await scene.send()
    await reaches(scene, 'needsPerson')
    await scene.messages.remove()
    scene.write('good')
    await scene.send()
    await reaches(scene, 'sent')
    expect(scene.messages.canUndo()).toBe(false)
  })

  it('[R77] goes on with a message that could not be deleted', async () => {
    const scene = open(refuseBad, {
      change: (outbox) => ({ ...outbox, remove: () => Promise.reject(new DOMException('No', 'UnknownError')) }),
    })
    scene.write('bad')
    await scene.send()
    await reaches(scene, 'needsPerson')
    await expect(scene.messages.remove()).rejects.toThrow('No')
    await scene.outbox.retry('message-1', { params: { words: 'good' } })
    await reaches(scene, 'sent')
  })

  it('[R86] leaves what a form wants not to be kept to the page', async () => {
    const kept: unknown[] = []
    const scene = open(refuseBad, {
      file: { ...form, delivery: { ...connection, keepOnDevice: false } },
      change: (outbox) => ({
        ...outbox,
        enqueue: (submission, options) => {
          kept.push(options?.keep)
          return outbox.enqueue(submission, options)
        },
      }),
    })
    await scene.send()
    expect(kept).toEqual([false])
  })

  it('[R61] [R89] shows no other message in its place, and tells the page of each thing once', async () => {
    const scene = open(refuseBad)
    scene.write('bad')
    await scene.send()
    await reaches(scene, 'needsPerson')
    await scene.outbox.enqueue(submissionOf('other', 'good'))
    await until(async () => expect((await scene.outbox.get('other'))?.state.status).toBe('sent'))
    expect([scene.state().status, idShown(scene)]).toEqual(['needsPerson', 'message-1'])
    document.dispatchEvent(new Event('visibilitychange'))
    await scene.messages.open('message-1')
    expect(scene.told).toEqual(['queued message-1', 'parked message-1'])
  })
})

describe('news of a message', () => {
  /** A form whose outbox tells only what the test tells. */
  async function openTold(pausedUntilMs?: () => Promise<number>) {
    const listeners = new Set<Parameters<Outbox['subscribe']>[0]>()
    const scene = open(refuseBad, {
      change: (outbox) => ({
        ...outbox,
        ...(pausedUntilMs && { pausedUntilMs }),
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      }),
    })
    await scene.outbox.enqueue(submissionOf('one', 'bad'))
    await until(async () => expect((await scene.outbox.get('one'))?.state.status).toBe('parked'))
    const parked = await scene.outbox.get('one')
    if (!parked) throw new Error('nothing was kept')
    await scene.messages.open('one')
    const tell = (entry: Entry): void => {
      for (const listener of listeners) listener({ kind: 'changed', entry })
    }
    return { scene, parked, tell }
  }

  it('[R89] that comes late changes nothing', async () => {
    const { scene, parked, tell } = await openTold()
    tell({ ...parked, fence: parked.fence - 1, state: { status: 'waiting', sinceMs: 0, retryMs: 1 } })
    expect(scene.state().status).toBe('needsPerson')
    tell({ ...parked, fence: parked.fence + 1, state: { status: 'sent', sentAt: '2026-11-14T14:03:00Z' } })
    tell(parked)
    expect(scene.state().status).toBe('sent')
  })

  it('[R74] is shown without the pause that was asked for before it', async () => {
    let resolve: (untilMs: number) => void = () => {}
    const { scene, parked, tell } = await openTold(
      () =>
        new Promise((settle) => {
          resolve = settle
        }),
    )
    const fence = parked.fence
    tell({ ...parked, fence: fence + 1, state: { status: 'queued' } })
    tell({ ...parked, fence: fence + 2, state: { status: 'queued' }, attempts: 9 })
    const first = resolve
    tell({ ...parked, fence: fence + 3 })
    expect(scene.state()).toMatchObject({ status: 'needsPerson' })
    first(7)
    await Promise.resolve()
    tell({ ...parked, fence: fence + 4, state: { status: 'waiting', sinceMs: 0, retryMs: 99 } })
    await until(() => expect(scene.state()).toMatchObject({ status: 'notSent', nextMs: 99 }))
  })
})

describe('messages of before', () => {
  it('[R81] are listed, all of this form that wait, and of no other; one that was sent is not opened', async () => {
    const scene = open((words) => (words === 'good' ? Promise.resolve(ok) : Promise.reject(refusal)))
    for (let count = 0; count < 100; count += 1) await scene.outbox.enqueue(submissionOf(`old-${count}`, 'bad'))
    await scene.outbox.enqueue(submissionOf('theirs', 'bad', 'other'))
    await scene.outbox.enqueue(submissionOf('good', 'good'))
    await scene.outbox.enqueue(submissionOf('last', 'bad'))
    await scene.outbox.flush()
    await until(async () => expect((await scene.outbox.get('good'))?.state.status).toBe('sent'))
    await until(() => expect(scene.messages.older()).toHaveLength(101))
    await scene.messages.open('good')
    expect(scene.state().status).toBe('filling')
    const again = createFormDelivery(scene.handle)
    closings.push(again.watch())
    await until(() => expect(again.older()).toHaveLength(101))
    expect(again.older().map(({ id }) => id)).not.toContain('theirs')
  })
})
