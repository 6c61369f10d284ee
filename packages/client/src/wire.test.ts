import * as sdk from '@emailjs/browser'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as ours from './index.ts'
import { libVersion } from './params.ts'
import { request } from './request.ts'
import { startWireServer, type WireServer } from './wire-server.test.kit.ts'

// The SDK reads the page's path before each call, whether or not it needs it.
beforeAll(() => {
  vi.stubGlobal('location', { pathname: '/' })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

async function start(): Promise<WireServer> {
  const server = await startWireServer()
  onTestFinished(server.close)
  return server
}

/** The bytes of each request, without the version, and as if all had gone to one port. */
const masked = (server: WireServer): string[] =>
  server.requests.map(({ raw }) =>
    raw.replace(/"lib_version":"[\d.]+"/, '"lib_version":"X"').replaceAll(/127\.0\.0\.1:\d+/g, 'host'),
  )

const params: readonly (readonly [name: string, params: Record<string, unknown> | undefined])[] = [
  ['none', undefined],
  ['an empty object', {}],
  ['texts, empty and Unicode', { name: 'Ada', empty: '', note: 'Grüße 👋\n"quoted" \u2028' }],
  ['numbers, lists and objects', { count: 3, list: ['a', { b: null }], nested: { c: true }, gone: undefined }],
  ['names of the wire itself', { user_id: 'x', template_params: { a: 1 } }],
]

it.each(params)('[L5] sends what the SDK sends: %s', async (_name, templateParams) => {
  const server = await start()
  sdk.init({ publicKey: 'key', origin: server.origin })
  await sdk.send('service', 'template', templateParams)
  ours.init({ publicKey: 'key', origin: server.origin })
  await ours.send('service', 'template', templateParams)
  const [theirs, own] = masked(server)
  expect(own).toBe(theirs)
})

it('[L5] sends the identifiers in the SDK’s order', async () => {
  const server = await start()
  await ours.send('s', 't', { a: 1 }, { publicKey: 'k', origin: server.origin })
  expect(server.requests.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
    {
      method: 'POST',
      path: '/api/v1.0/email/send',
      body: `{"lib_version":"${libVersion}","user_id":"k","service_id":"s","template_id":"t","template_params":{"a":1}}`,
    },
  ])
})

it('[L7] [L3] request sends what send sends, resolves to its status and text, and is refused as send is', async () => {
  const server = await start()
  const connection = { origin: server.origin, publicKey: 'k', serviceId: 's', templateId: 't' }
  await ours.send('s', 't', { a: 'b' }, { publicKey: 'k', origin: server.origin })
  expect(await request(connection, { a: 'b' })).toStrictEqual({ status: 200, text: 'OK' })
  const [sent, requested] = masked(server)
  expect(requested).toBe(sent)
  await expect(request({ ...connection, serviceId: '' }, {})).rejects.toMatchObject({ code: 'missing-service-id' })
  await expect(request(connection, { a: 'b'.repeat(60_000) })).rejects.toMatchObject({ code: 'too-large', field: 'a' })
  await expect(request(connection, { a: 'bc' }, { maxParamsBytes: 1 })).rejects.toMatchObject({ limitBytes: 1 })
})

it('[L1] has the exports of the SDK, of the same kinds', () => {
  const kinds = (module: object): Record<string, string> =>
    Object.fromEntries(Object.entries(module).map(([name, value]) => [name, typeof value]))
  expect(kinds(ours)).toMatchObject(kinds({ ...sdk }))
  expect(Object.keys(ours.default)).toEqual(Object.keys(sdk.default))
  expect(new ours.EmailJSResponseStatus()).toEqual({ ...new sdk.EmailJSResponseStatus() })
})

it('[L4] tells the version of its manifest', () => {
  expect(libVersion).toBe(manifest.version)
  expect(libVersion).toMatch(/^\d+(\.\d+)*$/)
})
