import type { Entry, Outbox } from '@letterslot/client/outbox'
import { describe, expect, it } from 'vitest'
import { closings, ok, open, refusal, refuseBad, setPage, submissionOf, until } from './form-delivery.test.kit.ts'
import { createFormDelivery } from './form-delivery.ts'

setPage()

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
