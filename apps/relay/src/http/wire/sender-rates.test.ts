import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'
import { addressGroup } from '../client.ts'
import { sendFormPath } from './protocol.ts'
import { idsOf, postForm, postFrom, type Relay, seen, stored } from './wire-calls.test.fixture.ts'

const hourMs = 3_600_000

/** A relay as `letterslot serve` runs it with no rate set, or with this one, and its clock. */
function ratedRelay(rate = '', over: Parameters<typeof testApp>[0] = {}) {
  const clock = { nowMs: Date.UTC(2026, 10, 21) }
  return { relay: testApp({ nowMs: () => clock.nowMs, ...over }, { LETTERSLOT_RATE: rate }), clock }
}

async function statusesFrom(relay: Relay, addresses: readonly string[]): Promise<readonly number[]> {
  const statuses: number[] = []
  for (const address of addresses) statuses.push((await postFrom(relay, address)).status)
  return statuses
}

const times = <T>(count: number, value: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => value(index))

describe('the rate of an address', () => {
  it('[S50] [S307] [F55] [F74] is five at once and ten a minute, whatever is forged, and has words and a time', async () => {
    const { relay, clock } = ratedRelay()
    const statuses: number[] = []
    for (let index = 0; index < 5; index += 1) {
      statuses.push((await postFrom(relay, '203.0.113.5', { 'X-Forwarded-For': `1.1.1.${index}` })).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200])
    const sixth = await postFrom(relay, '203.0.113.5')
    expect(sixth.headers.get('retry-after')).toBe('6')
    expect(await seen(sixth)).toMatchObject({
      status: 429,
      code: 'rate-limited',
      text: 'Too Many Requests from one address. Come back after Retry-After',
    })
    expect(await statusesFrom(relay, ['203.0.113.6'])).toEqual([200])
    clock.nowMs += 6000
    expect(await statusesFrom(relay, ['203.0.113.5', '203.0.113.5'])).toEqual([200, 429])
  })

  it('[S307] [F74] is that of its /64 where it is one of IPv6', async () => {
    const { relay } = ratedRelay()
    const neighbours = times(6, (index) => `2001:db8:1:2:${index}::${index}`)
    expect(await statusesFrom(relay, neighbours)).toEqual([200, 200, 200, 200, 200, 429])
    expect(await statusesFrom(relay, ['2001:db8:1:3::1'])).toEqual([200])
  })

  it('[S307] [F72] is asked for before a body is read', async () => {
    const { relay } = ratedRelay('1/h burst 1')
    await postForm(relay, idsOf(relay))
    const init = {
      method: 'POST',
      headers: { Origin: 'https://site.example' },
      body: new ReadableStream(),
      duplex: 'half',
    }
    expect((await relay.app.request(sendFormPath, init)).status).toBe(429)
  })

  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:0:1:2:3:4', '2001:db8:0:0::/64'],
    ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['', ''],
  ])('[S307] [F74] counts %j with %j', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})

describe('the rate of a key', () => {
  it('[S308] [F74] is a hundred in an hour, from wherever they come', async () => {
    const { relay, clock } = ratedRelay()
    const addresses = times(100, (index) => `203.0.113.${index}`)
    expect(new Set(await statusesFrom(relay, addresses))).toEqual(new Set([200]))
    const next = await postFrom(relay, '198.51.100.1')
    expect(next.headers.get('retry-after')).toBe('3600')
    expect(await seen(next)).toMatchObject({ status: 429, code: 'key-rate-limited' })
    clock.nowMs += hourMs
    expect(await statusesFrom(relay, ['198.51.100.1'])).toEqual([200])
  })

  it('[S308] [F74] is ten hours of it in a day, and then one alarm', async () => {
    const { relay, clock } = ratedRelay('100/s, 2/h')
    const alarms = () =>
      relay.log.lines.filter(({ facts }) => JSON.stringify(facts).includes('"event":"daily-limit"')).length
    for (let hour = 0; hour < 10; hour += 1) {
      expect(await statusesFrom(relay, ['a', 'b'])).toEqual([200, 200])
      clock.nowMs += hourMs
    }
    expect(alarms()).toBe(0)
    const next = await postFrom(relay, 'c')
    expect(next.headers.get('retry-after')).toBe(String(14 * 3600))
    expect(await seen(next)).toMatchObject({ status: 429, code: 'key-daily-limited' })
    expect(await statusesFrom(relay, ['d', 'e', 'f'])).toEqual([429, 429, 429])
    expect(alarms()).toBe(1)
    clock.nowMs += 14 * hourMs
    expect(await statusesFrom(relay, ['g', 'h'])).toEqual([200, 200])
  })

  it('[S308] counts nothing that the rate of an address refuses', async () => {
    const { relay } = ratedRelay('1/h burst 1, 3/h')
    expect(await statusesFrom(relay, ['a', 'a', 'a', 'a', 'b', 'c', 'd'])).toEqual([200, 429, 429, 429, 200, 200, 429])
    expect(stored(relay).length).toBe(3)
  })
})

describe('local mode', () => {
  it('[S310] has no rate unless one is set', async () => {
    const many = times(200, () => '127.0.0.1')
    const { relay } = ratedRelay('', { isLocal: true })
    expect(new Set(await statusesFrom(relay, many))).toEqual(new Set([200]))
    const set = ratedRelay('1/h burst 1', { isLocal: true })
    expect(await statusesFrom(set.relay, ['127.0.0.1', '127.0.0.1'])).toEqual([200, 429])
  })
})
