import type { Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { rolldown } from 'rolldown'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { sharedChromium } from '../../../scripts/shared-chromium.ts'
import { answer, startWireServer, type WireServer } from './wire-server.test.kit.ts'

const entries = {
  'sdk.js': "import * as sdk from '@emailjs/browser'; globalThis.sdk = sdk",
  'ours.js': "import * as ours from '@letterslot/client'; globalThis.ours = ours",
}

/** Both packages as a page gets them: bundled, each in files of its own. */
async function bundle(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const [name, code] of Object.entries(entries)) {
    const here = fileURLToPath(new URL(name, import.meta.url))
    const build = await rolldown({
      input: here,
      resolve: { conditionNames: ['letterslot-source', 'module', 'browser', 'import'] },
      plugins: [
        { name: 'entry', resolveId: (id) => (id === here ? id : null), load: (id) => (id === here ? code : null) },
      ],
    })
    const { output } = await build.generate({ chunkFileNames: '[name].js', entryFileNames: '[name].js' })
    for (const file of output) if (file.type === 'chunk') files.set(`/${file.fileName}`, file.code)
    await build.close()
  }
  return files
}

const form = `<form id="form">
  <input name="name" value="Ada Lovelace"><input name="user_id" value="mine"><input name="empty">
  <input type="checkbox" name="day" value="Mon" checked><input type="checkbox" name="day" value="Tue" checked>
  <input type="checkbox" name="day" value="Wed"><input name="off" value="x" disabled>
  <select name="size"><option>S</option><option selected>M</option></select>
  <textarea name="message">Grüße 👋
second line "quoted"</textarea>
</form>
<form id="clobbered"><input name="nodeName" value="1"><input name="append" value="2"><input name="action" value="3"></form>`

let page: Page
let files: Map<string, string>
beforeAll(async () => {
  files = await bundle()
  const browser = await sharedChromium()
  page = await browser.newPage()
}, 60_000)
afterAll(async () => {
  await page.close()
})

let site: WireServer
let wire: WireServer
let respond: NonNullable<Parameters<typeof startWireServer>[0]>
const accept = (socket: Socket): void => answer(socket, 200, 'OK', { 'access-control-max-age': '0' })
beforeEach(async () => {
  respond = accept
  wire = await startWireServer((socket, request) => respond(socket, request))
  // A port of its own: an origin that nothing is kept of.
  site = await startWireServer((socket, { path }) => {
    const script = files.get(path)
    const headers = { 'content-type': script ? 'text/javascript' : 'text/html; charset=utf-8' }
    const sandbox = path === '/sandboxed' ? { 'content-security-policy': 'sandbox allow-scripts' } : {}
    answer(socket, 200, script ?? `<!doctype html><title>Page</title>${form}`, { ...headers, ...sandbox })
  })
})
afterEach(async () => {
  await page.unrouteAll()
  await wire.close()
  await site.close()
})

/** Opens a page with both packages loaded, as far as they load there. */
async function open(path = '/'): Promise<void> {
  await page.goto(site.origin + path)
  await page.evaluate(`Promise.allSettled([import('${site.origin}/sdk.js'), import('${site.origin}/ours.js')])`)
}

/** The results of calls in the page, one after the other: a status, or the own facts of an error. */
const outcomes = (...calls: readonly string[]): Promise<unknown> =>
  page.evaluate(`(async () => {
    const origin = '${wire.origin}', key = { publicKey: 'key', origin }, results = []
    for (const call of [${calls.map((call) => `async () => ${call}`).join(', ')}])
      results.push(await call().then((result) => result?.status, (error) => ({ ...error, ofClass: error instanceof ours.EmailJSResponseStatus })))
    return results
  })()`)

