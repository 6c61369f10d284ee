import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendFormPath, sendPath } from '../http/wire/protocol.ts'

/** The target of one attack. */
export interface AttackTarget {
  readonly port: number
  readonly origin: string
  readonly publicKey: string
}

/** The number of answers of each status; `closed` and `open` without an answer. */
export type Statuses = Readonly<Record<string, number>>

/** One attack and what it is aimed at. */
export interface AttackOrder extends AttackTarget {
  /** One of `attackNames`. */
  readonly attack: string
  /** Of the largest attacks; the others have a fifth. */
  readonly connections: number
}

interface Attack {
  readonly name: string
  /** Resolves when all connections are closed, at the latest when it is over. */
  run(target: AttackTarget, over: AbortSignal): Promise<Statuses>
}

const chunk = Buffer.alloc(256 * 1024, 0x61)
const boundary = 'letterslot-torture'

const requestHead = (path: string, headers: Readonly<Record<string, string>>): string =>
  `${[`POST ${path} HTTP/1.1`, 'Host: localhost', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`

const multipartHeaders = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
const filePart = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n`
const textPart = `--${boundary}\r\nContent-Disposition: form-data; name="message"\r\n\r\n`
/** Long enough that the end never comes. */
const announced = { 'Content-Length': '10400000' }
const tenMegabytes = 10_000_000

/** The address that a trusted proxy names: attackers share ten of them. */
const from = (index: number) => ({ 'X-Forwarded-For': `198.51.100.${index % 10}` })

interface Hostile {
  readonly beginning: string
  /** Bytes that follow. */
  readonly bytes: number
  /** Between two of them; 0: as fast as the line takes them. */
  readonly pauseMs?: number
}

/** One connection: sends, then stays as it is until it is closed or `over`. Resolves to what was answered. */
async function misbehave(port: number, hostile: Hostile, over: AbortSignal): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' })
  let answer = ''
  socket.setEncoding('latin1').on('data', (text) => {
    if (answer.length < 64) answer += text
  })
  const closed = new Promise<'closed'>((resolve) => {
    socket.on('close', () => resolve('closed'))
    // Reset while it was being written to: `close` follows.
    socket.on('error', () => {})
  })
  const stop = new Promise<'open'>((resolve) => {
    if (over.aborted) resolve('open')
    over.addEventListener('abort', () => resolve('open'), { once: true })
  })
  socket.write(hostile.beginning)
  void pour(socket, hostile, over)
  const end = await Promise.race([closed, stop])
  socket.destroy()
  return /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? end
}

async function pour(socket: Socket, { bytes, pauseMs = 0 }: Hostile, over: AbortSignal): Promise<void> {
  for (let sent = 0; sent < bytes && !socket.destroyed && !over.aborted; ) {
    const part = pauseMs > 0 ? chunk.subarray(0, 1) : chunk.subarray(0, Math.min(chunk.byteLength, bytes - sent))
    const isRoom = socket.write(part)
    sent += part.byteLength
    if (pauseMs > 0) await sleep(pauseMs)
    else if (!isRoom) await untilDrained(socket)
  }
}

function untilDrained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      socket.off('drain', done)
      socket.off('close', done)
      resolve()
    }
    socket.on('drain', done)
    socket.on('close', done)
  })
}

function attackOf(
  name: string,
  connections: number,
  hostile: (target: AttackTarget, index: number) => Hostile,
): Attack {
  return {
    name,
    run: async (target, over) => {
      const ends = await Promise.all(
        Array.from({ length: connections }, (_, index) => misbehave(target.port, hostile(target, index), over)),
      )
      return countStatuses(ends)
    },
  }
}

function countStatuses(ends: readonly string[]): Statuses {
  return Object.fromEntries([...Map.groupBy(ends, (end) => end)].map(([end, all]) => [end, all.length]))
}

/** The attacks, in the order in which they are made. */
export const attackNames: readonly string[] = attacksOf(0).map(({ name }) => name)

/** Makes one attack. Resolves when all its connections are closed, at the latest when it is over. */
export function runAttack({ attack, connections, ...target }: AttackOrder, over: AbortSignal): Promise<Statuses> {
  const found = attacksOf(connections).find(({ name }) => name === attack)
  return found?.run(target, over) ?? Promise.resolve({})
}

function attacksOf(connections: number): readonly Attack[] {
  const some = Math.ceil(connections / 5)
  return [
    attackOf('10 MB and stop, without key or Origin', connections, (_, index) => ({
      beginning: requestHead(sendFormPath, { ...multipartHeaders, ...announced, ...from(index) }) + filePart,
      bytes: tenMegabytes,
    })),
    attackOf('10 MB and stop, with the Origin of a page', connections, ({ origin }, index) => ({
      beginning:
        requestHead(sendFormPath, { ...multipartHeaders, ...announced, ...from(index), Origin: origin }) + filePart,
      bytes: tenMegabytes,
    })),
    attackOf('slow bodies, a byte a second', some, ({ origin }, index) => ({
      beginning: requestHead(sendPath, { ...announced, ...from(index), 'Content-Length': '1000', Origin: origin }),
      bytes: 1000,
      pauseMs: 1000,
    })),
    attackOf('half requests, that end in a header', some, () => ({
      beginning: `POST ${sendPath} HTTP/1.1\r\nHost: localhost\r\nContent-Le`,
      bytes: 0,
    })),
    attackOf('10 MB of text, announced', some, ({ origin }, index) => ({
      beginning: requestHead(sendPath, { ...announced, ...from(index), Origin: origin }),
      bytes: tenMegabytes,
    })),
    attackOf('10 MB of text, in chunks', some, ({ origin }, index) => ({
      beginning: `${requestHead(sendPath, { 'Transfer-Encoding': 'chunked', ...from(index), Origin: origin })}989680\r\n`,
      bytes: tenMegabytes,
    })),
    attackOf('10 MB of text in a form, whole', some, ({ origin }, index) => ({
      beginning:
        requestHead(sendFormPath, {
          ...multipartHeaders,
          ...from(index),
          'Content-Length': String(textPart.length + tenMegabytes),
          Origin: origin,
        }) + textPart,
      bytes: tenMegabytes,
    })),
    floodOf('a flood with the key of a page', some, ({ publicKey }) => publicKey),
    floodOf('a flood with keys that nobody has', some, () => 'unknown-key'),
  ]
}

/** Ten requests each, one after the other, from addresses of their own network. */
function floodOf(name: string, connections: number, keyOf: (target: AttackTarget) => string): Attack {
  return {
    name,
    run: async (target, over) => {
      const ends: string[] = []
      const body = JSON.stringify({
        lib_version: '0.1.0',
        user_id: keyOf(target),
        service_id: 'default_service',
        template_id: 'general',
        template_params: { message: 'flood' },
      })
      const send = async (index: number) => {
        for (let sent = 0; sent < 10 && !over.aborted; sent += 1) {
          const headers = { 'Content-Type': 'application/json', Origin: target.origin, ...from(index) }
          const answer = await fetch(`http://127.0.0.1:${target.port}${sendPath}`, { method: 'POST', headers, body })
          await answer.text()
          ends.push(String(answer.status))
        }
      }
      await Promise.all(Array.from({ length: connections }, (_, index) => send(index)))
      return countStatuses(ends)
    },
  }
}
