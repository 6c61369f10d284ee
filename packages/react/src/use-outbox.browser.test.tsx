import { SendError } from '@letterslot/client'
import { type Answer, createMemoryStore, createOutbox, type Outbox } from '@letterslot/client/outbox'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { type OutboxView, useOutbox } from './use-outbox.ts'

const connection = { origin: 'https://example.org', publicKey: 'k', serviceId: 's', templateId: 't' }

/** An outbox that answers by what a message says, and waits for nothing but a person. */
function outboxAnswering(answer: (words: string | undefined) => Promise<Answer>): Outbox {
  return createOutbox({
    store: createMemoryStore(),
    send: ({ params }) => answer(params['words']),
    policy: { paceMs: 0 },
  })
}

async function put(outbox: Outbox, id: string, words: string): Promise<void> {
  await outbox.enqueue({
    id: `submission-${id}`,
    writtenAt: '2026-11-14T14:02:00+01:00',
    form: { id: 'f', title: 'F' },
    connection,
    params: { words },
  })
  await outbox.flush()
}

const answer = async (words: string | undefined): Promise<Answer> => {
  if (words === 'bad') throw new SendError({ code: 'rejected', status: 422, text: 'No', sent: 'no' })
  return { status: 200, text: 'OK' }
}

const standing = ({ entries }: OutboxView): readonly string[] => entries.map(({ id, state }) => `${id} ${state.status}`)

describe('useOutbox', () => {
  it('[R90] lists what is not sent first, then the receipts, and follows every change', async () => {
    const outbox = outboxAnswering(answer)
    await put(outbox, 'one', 'good')
    const { result, unmount } = await renderHook(() => useOutbox(outbox))
    await put(outbox, 'two', 'bad')
    await expect.poll(() => standing(result.current)).toEqual(['submission-two parked', 'submission-one sent'])
    expect(result.current.health).toEqual(outbox.health())
    await unmount()
    const before = standing(result.current)
    await put(outbox, 'three', 'good')
    expect(standing(result.current)).toEqual(before)
    await outbox.close()
  })

  it('[R91] tries one again with what was changed, takes one out, and brings it back', async () => {
    const outbox = outboxAnswering(answer)
    await put(outbox, 'one', 'bad')
    await put(outbox, 'two', 'bad')
    const { result } = await renderHook(() => useOutbox(outbox))
    await expect.poll(() => standing(result.current)).toEqual(['submission-one parked', 'submission-two parked'])
    await result.current.retry('submission-one', { params: { words: 'good' } })
    await expect.poll(() => standing(result.current)).toEqual(['submission-two parked', 'submission-one sent'])
    const removed = await result.current.remove('submission-two')
    await expect.poll(() => standing(result.current)).toEqual(['submission-one sent'])
    if (!removed) throw new Error('nothing was removed')
    await result.current.restore(removed)
    await expect.poll(() => standing(result.current)).toEqual(['submission-two parked', 'submission-one sent'])
    await outbox.close()
  })
})
