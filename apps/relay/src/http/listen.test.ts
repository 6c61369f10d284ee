import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { siteOrigin, testApp } from '../relay.test.fixture.ts'
import { type Listener, listen } from './listen.ts'
import { sendFormPath, sendPath } from './wire/protocol.ts'

const open: Listener[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.close(0)))
})

/** A relay that waits for nobody long. */
async function listenImpatiently() {
  const relay = testApp()
  const listener = await listen('127.0.0.1', 0, { deadlines: { headersMs: 150, requestMs: 300, checkEveryMs: 10 } })
  open.push(listener)
  listener.serve(relay.listener)
  return { ...relay, port: listener.port }
}

it('[S312] lets a request arrive as long as a form with files waits for its answer, 120 s', async () => {
  const listener = await listen('127.0.0.1', 0)
  open.push(listener)
  expect(listener.server.requestTimeout).toBeGreaterThanOrEqual(120_000)
})

/** Sends the beginning of a request and nothing more; resolves to all that comes back until the other side closes. */
async function stall(port: number, beginning: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(beginning)
  return text(socket)
}

describe('a slow client', () => {
  it.each([
    ['stops in the middle of the headers', `POST ${sendPath} HTTP/1.1\r\nHost: localhost\r\nContent-Le`],
    [
      'stops in the middle of the body',
      `POST ${sendPath} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${siteOrigin}\r\nContent-Length: 1000\r\n\r\n{"user_id":`,
    ],
    [
      'never ends its form',
      `POST ${sendFormPath} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${siteOrigin}\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n--x\r\n\r\n`,
    ],
  ])('[S49] [F52] that %s gets 408 and is let go; nothing is stored', async (_, beginning) => {
    const { port, store } = await listenImpatiently()
    expect(await stall(port, beginning)).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n/)
    expect(store.messages.counts().accepted).toBe(0)
  })

  it('[S49] [F52] does not keep others waiting', async () => {
    const { port } = await listenImpatiently()
    const slow = stall(port, `POST ${sendPath} HTTP/1.1\r\n`)
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    expect(await slow).toMatch(/^HTTP\/1\.1 408/)
  })
})

describe('connections', () => {
  const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

  it('[S306] [F72] beyond those of one address are closed unread, and there is room again when one ends', async () => {
    const listener = await listen('127.0.0.1', 0, { connections: { all: 10, eachAddress: 1 } })
    open.push(listener)
    listener.serve((_, response) => response.end('ok'))
    const url = `http://127.0.0.1:${listener.port}`
    const first = connect({ port: listener.port, host: '127.0.0.1' })
    await once(first, 'connect')
    const second = connect({ port: listener.port, host: '127.0.0.1' })
    second.on('error', () => {})
    await closed(second)
    first.destroy()
    await closed(first)
    await vi.waitFor(async () => expect((await fetch(url)).status).toBe(200))
  })

  it('[S306] of a proxy of ours are not counted as one visitor', async () => {
    const isTrustedProxy = (address: string) => address === '127.0.0.1'
    const listener = await listen('127.0.0.1', 0, { connections: { all: 10, eachAddress: 1 }, isTrustedProxy })
    open.push(listener)
    listener.serve((_, response) => response.end('ok'))
    const first = connect({ port: listener.port, host: '127.0.0.1' })
    await once(first, 'connect')
    expect((await fetch(`http://127.0.0.1:${listener.port}`)).status).toBe(200)
    first.destroy()
  })
})
