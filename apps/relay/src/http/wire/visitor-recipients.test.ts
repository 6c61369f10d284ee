import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'
import { fromVisitor, post, seen, stored } from './wire-calls.test.fixture.ts'

describe('recipients', () => {
  it.each([
    ['a header of its own', 'a@b.example\r\nBcc: z@z.example'],
    ['a command of its own', 'a@b.example\nRCPT TO:<z@z.example>'],
    ['two addresses', 'a@b.example, z@z.example'],
    ['a quoted trick', '"a@b.example, x"@z.example'],
    ['a NUL', 'a@b.example\0'],
  ])('[S54] [F56] [F57] refuses a recipient from a visitor that is %s', async (_, email) => {
    const relay = testApp()
    relay.store.settings.putTemplate(fromVisitor)
    expect(await seen(await post(relay, { template_params: { email } }))).toMatchObject({
      status: 422,
      text: 'The recipients address is corrupted',
    })
    expect(stored(relay)).toEqual([])
  })

  it('[S54] [F57] takes one plain address where the maker allows it, and an empty one is told', async () => {
    const relay = testApp()
    relay.store.settings.putTemplate(fromVisitor)
    expect((await post(relay, { template_params: { email: 'ada@example.org' } })).status).toBe(200)
    expect((await post(relay, { template_params: { email: '' } })).status).toBe(422)
  })

  describe('that visitors typed', () => {
    const dayMs = 86_400_000
    const relayFor = (over: Parameters<typeof testApp>[0] = {}) => {
      const clock = { nowMs: dayMs }
      const relay = testApp({ nowMs: () => clock.nowMs, ...over }, { LETTERSLOT_RATE: 'off' })
      relay.store.settings.putTemplate(fromVisitor)
      const send = (email: string, params: Readonly<Record<string, string>> = {}) =>
        post(relay, { template_params: { email, ...params } })
      return { relay, clock, send }
    }

    it('[S55] [F57] [F74] get three mails a day each, however they are written, whatever is set', async () => {
      const { relay, clock, send } = relayFor()
      const known = { letterslot_id: 'a-submission-that-repeats' }
      const written = ['ada@example.org', 'ADA@example.org', 'ada+more@example.org']
      const statuses = [(await send('ada@example.org', known)).status]
      for (const email of written.slice(1)) statuses.push((await send(email)).status)
      expect(statuses).toEqual([200, 200, 200])
      const limited = await send('ada+again@example.org')
      expect(limited.headers.get('retry-after')).toBe('86400')
      expect(await seen(limited)).toMatchObject({
        status: 429,
        code: 'recipients-rate-limited',
        text: 'Too Many Requests for mail to addresses that visitors typed. At most 3 a day to one and 50 to all',
      })
      expect((await send('ada@example.org', known)).status).toBe(200)
      expect((await send('bob@example.org')).status).toBe(200)
      expect((await post(relay)).status).toBe(422)
      clock.nowMs += dayMs
      expect((await send('ada@example.org')).status).toBe(200)
    })

    it('[S55] [F57] [F74] get fifty mails a day together, and mail to fixed addresses goes on', async () => {
      const { relay, send } = relayFor()
      for (let index = 0; index < 50; index += 1) expect((await send(`visitor${index}@example.org`)).status).toBe(200)
      expect((await send('one-more@example.org')).status).toBe(429)
      expect((await post(relay, { template_id: 'general' })).status).toBe(200)
    })

    it('[S55] count beside a fixed address, which counts for nothing', async () => {
      const { relay, send } = relayFor()
      relay.store.settings.putTemplate({ ...fromVisitor, to: ['owner@example.org'], cc: ['{{email}}'] })
      for (const [index, status] of [200, 200, 200, 429].entries()) {
        expect([index, (await send('ada@example.org')).status]).toEqual([index, status])
      }
      expect((await send('bob@example.org')).status).toBe(200)
    })

    it('[S310] are not counted in local mode where the mail stays in the test inbox', async () => {
      const { send } = relayFor({ isLocal: true })
      for (let index = 0; index < 60; index += 1) expect((await send('ada@example.org')).status).toBe(200)
    })
  })
})
