import { expect, it } from 'vitest'
import { exampleAttempt, exampleFiles, exampleMessage, type StoreStage } from './example-message.test.fixture.ts'

/** The tests of messages as they come in, are listed and are forgotten. */
export function messageContract(stage: StoreStage): void {
  it('[S1] stores a message whole and has it after a restart', async () => {
    const sent = exampleMessage('m1')
    expect(await stage.messages.accept(sent)).toEqual({ kind: 'stored', id: 'm1' })
    stage.reopen()
    expect(stage.messages.get('m1')).toEqual({
      ...sent,
      isRepeatedId: false,
      state: 'accepted',
      attempts: [],
      retryAtMs: undefined,
      reason: undefined,
    })
  })

  it('[S290] keeps the files of a message with it, to the byte and in their order, also after a restart', async () => {
    await stage.messages.accept(exampleMessage('m1', { files: exampleFiles }))
    await stage.messages.accept(exampleMessage('m2'))
    stage.reopen()
    expect(stage.messages.files('m1')).toEqual(exampleFiles)
    expect(stage.messages.files('m2')).toEqual([])
  })

  it('[S290] stores the files of a repeat once', async () => {
    await stage.messages.accept(exampleMessage('m1', { files: exampleFiles }))
    const again = { submissionId: 'submission-of-m1', contentDigest: 'digest-of-m1', files: exampleFiles }
    expect(await stage.messages.accept(exampleMessage('m2', again))).toEqual({ kind: 'repeat', id: 'm1' })
    expect(stage.messages.files('m2')).toEqual([])
  })

  it('[S297] forgets files with the parameters of their message, and no others', async () => {
    for (const id of ['m1', 'm2']) await stage.messages.accept(exampleMessage(id, { files: exampleFiles }))
    const first = stage.claim(1000, 100)
    const second = stage.claim(1000, 100)
    await stage.messages.record(first, { kind: 'delivered', attempt: exampleAttempt(1) })
    await stage.messages.record(second, { kind: 'failed', attempt: exampleAttempt(1), reason: '550 no' })
    stage.messages.prune(2002)
    expect(stage.messages.files('m1')).toEqual([])
    expect(stage.messages.files('m2')).toEqual(exampleFiles)
  })

  it('[S2] [F54] answers the same id with the same content as a repeat, also after a restart', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    stage.reopen()
    const again = exampleMessage('m2', { submissionId: 'submission-of-m1', contentDigest: 'digest-of-m1' })
    expect(await stage.messages.find('key_1', 'submission-of-m1', 'digest-of-m1')).toBe('m1')
    expect(await stage.messages.find('key_1', 'submission-of-m1', 'other')).toBeUndefined()
    expect(await stage.messages.accept(again)).toEqual({ kind: 'repeat', id: 'm1' })
    expect(stage.messages.list({ limit: 9 }).items.map(({ id }) => id)).toEqual(['m1'])
  })

  it('[S2] [F54] stores one of two that arrive at once', async () => {
    const same = { submissionId: 'one-and-the-same', contentDigest: 'same' }
    const answers = await Promise.all([
      stage.messages.accept(exampleMessage('m1', same)),
      stage.messages.accept(exampleMessage('m2', same)),
    ])
    expect(answers).toEqual([
      { kind: 'stored', id: 'm1' },
      { kind: 'repeat', id: 'm1' },
    ])
  })

  it('[S3] [F54] stores the same id with other content as a new message, marked so', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    expect(await stage.messages.accept(exampleMessage('m2', { submissionId: 'submission-of-m1' }))).toEqual({
      kind: 'stored',
      id: 'm2',
    })
    expect(stage.messages.get('m2')?.isRepeatedId).toBe(true)
  })

  it('[S3] compares ids within one key only', async () => {
    const same = { submissionId: 'one-and-the-same', contentDigest: 'same' }
    await stage.messages.accept(exampleMessage('m1', same))
    expect(await stage.messages.accept(exampleMessage('m2', { ...same, keyId: 'key_2' }))).toEqual({
      kind: 'stored',
      id: 'm2',
    })
    expect(stage.messages.get('m2')?.isRepeatedId).toBe(false)
  })

  it('[S360] leaves no message behind where only the way to the disk is tried, however often', () => {
    stage.messages.checkWritable()
    stage.messages.checkWritable()
    expect([stage.messages.list({ limit: 9 }).items, stage.messages.nextDueMs()]).toEqual([[], undefined])
  })

  it('[S8] lists newest first, by state, page by page', async () => {
    for (const id of ['m1', 'm2', 'm3']) await stage.messages.accept(exampleMessage(id))
    stage.messages.claim(1000, 100)
    const first = stage.messages.list({ limit: 2 })
    expect(first.items.map(({ id }) => id)).toEqual(['m3', 'm2'])
    expect(first.next).toBe('m2')
    expect(stage.messages.list({ limit: 2, after: 'm2' }).items.map(({ id }) => id)).toEqual(['m1'])
    expect(stage.messages.list({ limit: 1, after: 'm2' })).not.toHaveProperty('next')
    expect(stage.messages.list({ limit: 2, state: 'delivering' })).toMatchObject({ items: [{ id: 'm1' }] })
    expect(stage.messages.counts()).toEqual({ accepted: 2, delivering: 1, delivered: 0, deferred: 0, failed: 0 })
  })

  it('[S9] forgets the parameters of old delivered messages, never of failed ones, and still knows their ids', async () => {
    for (const id of ['m1', 'm2']) await stage.messages.accept(exampleMessage(id))
    const first = stage.claim(1000, 100)
    const second = stage.claim(1000, 100)
    await stage.messages.record(first, { kind: 'delivered', attempt: exampleAttempt(1) })
    await stage.messages.record(second, { kind: 'failed', attempt: exampleAttempt(1), reason: '550 no' })
    await stage.messages.accept(exampleMessage('m0', { params: {} }))
    const third = stage.claim(1000, 100)
    await stage.messages.record(third, { kind: 'delivered', attempt: exampleAttempt(1) })
    expect(stage.messages.prune(2001)).toBe(0)
    expect(stage.messages.prune(2002)).toBe(2)
    expect(stage.messages.prune(2002)).toBe(0)
    expect(stage.messages.get('m0')?.builtIns).toEqual({})
    expect(stage.messages.get('m1')).toMatchObject({ state: 'delivered', params: {}, builtIns: {} })
    expect(stage.messages.get('m2')?.params).toEqual(exampleMessage('m2').params)
    expect(
      await stage.messages.accept(
        exampleMessage('m3', { submissionId: 'submission-of-m1', contentDigest: 'digest-of-m1' }),
      ),
    ).toEqual({ kind: 'repeat', id: 'm1' })
  })

  it('[S352] knows since when a message of a service got through, to one recipient at least', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    await stage.messages.accept(exampleMessage('m2'))
    await stage.messages.accept(exampleMessage('m3', { serviceId: 'other' }))
    const [first, second, other] = [1, 2, 3].map(() => stage.messages.claim(1000, 100))
    if (!first || !second || !other) throw new Error('three claims exist')
    await stage.messages.record(other, { kind: 'delivered', attempt: exampleAttempt(9) })
    const putOff = { attempt: exampleAttempt(1, { delivered: [] }), retryAtMs: 9000, reason: '451 Later' }
    await stage.messages.record(first, { kind: 'deferred', ...putOff })
    expect(stage.messages.hasDeliveredSince('default', 0)).toBe(false)
    await stage.messages.record(second, { kind: 'deferred', ...putOff, attempt: exampleAttempt(1) })
    expect([2001, 2002].map((ms) => stage.messages.hasDeliveredSince('default', ms))).toEqual([true, false])
    expect([2009, 2010].map((ms) => stage.messages.hasDeliveredSince('other', ms))).toEqual([true, false])
  })

  it('[S9] never forgets a failed message, not even one without parameters', async () => {
    await stage.messages.accept(exampleMessage('m1', { params: {}, builtIns: {} }))
    const claim = stage.claim(1000, 100)
    await stage.messages.record(claim, { kind: 'failed', attempt: exampleAttempt(1), reason: '550 no' })
    expect([stage.messages.prune(9999), stage.messages.forgetIds(9999)]).toEqual([0, 0])
    expect(stage.messages.get('m1')?.state).toBe('failed')
  })
}
