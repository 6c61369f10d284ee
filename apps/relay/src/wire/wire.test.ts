import { EventEmitter } from 'node:events'
import { emailFormat, generalTemplate } from '@letterslot/email'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { StoreUnavailableError } from '../store/store-unavailable-error.ts'
import { siteOrigin, testApp } from '../test-relay.ts'
import { type WireCode, wireAnswers } from './answers.ts'
import { sendFormPath, sendPath } from './paths.ts'

type Relay = ReturnType<typeof testApp>

/** What the SDK posts; `body` and `headers` change it. */
function post(relay: Relay, body: Readonly<Record<string, unknown>> = {}, headers: Record<string, string> = {}) {
  return relay.app.request(sendPath, {
    method: 'POST',
    headers: { Origin: siteOrigin, 'Content-type': 'application/json', ...headers },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: relay.publicKey,
      service_id: 'default',
      template_id: 'contact',
      template_params: { full_name: 'Ada' },
      ...body,
    }),
  })
}

function postForm(
  relay: Relay,
  fields: readonly (readonly [string, string | File])[],
  headers: Record<string, string> = {},
) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return relay.app.request(sendFormPath, { method: 'POST', headers: { Origin: siteOrigin, ...headers }, body: form })
}

const idsOf = (relay: Relay) =>
  [
    ['lib_version', '4.4.1'],
    ['service_id', 'default'],
    ['template_id', 'contact'],
    ['user_id', relay.publicKey],
  ] as const

const seen = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
  type: response.headers.get('content-type'),
  origin: response.headers.get('access-control-allow-origin'),
  vary: response.headers.get('vary'),
  code: response.headers.get('letterslot-code'),
})

const stored = (relay: Relay) => relay.store.messages.list({ limit: 100 }).items

/** For each answer, a request that gets it. */
const causes: Record<WireCode, (relay: Relay) => Response | Promise<Response>> = {
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
  'files-not-accepted': (relay) => postForm(relay, [['photo', new File(['abc'], 'a.png')], ...idsOf(relay)]),
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
    for (let sent = 0; sent < 20; sent++) await post(relay)
    return post(relay)
  },
  'relay-failed': (relay) => {
    relay.store.messages.accept = () => Promise.reject(new Error('a fault of ours'))
    return post(relay)
  },
  'store-unavailable': (relay) => {
    relay.store.messages.accept = () => Promise.reject(new StoreUnavailableError())
    return post(relay)
  },
}
const isCode = (name: string): name is WireCode => name in wireAnswers

