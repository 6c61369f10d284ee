import type { FormState } from '@letterslot/core/form-state'
import { describe, expect, it } from 'vitest'
import { manualClock } from '../../../client/src/outbox/outbox.test.fixture.ts'
import {
  closings,
  connection,
  form,
  open,
  refuseBad,
  type Scene,
  setPage,
  submissionOf,
  until,
} from './form-delivery.test.kit.ts'

setPage()

const wordsIn = ({ handle }: Scene): unknown => Object.values(handle.store.values())[0]
const reaches = (scene: Scene, status: FormState['status']): Promise<unknown> =>
  until(() => expect(scene.state().status).toBe(status))
const idShown = (scene: Scene): string | undefined => {
  const state = scene.state()
  return 'message' in state ? state.message?.id : state.status === 'sent' ? state.receipt.id : undefined
}

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
