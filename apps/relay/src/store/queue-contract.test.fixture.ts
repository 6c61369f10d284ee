import { expect, it } from 'vitest'
import { exampleAttempt, exampleMessage, type StoreStage } from './example-message.test.fixture.ts'
import type { Claim, DeliveryOutcome } from './port.ts'

/** The tests of messages as a queue: claimed, held, recorded and tried again. */
export function queueContract(stage: StoreStage): void {
  it('[S4] claims what was accepted first and is due, each message once', async () => {
    await stage.messages.accept(exampleMessage('m1', { acceptedAtMs: 1500 }))
    await stage.messages.accept(exampleMessage('m2', { acceptedAtMs: 1000 }))
    expect(stage.messages.claim(999, 100)).toBeUndefined()
    expect(stage.messages.claim(1000, 100)?.message.id).toBe('m2')
    expect(stage.messages.claim(1500, 100)?.message.id).toBe('m1')
    expect(stage.messages.claim(1500, 100)?.message.id).toBe('m2')
    expect(stage.messages.claim(1500, 100)).toBeUndefined()
  })

  it('[S416] [S4] claims several at once, of all services, in the order they came', async () => {
    for (const [id, serviceId, acceptedAtMs] of [
      ['m1', 'b', 1300],
      ['m2', 'a', 1200],
      ['m3', 'b', 1200],
      ['m4', 'a', 1100],
      ['m5', 'c', 9000],
    ] as const) {
      await stage.messages.accept(exampleMessage(id, { serviceId, acceptedAtMs }))
    }
    const idsOf = (claims: readonly Claim[]) => claims.map(({ message }) => message.id)
    expect(idsOf(stage.messages.claimAll(2000, 100, 3))).toEqual(['m1', 'm2', 'm3'])
    expect(idsOf(stage.messages.claimAll(2000, 100, 3))).toEqual(['m4'])
    expect(stage.messages.claimAll(2000, 100, 3)).toEqual([])
    expect(stage.messages.nextDueMs()).toBe(2100)
    expect(stage.messages.nextDueMs(['a', 'b'])).toBe(9000)
  })

  it('[S416] [S4] claims in the order they came, however many are due', async () => {
    for (let number = 0; number < 70; number += 1) {
      await stage.messages.accept(exampleMessage(`m${number}`, { acceptedAtMs: number < 5 ? 9000 : 2000 - number }))
    }
    const ids = stage.messages.claimAll(2000, 100, 3).map(({ message }) => message.id)
    expect(ids).toEqual(['m5', 'm6', 'm7'])
    expect(stage.messages.claim(2000, 100)?.message.id).toBe('m8')
  })

  it('[S4] leaves messages of paused services alone', async () => {
    await stage.messages.accept(exampleMessage('m1', { serviceId: 'paused' }))
    await stage.messages.accept(exampleMessage('m2', { acceptedAtMs: 1200 }))
    expect(stage.messages.nextDueMs()).toBe(1000)
    expect(stage.messages.nextDueMs(['paused'])).toBe(1200)
    expect(stage.messages.claim(5000, 100, ['paused'])?.message.id).toBe('m2')
    expect(stage.messages.claim(5000, 100, ['paused'])).toBeUndefined()
  })

  it('[S5] refuses what a stale claim writes', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    const first = stage.claim(1000, 100)
    const second = stage.claim(1100, 100)
    expect(second.fence).toBeGreaterThan(first.fence)
    expect(await stage.messages.record(first, { kind: 'delivered', attempt: exampleAttempt(1) })).toBe(false)
    expect(stage.messages.get('m1')?.state).toBe('delivering')
    expect(await stage.messages.record(second, { kind: 'delivered', attempt: exampleAttempt(1) })).toBe(true)
    expect(await stage.messages.record(second, { kind: 'failed', attempt: exampleAttempt(2), reason: 'late' })).toBe(
      false,
    )
    expect(stage.messages.get('m1')).toMatchObject({ state: 'delivered', attempts: [exampleAttempt(1)] })
  })

  it('[S5] ends all leases at a start, and no earlier holder writes after it', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    const dead = stage.messages.claim(1000, 60_000)
    stage.reopen()
    expect(stage.messages.claim(1001, 100)).toBeUndefined()
    expect(stage.messages.endLeases()).toBe(1)
    if (dead === undefined) throw new Error('the claim exists')
    expect(await stage.messages.record(dead, { kind: 'delivered', attempt: exampleAttempt(1) })).toBe(false)
    expect(stage.messages.claim(1001, 100)?.message.id).toBe('m1')
  })

  it('[S361] [F15] makes what a killed process held due at once, by whatever clock it was accepted', async () => {
    await stage.messages.accept(exampleMessage('m1', { acceptedAtMs: 100_000 }))
    stage.messages.claim(100_000, 60_000)
    stage.reopen()
    expect(stage.messages.endLeases()).toBe(1)
    expect(stage.messages.claim(5000, 100)?.message.id).toBe('m1')
  })

  it('[S6] keeps every attempt, the time of the next one and the reason', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    const first = stage.claim(1000, 100)
    await stage.messages.record(first, {
      kind: 'deferred',
      attempt: exampleAttempt(1),
      retryAtMs: 9000,
      reason: '451 later',
    })
    expect(stage.messages.nextDueMs()).toBe(9000)
    expect(stage.messages.claim(8999, 100)).toBeUndefined()
    const second = stage.claim(9000, 100)
    await stage.messages.record(second, { kind: 'failed', attempt: exampleAttempt(2), reason: '550 no' })
    stage.reopen()
    expect(stage.messages.get('m1')).toMatchObject({
      state: 'failed',
      attempts: [exampleAttempt(1), exampleAttempt(2)],
      retryAtMs: undefined,
      reason: '550 no',
    })
    expect(stage.messages.nextDueMs()).toBeUndefined()
    expect(stage.messages.lastAttempt()).toEqual(exampleAttempt(2))
  })

  it('[S6] takes a message back untried, due when it was due before', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    const claim = stage.claim(1000, 100)
    expect(await stage.messages.record(claim, { kind: 'released' })).toBe(true)
    expect(stage.messages.get('m1')).toMatchObject({ state: 'accepted', attempts: [] })
    expect(stage.messages.nextDueMs()).toBe(1000)
  })

  it('[S6] puts a message off without an attempt, with the reason and the time of the next one', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    const claim = stage.claim(1000, 100)
    expect(await stage.messages.record(claim, { kind: 'postponed', retryAtMs: 9000, reason: '535 no' })).toBe(true)
    expect(stage.messages.get('m1')).toMatchObject({
      state: 'deferred',
      attempts: [],
      retryAtMs: 9000,
      reason: '535 no',
    })
    expect(stage.messages.nextDueMs()).toBe(9000)
    expect(stage.messages.lastAttempt()).toBeUndefined()
  })

  it('[S6] takes an untried message that was put off back as one that waits', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    const first = stage.claim(1000, 100)
    await stage.messages.record(first, { kind: 'postponed', retryAtMs: 2000, reason: '535 no' })
    const second = stage.claim(2000, 100)
    await stage.messages.record(second, { kind: 'released' })
    expect(stage.messages.get('m1')).toMatchObject({ state: 'deferred', retryAtMs: 2000 })
  })

  it('[S281] [F15] brings forward what a clock that was set back has put too far away, in the order it came', async () => {
    for (const id of ['tried', 'near', 'paused', 'byHand', 'held', 'new']) {
      await stage.messages.accept(exampleMessage(id, { acceptedAtMs: 100_000 }))
    }
    const claimed = new Map(
      ['tried', 'near', 'paused', 'byHand', 'held'].map((id) => [id, stage.messages.claim(100_000, 500)]),
    )
    const record = async (id: string, outcome: DeliveryOutcome) => {
      const claim = claimed.get(id)
      if (claim === undefined) throw new Error('the claim exists')
      await stage.messages.record(claim, outcome)
    }
    const failedAt = (atMs: number) => ({ attempt: exampleAttempt(1, { atMs }), reason: '451 later' })
    await record('tried', { kind: 'deferred', ...failedAt(100_000), retryAtMs: 100_060 })
    await record('near', { kind: 'deferred', ...failedAt(400), retryAtMs: 900 })
    await record('paused', { kind: 'postponed', retryAtMs: 100_060, reason: '535 no' })
    await record('byHand', { kind: 'failed', ...failedAt(400) })
    stage.messages.retry('byHand', 100_060)
    expect(stage.messages.bringForward(500, 3000)).toBe(4)
    const dueOf = (id: string) => stage.messages.get(id)?.retryAtMs
    expect(['tried', 'near', 'paused', 'byHand', 'held', 'new'].map(dueOf)).toEqual([
      560,
      900,
      500,
      3500,
      undefined,
      undefined,
    ])
    expect(stage.messages.claim(500, 100)?.message.id).toBe('paused')
    expect(stage.messages.claim(500, 100)?.message.id).toBe('new')
    expect(stage.messages.claim(500, 100)).toBeUndefined()
  })

  it('[S282] [F15] holds a message for longer, and none whose claim is stale', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    const first = stage.claim(1000, 100)
    stage.messages.renew(first, 9000)
    expect(stage.messages.claim(8999, 100)).toBeUndefined()
    expect(stage.messages.claim(9000, 100)?.message.id).toBe('m1')
    stage.messages.renew(first, 20_000)
    expect(stage.messages.nextDueMs()).toBe(9100)
  })

  it('[S7] puts a failed message back in the queue, and no delivered one', async () => {
    await stage.messages.accept(exampleMessage('m1'))
    const claim = stage.claim(1000, 100)
    await stage.messages.record(claim, { kind: 'failed', attempt: exampleAttempt(1), reason: '550 no' })
    expect(stage.messages.retry('m1', 7000)).toBe(true)
    expect(stage.messages.get('m1')).toMatchObject({ state: 'deferred', retryAtMs: 7000, reason: undefined })
    const again = stage.claim(7000, 100)
    await stage.messages.record(again, { kind: 'delivered', attempt: exampleAttempt(2) })
    expect(stage.messages.retry('m1', 8000)).toBe(false)
    expect(stage.messages.retry('unknown', 8000)).toBe(false)
  })
}
