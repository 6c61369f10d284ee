import { generalTemplate } from '@letterslot/email'
import { describe, expect, it } from 'vitest'
import { siteOrigin, testApp } from '../../relay.test.fixture.ts'
import { StoreUnavailableError } from '../../store/store-errors.ts'
import { sendFormPath, sendPath, type WireCode, wireAnswers } from './protocol.ts'
import { fromVisitor, idsOf, post, postForm, postFrom, type Relay, seen, stored } from './wire-calls.test.fixture.ts'

/** For each answer, a request that gets it. */
const causes: Record<WireCode, (relay: Relay, clock: { nowMs: number }) => Response | Promise<Response>> = {
  accepted: (relay) => post(relay),
  'body-unreadable': ({ app }) =>
    app.request(sendPath, { method: 'POST', headers: { Origin: siteOrigin }, body: '{"user_id":' }),
  'user-id-missing': (relay) => post(relay, { user_id: undefined }),
  'public-key-unknown': (relay) => post(relay, { user_id: 'another' }),
  'service-unknown': (relay) => post(relay, { service_id: 'gone' }),
  'template-unknown': (relay) => post(relay, { template_id: 'gone' }),
  'template-corrupted': (relay) => post(relay, { template_params: { list: [{ a: 1 }] } }),
  'origin-missing': ({ app, publicKey }) =>
    app.request(sendPath, { method: 'POST', body: JSON.stringify({ user_id: publicKey }) }),
  'origin-null': (relay) => post(relay, {}, { Origin: 'null' }),
  'origin-not-allowed': (relay) => post(relay, {}, { Origin: 'https://other.example' }),
  'method-not-allowed': ({ app }) => app.request(sendPath, { headers: { Origin: siteOrigin } }),
  'variables-too-large': (relay) => post(relay, { template_params: { message: 'x'.repeat(52_000) } }),
  'variables-too-many': (relay) => post(relay, { template_params: { list: Array.from({ length: 1001 }, () => '') } }),
  'variable-name-too-long': (relay) => post(relay, { template_params: { ['n'.repeat(65)]: '' } }),
  'files-too-large': (relay) =>
    postForm(relay, [['photo', new File(['x'.repeat(5_000_001)], 'a.png')], ...idsOf(relay)]),
  'recipient-empty': (relay) => {
    relay.store.settings.putTemplate({ ...generalTemplate({ id: 'contact', to: '' }), to: [] })
    return post(relay)
  },
  'recipient-invalid': (relay) => {
    relay.store.settings.putTemplate({ ...generalTemplate({ id: 'contact', to: '' }), to: ['nobody'] })
    return post(relay)
  },
  'recipient-from-visitor': (relay) => {
    relay.store.settings.putTemplate({ ...generalTemplate({ id: 'contact', to: '' }), to: ['{{email}}'] })
    return post(relay, { template_params: { email: 'victim@example.org' } })
  },
  'rate-limited': async (relay) => {
    for (let sent = 0; sent < 2; sent++) await post(relay)
    return post(relay)
  },
  'key-rate-limited': async (relay) => {
    for (const address of ['a', 'b', 'c']) await postFrom(relay, address)
    return postFrom(relay, 'd')
  },
  'key-daily-limited': async (relay, clock) => {
    for (let hour = 0; hour < 30; hour++) {
      await postFrom(relay, String(hour))
      clock.nowMs += 1_200_000
    }
    return postFrom(relay, 'next')
  },
  'recipients-rate-limited': async (relay) => {
    relay.store.settings.putTemplate(fromVisitor)
    const send = (from: string) => postFrom(relay, from, {}, { template_params: { email: 'ada@example.org' } })
    for (const from of ['a', 'b', 'c']) await send(from)
    relay.store.settings.addKey({
      id: 'two',
      name: '',
      kind: 'public',
      value: 'key-two',
      origins: [siteOrigin],
      createdAtMs: 1,
    })
    return postFrom(relay, 'd', {}, { user_id: 'key-two', template_params: { email: 'ada@example.org' } })
  },
  'relay-failed': (relay) => {
    relay.store.messages.accept = () => Promise.reject(new Error('a fault of ours'))
    return post(relay)
  },
  'no-room': async ({ app }) => {
    const endless = () => {
      const init = { method: 'POST', headers: { Origin: siteOrigin }, body: new ReadableStream(), duplex: 'half' }
      return app.request(sendFormPath, init)
    }
    const inHand = Array.from({ length: 4 }, endless)
    expect(inHand.length).toBe(4)
    return endless()
  },
  'store-unavailable': (relay) => {
    relay.store.messages.accept = () => Promise.reject(new StoreUnavailableError())
    return post(relay)
  },
}