describe('every answer of the wire', () => {
  it.each(Object.keys(wireAnswers))(
    '[S40] [S41] [F51] [F60] %s: status, text, plain, readable across origins',
    async (name) => {
      if (!isCode(name)) throw new Error('a key of the table')
      const relay = testApp()
      const response = await causes[name](relay)
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
      expect(stored(relay).length > 0).toBe(name === 'accepted' || name === 'rate-limited')
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

  it('[S42] [F60] says when to come back where waiting helps', async () => {
    const limited = await causes['rate-limited'](testApp())
    expect(limited.headers.get('retry-after')).toBe('1')
    const full = await causes['store-unavailable'](testApp())
    expect(full.headers.get('retry-after')).toBe('30')
  })
})

function bearer({ privateKey }: Relay): RequestInit {
  return { headers: { Authorization: `Bearer ${privateKey}` } }
}

describe('origins', () => {
  it.each([sendPath, sendFormPath])('[S43] [F51] answers the preflight of %s for any origin', async (path) => {
    const { app } = testApp()
    const headers = { Origin: 'https://any.example', 'Access-Control-Request-Method': 'POST' }
    const response = await app.request(path, { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-origin': 'https://any.example',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
      'access-control-expose-headers': 'Retry-After, Letterslot-Code',
      vary: 'Origin',
    })
  })

  it('[S44] [F51] lets null pass only where it is listed', async () => {
    const relay = testApp({}, { LETTERSLOT_ALLOWED_ORIGINS: 'null' })
    expect((await post(relay, {}, { Origin: 'null' })).status).toBe(200)
    expect((await post(relay)).status).toBe(403)
  })

  it('[S44] lets the studio that the relay serves send', async () => {
    const server = testApp({}, { LETTERSLOT_URL: 'https://forms.example' })
    expect((await post(server, {}, { Origin: 'https://forms.example' })).status).toBe(200)
    const local = testApp({ local: true, port: 4400 })
    expect((await post(local, {}, { Origin: 'http://localhost:4400' })).status).toBe(200)
    expect((await post(local, {}, { Origin: 'http://localhost:4401' })).status).toBe(403)
  })
})

describe('what is sent', () => {
  it('[S45] keeps template, parameters and built-ins with the message, and wakes the sender', async () => {
    const relay = testApp()
    const userAgent =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
    const params = { full_name: 'Ada', letterslot_id: '7F3KQ2AAAAAAAAAAAAAAAAAAAA' }
    await post(relay, { template_params: params }, { 'User-Agent': userAgent, Referer: 'https://site.example/contact' })
    expect(stored(relay)).toMatchObject([
      {
        submissionId: '7F3KQ2AAAAAAAAAAAAAAAAAAAA',
        serviceId: 'default',
        templateId: 'contact',
        templateRevision: 1,
        template: { format: emailFormat, to: ['owner@example.org'] },
        params,
        builtIns: {
          user_os: 'Linux',
          user_platform: 'Desktop',
          user_browser: 'Chrome',
          user_version: '140.0.0.0',
          user_country: '',
          user_referrer: 'https://site.example/contact',
          user_ip: 'd41d8cd98f00b204e9800998ecf8427e',
        },
        repeatedId: false,
        state: 'accepted',
      },
    ])
    expect(relay.accepted).toEqual(['woken'])
  })

  it('[S46] makes an id for a submission that brings none, or none that can be one', async () => {
    const relay = testApp()
    await post(relay)
    await post(relay, { template_params: { letterslot_id: 'short' } })
    const ids = stored(relay).map(({ submissionId }) => submissionId)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/)
  })

  it('[S47] takes any JSON value as text, objects by dot path, and any other key of the body', async () => {
    const relay = testApp()
    const given = {
      count: 3,
      yes: true,
      none: null,
      who: { first: 'Ada', deep: { er: 1 } },
      list: ['a', 2],
      crlf: 'a\r\nb\rc',
    }
    expect((await post(relay, { template_params: given, anything: { else: [] }, accessToken: 'x' })).status).toBe(200)
    expect(stored(relay)[0]?.params).toEqual({
      count: '3',
      yes: 'true',
      none: '',
      'who.first': 'Ada',
      'who.deep.er': '1',
      list: 'a, 2',
      'list.0': 'a',
      'list.1': '2',
      crlf: 'a\nb\nc',
    })
  })

  it('[S47] takes the keyword for the first service, and no parameters at all', async () => {
    const relay = testApp()
    expect((await post(relay, { service_id: 'default_service', template_params: undefined })).status).toBe(200)
    expect(stored(relay)).toMatchObject([{ serviceId: 'default', params: {} }])
  })

  it('[S48] [F53] counts the last of a repeated reserved name, joins others, and lets no reserved name into the mail', async () => {
    const relay = testApp()
    const response = await postForm(relay, [
      ['service_id', 'forged'],
      ['user_id', 'forged'],
      ['template_id', 'forged'],
      ['toppings', 'ham'],
      ['toppings', 'cheese'],
      ['message', 'one\r\ntwo'],
      ['g-recaptcha-response', 'token'],
      ['accessToken', 'secret'],
      ['photo', new File([], '')],
      ...idsOf(relay),
    ])
    expect(response.status).toBe(200)
    expect(stored(relay)).toMatchObject([
      {
        serviceId: 'default',
        templateId: 'contact',
        params: { toppings: 'ham, cheese', message: 'one\ntwo' },
      },
    ])
    expect(Object.keys(stored(relay)[0]?.params ?? {})).toEqual(['toppings', 'toppings.0', 'toppings.1', 'message'])
  })

  it('[S48] [F53] drops reserved names among the parameters of a JSON body too', async () => {
    const relay = testApp()
    await post(relay, { template_params: { user_id: 'x', lib_version: '9', template_params: 'y', kept: '1' } })
    expect(stored(relay)[0]?.params).toEqual({ kept: '1' })
  })

  it('[S47] keeps a parameter called __proto__ as a parameter', async () => {
    const relay = testApp()
    await postForm(relay, [['__proto__', 'x'], ['constructor', 'y'], ...idsOf(relay)])
    expect(Object.entries(stored(relay)[0]?.params ?? {})).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ])
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false)
  })
})

describe('recipients', () => {
  const fromVisitor = { ...generalTemplate({ id: 'contact', to: '' }), to: ['{{email}}'], visitorRecipients: true }

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
})

describe('limits', () => {
  it.each([
    ['a body that is announced too long', { 'Content-Length': '600000' }, '{}'],
    ['a body that is too long', {}, ' '.repeat(600_000)],
  ])('[S49] [F52] refuses %s before it is parsed', async (_, headers, body) => {
    const { app } = testApp()
    const response = await app.request(sendPath, { method: 'POST', headers: { Origin: siteOrigin, ...headers }, body })
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
  })

  it('[S49] [F52] refuses more parts than any form has', async () => {
    const relay = testApp()
    const response = await postForm(relay, [
      ...Array.from({ length: 1001 }, (_, index) => [`f${index}`, ''] as const),
      ...idsOf(relay),
    ])
    expect(response.status).toBe(413)
  })

  it.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
    ['of another type', 'text/plain', 'x'],
    ['whose header never ends', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"'],
    [
      'that is cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue',
    ],
  ])('[S49] [F52] refuses a form %s', async (_, type, body) => {
    const { app } = testApp()
    const headers = { Origin: siteOrigin, 'Content-Type': type }
    expect(await seen(await app.request(sendFormPath, { method: 'POST', headers, body }))).toMatchObject({
      status: 400,
      code: 'body-unreadable',
    })
  })

  it('[S49] answers any bytes with one of its answers', async () => {
    const { app } = testApp()
    const headers = { Origin: siteOrigin, 'Content-Type': 'multipart/form-data; boundary=x' }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(sendPath, sendFormPath),
        fc.uint8Array({ maxLength: 400 }),
        async (path, bytes) => {
          const response = await app.request(path, { method: 'POST', headers, body: Uint8Array.from(bytes) })
          expect(response.status).toBe(400)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('[S50] [F55] limits each key and address by itself, and refills with time', async () => {
    let nowMs = 0
    const relay = testApp({ nowMs: () => nowMs }, { LETTERSLOT_RATE: '1/s burst 2' })
    const from = (remoteAddress: string, forwarded?: string) =>
      relay.app.request(
        sendPath,
        {
          method: 'POST',
          headers: { Origin: siteOrigin, ...(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }) },
          body: JSON.stringify({ user_id: relay.publicKey, service_id: 'default', template_id: 'contact' }),
        },
        { incoming: Object.assign(new EventEmitter(), { socket: { remoteAddress } }) },
      )
    const statuses: number[] = []
    for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) statuses.push((await from('203.0.113.5', forged)).status)
    expect(statuses).toEqual([200, 200, 429])
    expect((await from('203.0.113.6')).status).toBe(200)
    nowMs = 1000
    expect((await from('203.0.113.5')).status).toBe(200)
  })
})

