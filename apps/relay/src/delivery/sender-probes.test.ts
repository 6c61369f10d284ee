import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import type { SenderClock } from '../system/clock.ts'
import { createManualClock } from '../system/manual-clock.test.fixture.ts'
import { startScriptedSmtpServer } from './mail/scripted-smtp-server.test.fixture.ts'
import { build, minute, service, startMs } from './sender.test.fixture.ts'

const noLogin = (command: string): string | undefined => (command.startsWith('AUTH') ? '535 5.7.8 No' : undefined)

/** A clock that stands still, and says for how long the sender sleeps. */
function watchedClock() {
  const clock = createManualClock(startMs)
  const naps: number[] = []
  const watched: SenderClock = {
    nowMs: clock.nowMs,
    sleep: (ms, signal) => {
      naps.push(ms)
      return clock.sleep(ms, signal)
    },
  }
  return { watched, naps, advance: clock.advance }
}

describe('a sender that waits for a paused service', () => {
  it('[S225] sleeps no longer than until the pause ends', async () => {
    await using server = await startScriptedSmtpServer(noLogin)
    const { watched, naps } = watchedClock()
    const schedule = { firstMs: [10], thenEveryMs: 10, giveUpAfterMs: 20, jitter: 0 }
    const { sender, accept } = build(server, { clock: watched, schedule })
    await accept()
    sender.start()
    await vi.waitFor(() => expect(naps.at(-1)).toBe(10), { timeout: 10_000 })
    await sender.stop()
  })

  it('[S346] tries at once when a person asks for it, without waiting for its next look', async () => {
    await using server = await startScriptedSmtpServer(noLogin)
    const { watched, naps } = watchedClock()
    const { log, sender, accept } = build(server, { clock: watched, concurrency: 1 })
    await accept()
    await accept()
    sender.start()
    await log.until('recorded')
    // It sleeps again, the attempt has paused the service.
    const paused = [1, minute, { isProbing: false }]
    await vi.waitFor(
      () => expect([server.connections(), naps.at(-1), sender.pauses().get('default')]).toMatchObject(paused),
      { timeout: 10_000 },
    )
    // The end of the attempt wakes the sender in a turn of its own.
    await turn()
    await turn()
    sender.expedite()
    await log.until('recorded', 2)
    expect(server.connections()).toBe(2)
    await sender.stop()
  })

  it('[S225] [S259] stays paused where its probe was not tried for a fault of the relay', async () => {
    await using server = await startScriptedSmtpServer(noLogin)
    let isBroken = false
    const services = {
      service: () => {
        if (isBroken) throw new Error('Broken')
        return service
      },
    }
    const { clock, log, sender, accept } = build(server, { services })
    await accept()
    sender.start()
    await log.until('recorded')
    isBroken = true
    clock.advance(minute)
    await log.until('recorded', 2)
    expect(log.of('attempt-broke')).toHaveLength(1)
    await sender.stop()
    expect(sender.pauses().get('default')).toMatchObject({ cause: 'login', blocks: 1, isProbing: false })
    expect(log.of('service-resumed')).toEqual([])
  })
})