/** Two at once from an address, three an hour with a key, thirty a day. */
function ratedRelay() {
  const clock = { nowMs: Date.UTC(2026, 10, 21) }
  return { clock, relay: testApp({ nowMs: () => clock.nowMs }, { LETTERSLOT_RATE: '1/s burst 2, 3/h' }) }
}

const isCode = (name: string): name is WireCode => name in wireAnswers

describe('every answer of the wire', () => {
  it.each(Object.keys(wireAnswers))(
    '[S40] [S41] [F51] [F60] %s: status, text, plain, readable across origins',
    async (name) => {
      if (!isCode(name)) throw new Error('a key of the table')
      const { relay, clock } = ratedRelay()
      const response = await causes[name](relay, clock)
      const origin =
        { 'origin-null': 'null', 'origin-not-allowed': 'https://other.example' }[String(name)] ?? siteOrigin
      expect(await seen(response)).toEqual({
        ...wireAnswers[name],
        type: 'text/plain; charset=utf-8',
        origin: name === 'origin-missing' ? null : origin,
        vary: 'Origin',
        code: name,
      })
      expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After, Letterslot-Code')
      expect(stored(relay).length > 0).toBe(name === 'accepted' || name.endsWith('-limited'))
      expect(await (await relay.app.request('/metrics', bearer(relay))).text()).toContain(
        `letterslot_wire_answers_total{code="${name}"} 1`,
      )
    },
  )

  it('[S40] gives the provider its own words for its own causes', () => {
    expect(
      Object.fromEntries(
        (['accepted', 'user-id-missing', 'public-key-unknown', 'service-unknown', 'template-unknown'] as const).map(
          (code) => [code, Object.values(wireAnswers[code])],
        ),
      ),
    ).toEqual({
      accepted: [200, 'OK'],
      'user-id-missing': [400, 'The user_id parameter is required'],
      'public-key-unknown': [
        400,
        'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
      ],
      'service-unknown': [400, 'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin'],
      'template-unknown': [
        400,
        'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
      ],
    })
    expect(wireAnswers['variables-too-large']).toEqual({
      status: 413,
      text: 'Variables size limit. The maximum allowed variables size is 50Kb',
    })
    expect(wireAnswers['recipient-empty']).toEqual({ status: 422, text: 'The recipients address is empty' })
    expect(wireAnswers['recipient-invalid']).toEqual({ status: 422, text: 'The recipients address is corrupted' })
  })

  it('[S40] [F36] counts what the client counts: bytes of values, neither names nor files', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`parameter_${index}`, 'x'.repeat(102)]))
    expect((await post(testApp(), { template_params: many })).status).toBe(200)
    const attached = { message: 'Here it is', photo: `data:image/png;base64,${'A'.repeat(60_000)}` }
    expect((await post(testApp(), { template_params: attached })).status).toBe(200)
    const over = await post(testApp(), { template_params: { message: 'ä'.repeat(25_601) } })
    expect(over.status).toBe(413)
  })

  it('[S42] [F60] says when to come back where waiting helps', async () => {
    const { relay, clock } = ratedRelay()
    const limited = await causes['rate-limited'](relay, clock)
    expect(limited.headers.get('retry-after')).toBe('1')
    const full = await causes['store-unavailable'](testApp(), clock)
    expect(full.headers.get('retry-after')).toBe('30')
  })
})

function bearer({ privateKey }: Relay): RequestInit {
  return { headers: { Authorization: `Bearer ${privateKey}` } }
}