describe('a submission that comes again', () => {
  const letterslot_id = '7F3KQ2BBBBBBBBBBBBBBBBBBBB'

  it('[S51] [F54] [F32] gets the same answer and makes no second message, whatever tells of the attempt', async () => {
    const relay = testApp()
    const params = {
      letterslot_id,
      message: 'x\ny',
      letterslot_attempts: '1',
      letterslot_sent_at: '2026-11-21T14:02:00+01:00',
    }
    const again = {
      letterslot_sent_at: '2026-11-21T14:09:00+01:00',
      message: 'x\ny',
      letterslot_id,
      letterslot_attempts: '2',
      letterslot_repeat: 'yes',
    }
    expect((await post(relay, { template_params: params })).status).toBe(200)
    expect(await seen(await post(relay, { lib_version: '9.9.9', template_params: again }))).toMatchObject({
      status: 200,
      text: 'OK',
    })
    expect(
      (
        await postForm(relay, [
          ...Object.entries(again).map(([k, v]) => [k, v.replace('\n', '\r\n')] as const),
          ...idsOf(relay),
        ])
      ).status,
    ).toBe(200)
    expect(stored(relay).length).toBe(1)
    expect(relay.accepted.length).toBe(1)
  })

  it('[S51] [F54] gets the same answer when the maker has changed or removed the template since', async () => {
    const relay = testApp()
    await post(relay, { template_params: { letterslot_id } })
    relay.store.settings.removeTemplate('contact')
    expect((await post(relay, { template_params: { letterslot_id } })).status).toBe(200)
    expect((await post(relay, { template_params: { letterslot_id, other: 'content' } })).status).toBe(400)
  })

  it('[S51] is the same content when a list comes once by its parts and once joined', async () => {
    const relay = testApp()
    await post(relay, { template_params: { letterslot_id, day: ['Fri', 'Sat'] } })
    await post(relay, { template_params: { letterslot_id, day: 'Fri, Sat' } })
    expect(stored(relay).length).toBe(1)
  })

  it('[S52] [F54] with other content is a new message, marked so', async () => {
    const relay = testApp()
    await post(relay, { template_params: { letterslot_id, message: 'a' } })
    expect((await post(relay, { template_params: { letterslot_id, message: 'b' } })).status).toBe(200)
    expect(stored(relay).map(({ repeatedId }) => repeatedId)).toEqual([true, false])
  })
})

describe('a page without scripts', () => {
  const navigation = { 'Sec-Fetch-Mode': 'navigate', Referer: 'https://site.example/contact?x="><script>' }

  it('[S53] is answered with a small page that says Sent and links back, under a policy of its own', async () => {
    const relay = testApp()
    const response = await postForm(relay, [['message', 'hello'], ...idsOf(relay)], navigation)
    const page = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(page).toContain('<h1>Sent</h1>')
    expect(page).toContain('<a href="https://site.example/contact?x=%22%3E%3Cscript%3E">Back to the page</a>')
  })

  it.each([
    ['a wrong key', [['user_id', 'unknown']] as const, 400, 'This form cannot take your message at the moment.'],
    ['no ids', [] as const, 400, 'This form cannot take your message at the moment.'],
  ])('[S53] with %s tells the visitor in plain words, without a code', async (_, fields, status, words) => {
    const response = await postForm(testApp(), fields, navigation)
    const page = await response.text()
    expect(response.status).toBe(status)
    expect(page).toContain('<h1>Not delivered yet</h1>')
    expect(page).toContain(words)
    expect(page).not.toMatch(/dashboard|user_id|Public Key|Oops/)
  })

  it('[S53] asks to try again where that may help', async () => {
    const relay = testApp()
    relay.store.messages.accept = () => Promise.reject(new StoreUnavailableError())
    const page = await (await postForm(relay, idsOf(relay), navigation)).text()
    expect(page).toContain('send it again in a few minutes')
  })
})
