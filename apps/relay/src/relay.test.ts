import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, statSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builtInNames, generalTemplate, renderEmail } from '@letterslot/email'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { builtInsOf } from './http/client.ts'
import { keptLog, siteOrigin, testConfig } from './relay.test.fixture.ts'
import { type Relay, startRelay } from './relay.ts'

const running: Relay[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((relay) => relay.stop()))
})

async function start(
  env: Readonly<Record<string, string>> = {},
  isLocal = true,
): Promise<Relay & { readonly url: string }> {
  const config = testConfig({ PORT: '0', ...env })
  const studio = { kind: 'built', folder: config.dataFolder } as const
  const relay = await startRelay({ config, isLocal, studio, version: '1.2.3', log: keptLog() })
  running.push(relay)
  return { ...relay, url: `http://localhost:${relay.port}` }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'letterslot-relay-'))

function post(
  { url, publicKey }: { readonly url: string; readonly publicKey: string },
  params: Readonly<Record<string, string>>,
) {
  const body = { user_id: publicKey, service_id: 'default', template_id: 'general', template_params: params }
  const headers = { Origin: siteOrigin, 'Content-Type': 'application/json' }
  return fetch(`${url}/api/v1.0/email/send`, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Asks until there are as many mails as expected; the test's own time limit ends it. */
async function inboxOf(
  url: string,
  count: number,
): Promise<readonly { readonly id: string; readonly subject: string }[]> {
  for (;;) {
    const { items } = await (await fetch(`${url}/api/v1/inbox`)).json()
    if (items.length >= count) return items
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('a relay that listens', () => {
  it('[S122] takes a submission and has it in the test inbox as renderEmail writes it', async () => {
    const relay = await start()
    const params = {
      email: 'ada@example.org',
      message: 'Grüße\n{{x}} <b>',
      letterslot_reference: '7F3K-Q2',
      letterslot_written_at: '2026-11-21T14:02:00+01:00',
    }
    const answer = await post(relay, params)
    expect([answer.status, await answer.text()]).toEqual([200, 'OK'])
    const [item] = await inboxOf(relay.url, 1)
    const mail = await (await fetch(`${relay.url}/api/v1/inbox/${item?.id}`)).json()
    const expected = renderEmail(
      generalTemplate({ id: 'general', to: 'owner@example.org' }),
      params,
      builtInsOf({ userAgent: 'node', referrer: '', client: '' }),
    )
    if (!expected.ok) throw expected.error
    const fold = (text: string) => text.replaceAll('\r\n', '\n').trimEnd()
    expect({
      subject: mail.subject,
      to: mail.to,
      replyTo: mail.replyTo,
      text: fold(mail.text),
      html: fold(mail.html),
    }).toEqual({
      subject: expected.value.subject,
      to: ['owner@example.org'],
      replyTo: 'ada@example.org',
      text: fold(expected.value.text),
      html: fold(expected.value.html),
    })
    expect(mail.reference).toBe('7F3K-Q2')
    expect(builtInNames.length).toBe(7)
  })

  it('[S51] [F54] [F33] sends one mail for an id that comes over two connections at once, and after a restart', async () => {
    const folder = newFolder()
    const first = await start({ LETTERSLOT_DATA_DIR: folder })
    const params = { letterslot_id: '7F3KQ2CCCCCCCCCCCCCCCCCCCC', message: 'once' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(first, params)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    await inboxOf(first.url, 1)
    await first.stop()
    const second = await start({ LETTERSLOT_DATA_DIR: folder })
    expect(second.publicKey).toBe(first.publicKey)
    expect(await (await post(second, params)).text()).toBe('OK')
    await post(second, { message: 'another' })
    expect((await inboxOf(second.url, 2)).length).toBe(2)
  })

  it('[S49] [F52] answers a body that is too large, so that the page can read why', async () => {
    const relay = await start()
    const headers = { Origin: siteOrigin, 'Content-Type': 'application/json' }
    const response = await fetch(`${relay.url}/api/v1.0/email/send`, {
      method: 'POST',
      headers,
      body: 'x'.repeat(3_000_000),
    })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([413, siteOrigin])
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200)
  })

  it('[S91] [S93] refuses a Host that is not this computer on the wire of HTTP itself', async () => {
    const relay = await start()
    const sent = request({
      port: relay.port,
      path: '/api/v1/pair',
      method: 'POST',
      headers: { Host: 'evil.example', 'Content-Type': 'application/json' },
    })
    sent.end('{}')
    const [response] = await once(sent, 'response')
    response.resume()
    expect(response.statusCode).toBe(421)
  })

  it('[S92] is no test inbox when it is run by letterslot serve', async () => {
    const relay = await start({}, false)
    const headers = { 'Content-Type': 'application/json' }
    expect((await fetch(`${relay.url}/api/v1/pair`, { method: 'POST', headers, body: '{}' })).status).toBe(404)
    expect(await (await fetch(`${relay.url}/api/v1/hello`)).json()).toMatchObject({ local: false })
  })

  it('[S77] [S235] says in the summary that a service waits for a mail server that is not set', async () => {
    const privateKey = 'a-private-key-of-24-letters'
    const relay = await start({ LETTERSLOT_PRIVATE_KEY: privateKey }, false)
    const headers = { Authorization: `Bearer ${privateKey}`, 'Content-Type': 'application/json' }
    const service = { name: 'Club', from: { name: 'Club', address: 'club@example.org' }, smtp: 'environment' }
    const put = { method: 'PUT', headers, body: JSON.stringify(service) }
    expect((await fetch(`${relay.url}/api/v1/services/default`, put)).ok).toBe(true)
    expect((await post(relay, { message: 'waits' })).status).toBe(200)
    const summaryOf = async () => (await fetch(`${relay.url}/api/v1/messages/summary`, { headers })).json()
    await vi.waitFor(async () => expect((await summaryOf()).counts).toMatchObject({ deferred: 1 }), 10_000)
    expect(await summaryOf()).toMatchObject({
      waiting: 1,
      failed: 0,
      paused: [
        { serviceId: 'default', alarm: expect.stringContaining('sends through LETTERSLOT_SMTP_URL, which is not set') },
      ],
    })
  })

  it('[S123] says what helps when its port is taken, and never takes another', async () => {
    const other = createServer()
    other.listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const folder = newFolder()
    const holder = await start({ LETTERSLOT_DATA_DIR: folder })
    await expect(start({ PORT: String(port), LETTERSLOT_DATA_DIR: folder })).rejects.toMatchObject({
      code: 'port-in-use',
      message: `Port ${port} is in use. If that is Letterslot, open http://localhost:${port}. Otherwise: npm start -- --port ${port + 1} (forms are kept per address; move them with Settings → Backup).`,
    })
    await expect(start({ PORT: String(port) }, false)).rejects.toMatchObject({
      code: 'port-in-use',
      message: `Port ${port} is in use. If that is Letterslot, open http://localhost:${port}. Otherwise: letterslot serve --port ${port + 1} (forms are kept per address; move them with Settings → Backup).`,
    })
    other.close()
    await holder.stop()
    expect((await start({ LETTERSLOT_DATA_DIR: folder, PORT: String(port) })).port).toBe(port)
  })

  it.each(['0.0.0.0', '::', '192.0.2.1'])('[S99] refuses local mode on HOST=%s', async (HOST) => {
    await expect(start({ HOST })).rejects.toMatchObject({ code: 'local-mode-not-loopback' })
  })
})

const main = join(import.meta.dirname, 'cli', 'main.ts')
const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

const nodeFlags = ['--conditions=letterslot-source', '--disable-warning=ExperimentalWarning']
/** Code that Node compiled for others is kept for these processes, too. */
const compiled = process.env['NODE_COMPILE_CACHE']
const bareEnv = { PATH: process.env['PATH'], NODE_OPTIONS: '', ...(compiled && { NODE_COMPILE_CACHE: compiled }) }

function spawnCommand(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  program: readonly string[] = [...nodeFlags, main],
) {
  const child = spawn(process.execPath, [...program, ...args], {
    env: { ...bareEnv, ...env },
  })
  children.push(child)
  let output = ''
  const ready = Promise.withResolvers<string>()
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk
      const url = /ready:\s+(http:\/\/localhost:\d+)/.exec(output)?.[1]
      if (url !== undefined) ready.resolve(url)
    })
  }
  const ended = once(child, 'close').then(([status]) => ({ status, output }))
  return { child, ready: ready.promise, ended }
}

describe('the process', () => {
  it('[S13] [S344] [S121] [S124] [F69] leaves port and folder to the next one when it is killed; that one ends with 0 at Ctrl-C', async () => {
    const folder = newFolder()
    const env = { LETTERSLOT_DATA_DIR: folder }
    const first = spawnCommand(['local', '--port', '0'], env, [
      join(import.meta.dirname, '..', 'bin', 'letterslot.mjs'),
    ])
    const firstUrl = await first.ready
    expect((await fetch(`${firstUrl}/healthz`)).status).toBe(200)
    const held = `The data folder ${folder} is in use by process ${first.child.pid}.`
    expect(await spawnCommand(['local', '--port', '0'], env).ended).toEqual({
      status: 1,
      output: `${held} Stop that one first, or choose another LETTERSLOT_DATA_DIR.\n`,
    })
    first.child.kill('SIGKILL')
    await first.ended
    await expect(fetch(`${firstUrl}/healthz`)).rejects.toThrow('fetch failed')
    const second = spawnCommand(['local', '--port', '0'], env)
    const url = await second.ready
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
    // A terminal and npm both pass one Ctrl-C on.
    second.child.kill('SIGINT')
    second.child.kill('SIGINT')
    const { status, output } = await second.ended
    expect(status).toBe(0)
    expect(output).toBe(`
  Letterslot is ready:  ${url}

  Forms are kept in your browser, test mail in ${folder}
  Nothing leaves this computer until you connect a provider.     Stop: Ctrl-C

`)
    expect(() => statSync(join(folder, 'letterslot.pid'))).toThrow('ENOENT')
  })

  it('[S344] stops when the parent that holds a channel to it is gone', async () => {
    const child = spawn(process.execPath, [...nodeFlags, main, 'serve'], {
      env: { ...bareEnv, LETTERSLOT_DATA_DIR: newFolder(), PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    })
    children.push(child)
    const gone = once(child, 'exit')
    await new Promise<void>((resolve) => {
      let output = ''
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        output += text
        if (output.includes('"event":"ready"')) resolve()
      })
    })
    child.disconnect()
    expect(await gone).toEqual([0, null])
  })
})
