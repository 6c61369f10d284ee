import { createServer } from 'node:http'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sharedChromium } from '../../../../scripts/shared-chromium.ts'

const pageScript = `
  import { createOutbox } from '@letterslot/client/outbox'
  const outbox = createOutbox()
  const connection = { origin: '', publicKey: 'k', serviceId: 's', templateId: 't' }
  globalThis.outcome = (async () => {
    const { fault } = await outbox.ready
    const submission = { id: 'one', writtenAt: '2026-11-21T14:02:00Z', form: { id: 'f', title: 'F' }, connection, params: {} }
    const { keeping } = await outbox.enqueue(submission)
    await outbox.flush()
    const { state } = await outbox.get('one')
    return { keeping, fault, status: state.status, isSecure: isSecureContext, origin: globalThis.origin }
  })()`

async function bundle(): Promise<string> {
  const here = fileURLToPath(new URL('page.js', import.meta.url))
  const build = await rolldown({
    input: here,
    resolve: { conditionNames: ['letterslot-source', 'module', 'browser', 'import'] },
    plugins: [
      { name: 'page', resolveId: (id) => (id === here ? id : null), load: (id) => (id === here ? pageScript : null) },
    ],
  })
  const { output } = await build.generate()
  await build.close()
  return output[0].code
}

let script = ''
let port = 0
const server = createServer((request, response) => {
  // To a sandboxed page every origin is a foreign one, its own server's too.
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('access-control-allow-headers', 'content-type')
  if (request.method !== 'GET') return response.end('OK')
  if (request.url === '/sandboxed') response.setHeader('content-security-policy', 'sandbox allow-scripts')
  response.setHeader('content-type', 'text/html')
  return response.end(
    `<!doctype html><title>Page</title><script type="module">${script.replace("origin: ''", "origin: location.href.replace(/[^/]*$/, '').slice(0, -1)")}</script>`,
  )
})
beforeAll(async () => {
  script = await bundle()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  port = typeof address === 'object' ? (address?.port ?? 0) : 0
}, 60_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
}, 30_000)

async function outcomeAt(url: string): Promise<unknown> {
  const browser = await sharedChromium()
  const page = await browser.newPage()
  await page.goto(url)
  await page.waitForFunction(() => 'outcome' in globalThis)
  const outcome = await page.evaluate('outcome')
  await page.close()
  return outcome
}

it('[L87] [F40] keeps and sends on a plain http page, which has no locks, workers or random UUIDs', async () => {
  const address = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address
  expect(address).toBeDefined()
  const url = `http://${address}:${port}`
  expect(await outcomeAt(`${url}/`)).toEqual({ keeping: 'strict', status: 'sent', isSecure: false, origin: url })
}, 40_000)

it('[L87] [F47] sends from a sandboxed frame, which keeps nothing, and says so', async () => {
  expect(await outcomeAt(`http://localhost:${port}/sandboxed`)).toEqual({
    keeping: 'memory',
    fault: 'blocked-site-data',
    status: 'sent',
    isSecure: true,
    origin: 'null',
  })
}, 40_000)