const masked = (): string[] =>
  wire.requests.map(({ raw }) =>
    raw
      .replaceAll(/----WebKitFormBoundary\w+/g, '----boundary')
      .replace(/("lib_version":"|name="lib_version"\r\n\r\n)[\d.]+/, '$1X'),
  )

it('[L5] sends the bytes that the SDK sends, preflight included', async () => {
  await open()
  const params = "{ name: 'Grüße 👋', list: ['a'], user_id: 'mine', gone: undefined }"
  await outcomes(
    `sdk.init(key) ?? sdk.send('service', 'template', ${params})`,
    `ours.init(key) ?? ours.send('service', 'template', ${params})`,
  )
  const all = masked()
  expect(wire.requests.map(({ method }) => method)).toEqual(['OPTIONS', 'POST', 'OPTIONS', 'POST'])
  expect(all.slice(2)).toEqual(all.slice(0, 2))
})

it('[L6] sends the bytes of a form that the SDK sends', async () => {
  await open()
  await outcomes(
    "sdk.init(key) ?? sdk.sendForm('service', 'template', '#form')",
    "ours.sendForm('service', 'template', '#form', key)",
    "ours.sendForm('service', 'template', document.querySelector('#form'), key)",
  )
  const [theirs = '', bySelector, byElement] = masked()
  expect(bySelector).toBe(theirs)
  expect(byElement).toBe(theirs)
  const names = [...theirs.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)
  expect(names).toEqual('name user_id empty day day size message lib_version service_id template_id user_id'.split(' '))
})

it('[L15] [F49] sends a form whose fields are named after DOM properties', async () => {
  await open()
  expect(await outcomes("ours.sendForm('s', 't', '#clobbered', key)")).toEqual([200])
  expect(wire.requests[0]?.body).toContain('name="nodeName"\r\n\r\n1\r\n')
})

it('[L10] refuses a selector that finds no form', async () => {
  await open()
  const text = 'The 3rd parameter is expected to be the HTML form element or the style selector of the form'
  const refused = expect.objectContaining({ code: 'bad-arguments', text, sent: 'no', ofClass: true })
  const selectors = ["'#none'", "'###'", "'title'", 'document.body']
  expect(await outcomes(...selectors.map((form) => `ours.sendForm('s', 't', ${form}, key)`))).toEqual(
    selectors.map(() => refused),
  )
  expect(wire.requests).toEqual([])
})

it('[L13] looks at the first value of a repeated form field', async () => {
  await open()
  const call = (value: string): string =>
    `ours.sendForm('s', 't', '#form', { ...key, blockList: { list: ['${value}'], watchVariable: 'day' } })`
  expect(await outcomes(call('Tue'), call('Mon'))).toEqual([
    200,
    expect.objectContaining({ code: 'blocked', status: 403 }),
  ])
})

it('[L14] [F36] names the form field that is too large', async () => {
  await open()
  await page.fill('textarea', 'x'.repeat(60_000))
  expect(await outcomes("ours.sendForm('s', 't', '#form', key)")).toEqual([
    expect.objectContaining({ code: 'too-large', field: 'message', limitBytes: 51_200 }),
  ])
  expect(wire.requests).toEqual([])
})

it.each<readonly [name: string, reply: typeof respond]>([
  [
    'the answer has no CORS headers',
    (socket, { method }) =>
      method === 'OPTIONS' ? accept(socket) : answer(socket, 400, 'No', { 'access-control-allow-origin': 'null' }),
  ],
  ['the preflight is refused', (socket) => answer(socket, 403, '', { 'access-control-allow-origin': 'null' })],
])('[L24] [F27] says to check the allowed origins when %s', async (_name, reply) => {
  respond = reply
  await open()
  const hint = 'Check the allowed origins'
  expect(await outcomes("ours.send('s', 't', {}, key)")).toEqual([
    expect.objectContaining({ code: 'network', status: 0, text: 'Network Error', sent: 'maybe', hint, ofClass: true }),
  ])
})

it('[L8] [F31] follows no redirect, whose status the browser hides', async () => {
  respond = (socket, { method }) =>
    method === 'OPTIONS' ? answer(socket, 200) : answer(socket, 302, '', { location: '/elsewhere' })
  await open()
  expect(await outcomes("ours.send('s', 't', {}, key)")).toEqual([
    expect.objectContaining({ code: 'provider-refused', status: 0, sent: 'maybe' }),
  ])
  expect(wire.requests.map(({ path }) => path)).not.toContain('/elsewhere')
})

const limitRate = "limitRate: { id: 'app', throttle: 10000 }"
const limited = expect.objectContaining({ code: 'rate-limited', status: 429, sent: 'no' })

it('[L17] keeps the limit after init, where the SDK loses it', async () => {
  await open()
  expect(
    await outcomes(
      `sdk.init({ ...key, ${limitRate} }) ?? sdk.send('s', 't')`,
      "sdk.send('s', 't')",
      `ours.init({ ...key, ${limitRate} }) ?? ours.send('s', 't')`,
      "ours.send('s', 't')",
    ),
  ).toEqual([200, 200, 200, limited])
})

it('[L18] uses nothing up with a failed message, where the SDK does', async () => {
  await open()
  respond = (socket, { method, body }) =>
    method === 'POST' && body.includes('fail') ? answer(socket, 500, 'Failed') : accept(socket)
  expect(
    await outcomes(
      `sdk.init({ origin }) ?? sdk.send('s', 't', { fail: 1 }, { publicKey: 'key', ${limitRate}, storageProvider: { get: async (k) => localStorage[k], set: async (k, v) => { localStorage[k] = v } } })`,
      `sdk.send('s', 't', {}, { publicKey: 'key', ${limitRate}, storageProvider: { get: async (k) => localStorage[k], set: async () => {} } })`,
      `ours.send('s', 't', { fail: 1 }, { ...key, ${limitRate} })`,
      `ours.send('s', 't', {}, { ...key, ${limitRate} })`,
      `ours.send('s', 't', {}, { ...key, ${limitRate} })`,
    ),
  ).toEqual([
    expect.objectContaining({ status: 500 }),
    expect.objectContaining({ status: 429 }),
    expect.objectContaining({ status: 500 }),
    200,
    limited,
  ])
})

it('[L19] loads and sends where storage is blocked, where the SDK does not load', async () => {
  await open('/sandboxed')
  expect(await page.evaluate('[typeof sdk, typeof ours]')).toEqual(['undefined', 'object'])
  const call = `ours.send('s', 't', {}, { ...key, ${limitRate} })`
  expect(await outcomes(call, call)).toEqual([200, 200])
})

it('[L20] keeps to the limit although nothing more can be loaded', async () => {
  await open()
  await page.route('**/*.js', (route) => route.abort())
  const call = `ours.send('s', 't', {}, { ...key, ${limitRate} })`
  expect(await outcomes(call, call)).toEqual([200, limited])
})
