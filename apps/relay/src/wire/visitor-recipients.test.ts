import { describe, expect, it } from 'vitest'
import { siteOrigin, testApp } from '../relay.test.fixture.ts'
import { visitorRecipientRate } from './visitor-recipients.ts'
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

  it('[S55] [F57] has a rate of its own for each key, whatever else is set; repeats and fixed recipients do not count', async () => {
    let nowMs = 0
    const relay = testApp({ nowMs: () => nowMs }, { LETTERSLOT_RATE: 'off' })
    relay.store.settings.putTemplate(fromVisitor)
    relay.store.settings.addKey({
      id: 'other',
      name: 'Other',
      kind: 'public',
      value: 'another-key',
      origins: [siteOrigin],
      createdAtMs: 1,
    })
    const send = async (params: Readonly<Record<string, string>> = {}, body: Readonly<Record<string, string>> = {}) => {
      const template_params = { email: 'ada@example.org', ...params }
      return (await post(relay, { template_params, ...body })).status
    }
    const known = { letterslot_id: 'a-submission-that-repeats' }
    const statuses = [await send(known)]
    for (let sent = 1; sent < visitorRecipientRate.burst; sent++) statuses.push(await send())
    expect(new Set(statuses)).toEqual(new Set([200]))
    const limited = await post(relay, { template_params: { email: 'ada@example.org' } })
    expect(await seen(limited)).toMatchObject({ status: 429, code: 'recipients-rate-limited' })
    expect(limited.headers.get('retry-after')).toBe('60')
    expect(await send(known)).toBe(200)
    expect(await send({}, { template_id: 'general' })).toBe(200)
    expect(await send({}, { user_id: 'another-key' })).toBe(200)
    nowMs = 60_000
    expect([await send(), await send()]).toEqual([200, 429])
  })
})
