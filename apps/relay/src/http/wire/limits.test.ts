import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteOrigin, testApp } from '../../relay.test.fixture.ts'
import { sendFormPath, sendPath } from './protocol.ts'
import { readDataUrl } from './submission.ts'
import { idsOf, post, postForm, type Relay, seen, stored } from './wire-calls.test.fixture.ts'

type Params = Readonly<Record<string, unknown>>

const repeat = (count: number, name: (index: number) => string, value: unknown): Params =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [name(index), value]))

const byJson = (relay: Relay, params: Params) => post(relay, { template_params: params })
const byForm = (relay: Relay, params: Params) =>
  postForm(relay, [...Object.entries(params).map(([name, value]) => [name, String(value)] as const), ...idsOf(relay)])

const paths = [
  ['JSON', byJson],
  ['a form', byForm],
] as const

describe.each(paths)('the limit of what is written, by %s', (_, send) => {
  it.each<readonly [string, string, Params]>([
    ['text that calls itself data:', 'variables-too-large', { message: `data:${'x'.repeat(52_000)}` }],
    ['a data URL that is none', 'variables-too-large', { message: `data:text/plain;base64,${'ä'.repeat(26_000)}` }],
    ['text beside a value that it claims to be a part of', 'variables-too-large', { x: '', 'x.0': 'y'.repeat(52_000) }],
    ['30,000 empty values', 'variables-too-many', repeat(30_000, (index) => `p${index}`, '')],
    ['a name of 65 characters', 'variable-name-too-long', { ['n'.repeat(65)]: '' }],
    ['a name of 100 kB', 'variable-name-too-long', { ['n'.repeat(100_000)]: '' }],
  ])('[S300] [F73] holds for %s', async (_, code, params) => {
    const relay = testApp()
    const answer = await seen(await send(relay, params))
    expect(answer).toMatchObject({ status: 413, code })
    expect(stored(relay)).toEqual([])
  })

  it('[S300] [F73] leaves room for a thousand fields with long names', async () => {
    const relay = testApp()
    const params = repeat(990, (index) => `${index}${'n'.repeat(61)}`, 'x'.repeat(50))
    expect((await send(relay, params)).status).toBe(200)
    expect(stored(relay)).toMatchObject([{ params }])
  })

  it('[S301] makes a data URL a file of the message, and its name the answer', async () => {
    const relay = testApp()
    const content = new Uint8Array(60_000).fill(7)
    const photo = `data:image/png;base64,${Buffer.from(content).toString('base64')}`
    expect((await send(relay, { message: 'Here it is', photo })).status).toBe(200)
    const [message] = stored(relay)
    expect(message?.params).toEqual({ message: 'Here it is', photo: 'photo.png' })
    expect(relay.store.messages.files(message?.id ?? '')).toEqual([
      { parameter: 'photo', name: 'photo.png', type: 'image/png', content },
    ])
  })

  it('[S301] [F73] counts data URLs among the ten files', async () => {
    const relay = testApp()
    const params = repeat(11, (index) => `f${index}`, 'data:text/plain;base64,eA==')
    expect(await seen(await send(relay, params))).toMatchObject({ status: 413, code: 'files-too-large' })
  })

  it('[S301] leaves a text alone that only begins like one', async () => {
    const relay = testApp()
    const params = { message: 'data: see below; base64, or so', other: 'data:text/plain,hello' }
    expect((await send(relay, params)).status).toBe(200)
    expect(stored(relay)).toMatchObject([{ params }])
  })

  it('[S302] [F54] takes another x.0 beside x for another message', async () => {
    const relay = testApp()
    const letterslot_id = '7F3KQ2DDDDDDDDDDDDDDDDDDDD'
    await send(relay, { letterslot_id, x: 'a', 'x.0': 'first' })
    await send(relay, { letterslot_id, x: 'a', 'x.0': 'second' })
    expect(stored(relay).map(({ isRepeatedId }) => isRepeatedId)).toEqual([true, false])
  })
})

describe('the limit of what is written', () => {
  it.each<readonly [string, string, Params]>([
    ['objects', 'variables-too-many', { o: repeat(1001, (index) => `p${index}`, '') }],
    ['a list', 'variables-too-many', { list: Array.from({ length: 1001 }, () => '') }],
    ['lists of nothing', 'variables-too-many', repeat(1001, (index) => `p${index}`, [])],
    ['a path', 'variable-name-too-long', { ['a'.repeat(40)]: { ['b'.repeat(40)]: '' } }],
    ['a list of long texts', 'variables-too-large', { list: ['x'.repeat(26_000), 'y'.repeat(26_000)] }],
  ])('[S300] [F73] holds for JSON with %s', async (_, code, template_params) => {
    expect(await seen(await post(testApp(), { template_params }))).toMatchObject({ status: 413, code })
  })

  it('[S300] counts a list once', async () => {
    const relay = testApp()
    expect(
      (await post(relay, { template_params: { list: Array.from({ length: 900 }, () => 'x'.repeat(50)) } })).status,
    ).toBe(200)
  })

  it.each([
    ['reserved names', 'user_id'],
    ['data URLs', 'photo'],
  ])('[S300] [F73] holds for the text parts of a form together, whatever they are: %s', async (_, name) => {
    const relay = testApp()
    const value = `data:image/png;base64,${'A'.repeat(300_000)}`
    const fields = [[name, value] as const, [name, value] as const, ...idsOf(relay)]
    expect(await seen(await postForm(relay, fields))).toMatchObject({ status: 413, code: 'variables-too-large' })
  })

  it('[S300] [F73] holds for files that bring no bytes and a name each', async () => {
    const relay = testApp()
    const boundary = 'x'
    const part = `--x\r\nContent-Disposition: form-data; name="${'n'.repeat(70)}"; filename="a"\r\n\r\n\r\n`
    const headers = { Origin: siteOrigin, 'Content-Type': `multipart/form-data; boundary=${boundary}` }
    const response = await relay.app.request(sendFormPath, { method: 'POST', headers, body: `${part}--x--\r\n` })
    expect(await seen(response)).toMatchObject({ status: 413, code: 'variable-name-too-long' })
  })
})

describe('a data URL', () => {
  it.each([
    ['data:;base64,aGk=', { mediaType: '', bytes: Buffer.from('hi') }],
    ['data:text/plain;charset=utf-8;base64,aGk=', { mediaType: 'text/plain', bytes: Buffer.from('hi') }],
    ['data:,hi', undefined],
    ['data:text/plain;base64,a b', undefined],
    ['data: image/png;base64,aGk=', undefined],
    [`data:${' '.repeat(2000)};base64,aGk=`, undefined],
  ])('[S301] %j is read as %j', (value, content) => {
    expect(readDataUrl(value)).toEqual(content)
  })
})

describe('the limit of a body', () => {
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
})
