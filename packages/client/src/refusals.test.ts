import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { init, type SendOptions, send, sendForm } from './index.ts'
import { startWireServer, type WireServer } from './wire-server.test.kit.ts'

let server: WireServer
beforeEach(async () => {
  server = await startWireServer()
  init({ publicKey: 'key', origin: server.origin })
})
afterEach(() => server.close())

function headless(): void {
  vi.stubGlobal('navigator', { webdriver: true, languages: ['en'] })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

/** A value whose type the signature forbids, as JavaScript callers pass it. */
const untyped = (value: unknown): never => value as never

const publicKeyText = 'The public key is required. Visit https://dashboard.emailjs.com/admin/account'
const serviceText = 'The service ID is required. Visit https://dashboard.emailjs.com/admin'
const templateText = 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates'
const paramsText = 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/'
const formText = 'The 3rd parameter is expected to be the HTML form element or the style selector of the form'

for (const [kind, wrong] of [
  ['missing', undefined],
  ['empty', ''],
  ['no text', 42],
] as const)
  it(`[L9] [F25] names the identifier that is ${kind}`, async () => {
    init({ origin: server.origin })
    const key = { publicKey: 'key' }
    const refused = { status: 0, sent: 'no' }
    const missingKey = { code: 'missing-public-key', text: publicKeyText, ...refused }
    const missingService = { code: 'missing-service-id', text: serviceText, ...refused }
    const missingTemplate = { code: 'missing-template-id', text: templateText, ...refused }
    await expect(send('s', 't', {}, { publicKey: untyped(wrong) })).rejects.toMatchObject(missingKey)
    await expect(send(untyped(wrong), 't', {}, key)).rejects.toMatchObject(missingService)
    await expect(send('s', untyped(wrong), {}, key)).rejects.toMatchObject(missingTemplate)
    await expect(sendForm('s', 't', 'form')).rejects.toMatchObject(missingKey)
    await expect(sendForm(untyped(wrong), 't', 'form', key)).rejects.toMatchObject(missingService)
    await expect(sendForm('s', untyped(wrong), 'form', key)).rejects.toMatchObject(missingTemplate)
    expect(server.requests).toEqual([])
  })

const circular: Record<string, unknown> = {}
circular['self'] = circular

it.each([
  ['a text', 'name=Ada'],
  ['a list', ['Ada']],
  ['a map', new Map()],
  ['a circle', circular],
  ['a bigint', { count: 1n }],
])('[L10] refuses %s as parameters', async (_name, params) => {
  const refused = { code: 'bad-arguments', status: 0, text: paramsText, sent: 'no' }
  await expect(send('s', 't', untyped(params))).rejects.toMatchObject(refused)
  expect(server.requests).toEqual([])
})

it('[L10] refuses what is no form', async () => {
  const refused = { code: 'bad-arguments', status: 0, text: formText, sent: 'no' }
  for (const form of [undefined, null, {}, 42])
    await expect(sendForm('s', 't', untyped(form))).rejects.toMatchObject(refused)
})

it.each<readonly [text: string, options: object]>([
  ['The BlockList list has to be an array', { blockList: { list: 'spam', watchVariable: 'a' } }],
  ['The BlockList watchVariable has to be a string', { blockList: { list: ['spam'], watchVariable: 1 } }],
  ['The LimitRate throttle has to be a positive number', { limitRate: { throttle: -1 } }],
  ['The LimitRate throttle has to be a positive number', { limitRate: { throttle: 'soon' } }],
  ['The timeoutMs has to be a positive number', { timeoutMs: -1 }],
  ['The timeoutMs has to be a positive number', { timeoutMs: 'soon' }],
  ['The LimitRate ID has to be a non-empty string', { limitRate: { id: 1, throttle: 1 } }],
])('[L10] refuses with “%s”', async (text, options) => {
  const refused = { code: 'bad-arguments', status: 0, text, sent: 'no' }
  await expect(send('s', 't', { a: 'b' }, options)).rejects.toMatchObject(refused)
  expect(server.requests).toEqual([])
})

it('[L12] refuses a driven browser only where it is asked to', async () => {
  headless()
  const refused = { code: 'headless', status: 451, text: 'Unavailable For Headless Browser', sent: 'no' }
  await expect(send('s', 't', {}, { blockHeadless: true })).rejects.toMatchObject(refused)
  await expect(sendForm('s', 't', 'form', { blockHeadless: true })).rejects.toMatchObject(refused)
  init({ publicKey: 'key', origin: server.origin, blockHeadless: true })
  await expect(send('s', 't')).rejects.toMatchObject(refused)
  expect(await send('s', 't', {}, { blockHeadless: false })).toMatchObject({ status: 200 })
})

it('[L13] refuses a listed value, letter for letter', async () => {
  const blockList = { list: ['spam@example.org'], watchVariable: 'from' }
  const refused = { code: 'blocked', status: 403, text: 'Forbidden', sent: 'no' }
  await expect(send('s', 't', { from: 'spam@example.org' }, { blockList })).rejects.toMatchObject(refused)
  await send('s', 't', { from: 'Spam@example.org' }, { blockList })
  await send('s', 't', { from: ['spam@example.org'] }, { blockList })
  await send('s', 't', undefined, { blockList })
  await send('s', 't', { from: 'spam@example.org' }, { blockList: { list: [] } })
  expect(server.requests).toHaveLength(4)
})

it('[L14] [F36] names the field, the size and the limit of what is too large', async () => {
  const params = { name: 'Ada', message: 'ü'.repeat(25_600) }
  await expect(send('s', 't', params)).rejects.toMatchObject({
    code: 'too-large',
    status: 413,
    text: 'message is too large: 51203 of 51200 bytes',
    sent: 'no',
    field: 'message',
    sizeBytes: 51_203,
    limitBytes: 51_200,
  })
  await expect(send('s', 't', { a: { b: 'c' } }, { maxParamsBytes: 8 })).rejects.toMatchObject({ sizeBytes: 9 })
  expect(server.requests).toEqual([])
})

it('[L14] [F36] sends what just fits, and does not count data URLs', async () => {
  await send('s', 't', { message: 'x'.repeat(51_200) })
  await send('s', 't', { photo: `data:image/png;base64,${'A'.repeat(60_000)}` })
  await send('s', 't', { message: 'x'.repeat(60_000) }, { maxParamsBytes: 60_000 })
  expect(server.requests).toHaveLength(3)
})

it('[L14] [F73] counts a text that only begins as a data URL does', async () => {
  for (const message of [`data:${'x'.repeat(52_000)}`, `data:text/plain;base64,${'ä'.repeat(26_000)}`]) {
    await expect(send('s', 't', { message })).rejects.toMatchObject({ code: 'too-large', field: 'message' })
  }
  expect(server.requests).toEqual([])
})

it('[L11] checks in the SDK’s order', async () => {
  headless()
  const wrong: SendOptions = {
    blockHeadless: true,
    blockList: { list: ['b'], watchVariable: 'a' },
    maxParamsBytes: 0.5,
    limitRate: { id: 'x', throttle: -1 },
  }
  init({ origin: server.origin })
  const { blockHeadless: _, ...seen } = wrong
  const { blockList: __, ...unblocked } = seen
  const { maxParamsBytes: ___, ...small } = unblocked
  const key = { publicKey: 'key' }
  const codes = [
    await codeOf(send('', '', untyped('a'), wrong)),
    await codeOf(send('', '', untyped('a'), seen)),
    await codeOf(send('', '', untyped('a'), { ...seen, ...key })),
    await codeOf(send('s', '', untyped('a'), { ...seen, ...key })),
    await codeOf(send('s', 't', untyped('a'), { ...seen, ...key })),
    await codeOf(send('s', 't', { a: 'b' }, { ...seen, ...key })),
    await codeOf(send('s', 't', { a: 'b' }, { ...unblocked, ...key })),
    await codeOf(send('s', 't', { a: 'b' }, { ...small, ...key })),
  ]
  expect(codes).toEqual([
    'headless',
    'missing-public-key',
    'missing-service-id',
    'missing-template-id',
    'bad-arguments',
    'blocked',
    'too-large',
    'bad-arguments',
  ])
})

async function codeOf(calling: Promise<unknown>): Promise<unknown> {
  return calling.then(
    () => 'resolved',
    (error) => error.code,
  )
}
