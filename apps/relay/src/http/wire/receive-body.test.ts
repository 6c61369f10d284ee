import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { siteOrigin, testApp } from '../../relay.test.fixture.ts'
import { StoreUnavailableError } from '../../store/store-errors.ts'
import { sendFormPath, sendPath } from './protocol.ts'
import { type BodyReceiver, createBodyReceiver, createBudget } from './receive-body.ts'
import { clearSpool } from './spool.ts'
import { idsOf, postForm, seen } from './wire-calls.test.fixture.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'letterslot-bodies-'))
const kilobytes = (count: number) => new Uint8Array(count * 1024).fill(7)

/** A body that is written piece by piece, and whether anybody read it. */
function slowBody() {
  let isRead = false
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        isRead = true
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
  const reader = readable.getReader()
  return { body, writer, isRead: () => isRead }
}

const initOf = (body: BodyInit, headers: Readonly<Record<string, string>>) =>
  // Node sends no streamed body without it; the browser's types do not know it.
  ({ method: 'POST', headers, body, duplex: 'half' })

const requestOf = (body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
  new Request('http://relay.example/', initOf(body, headers))

const receiveAll = (receive: BodyReceiver, request: Request, address = '203.0.113.1') =>
  receive({
    body: Readable.from(request.body ?? [], { objectMode: false }),
    announced: request.headers.get('content-length') ?? undefined,
    address,
    maxBytes: 1_000_000,
    tooLarge: 'files-too-large',
    inspect: () => undefined,
    use: async (bytes) => ({ ok: true, value: Buffer.from(bytes) }),
  })

const noRoom = { ok: false, error: { code: 'no-room', retryAfterSeconds: 5 } }

describe('what is refused before its body is read', () => {
  it.each([
    ['no origin', {}, 403],
    ['an origin that no key lists', { Origin: 'https://other.example' }, 403],
    ['a length beyond the limit', { Origin: siteOrigin, 'Content-Length': '50000000' }, 413],
  ])('[S303] [F72] is a request with %s', async (_, headers: Record<string, string>, status) => {
    const { body, isRead } = slowBody()
    const { app } = testApp()
    const response = await app.request(sendFormPath, initOf(body, headers))
    expect([response.status, isRead()]).toEqual([status, false])
  })

  it('[S303] [F72] is, once it has begun, a JSON body with a key that nobody has', async () => {
    const { body, writer } = slowBody()
    const { app } = testApp()
    const answered = app.request(sendPath, initOf(body, { Origin: siteOrigin }))
    void writer.write(new TextEncoder().encode('{ "lib_version": "4.4.1",\n "user_id": "nobody", "service_id'))
    expect(await seen(await answered)).toMatchObject({ status: 400, code: 'public-key-unknown' })
  })

  it('[S303] is none that begins with a key of ours', async () => {
    const { app, publicKey } = testApp()
    const body = JSON.stringify({ user_id: publicKey, service_id: 'default', template_id: 'contact' })
    expect((await app.request(sendPath, { method: 'POST', headers: { Origin: siteOrigin }, body })).status).toBe(200)
  })
})

describe('a long body', () => {
  it('[S304] [F52] [F72] waits on the disk under no name, and is whole when it is used', async () => {
    const folder = newFolder()
    const { body, writer } = slowBody()
    const received = receiveAll(createBodyReceiver(folder), requestOf(body))
    const pieces = [kilobytes(60), kilobytes(60).fill(8), kilobytes(60).fill(9)]
    for (const piece of pieces) await writer.write(piece)
    await vi.waitFor(() => expect(readdirSync(join(folder, 'incoming'))).toEqual([]))
    await writer.close()
    expect(await received).toEqual({ ok: true, value: Buffer.concat(pieces) })
    expect(readdirSync(join(folder, 'incoming'))).toEqual([])
  })

  it('[S304] leaves the disk alone when it is short', async () => {
    const folder = newFolder()
    expect(await receiveAll(createBodyReceiver(folder), requestOf('short'))).toMatchObject({ ok: true })
    expect(existsSync(join(folder, 'incoming'))).toBe(false)
  })

  it('[S304] [F60] that the disk does not take is told as such', async () => {
    const folder = join(newFolder(), 'file')
    writeFileSync(folder, '')
    const received = receiveAll(createBodyReceiver(folder), requestOf(kilobytes(100)))
    await expect(received).rejects.toBeInstanceOf(StoreUnavailableError)
  })

  it('[S304] [F52] whose client goes away gives its room back', async () => {
    const room = {
      short: { all: 0, eachAddress: 0 },
      long: { all: 1, eachAddress: 1 },
      disk: { all: 2e6, eachAddress: 2e6 },
    }
    const receive = createBodyReceiver(newFolder(), room)
    const { body, writer } = slowBody()
    const received = receiveAll(receive, requestOf(body))
    await writer.write(kilobytes(100))
    await writer.abort(new Error('the client went away'))
    expect(await received).toEqual({ ok: false, error: { code: 'body-unreadable' } })
    expect(await receiveAll(receive, requestOf(slowBodyOf(kilobytes(100))))).toMatchObject({ ok: true })
  })

  it('[S304] what a killed relay left of one is removed', () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'incoming'))
    writeFileSync(join(folder, 'incoming', 'left'), '')
    clearSpool(folder)
    expect(existsSync(join(folder, 'incoming'))).toBe(false)
  })

  it('[S304] reaches the mail as it was sent', async () => {
    const relay = testApp()
    const content = kilobytes(300).map((_, index) => index % 251)
    const response = await postForm(relay, [['photo', new File([content], 'a.bin')], ...idsOf(relay)])
    expect(response.status).toBe(200)
    const [message] = relay.store.messages.list({ limit: 1 }).items
    expect(relay.store.messages.files(message?.id ?? '')[0]?.content).toEqual(content)
  })
})

/** A body whose length is not announced. */
function slowBodyOf(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> {
  return new Blob([bytes]).stream()
}

describe('the room for bodies', () => {
  const one = { all: 2, eachAddress: 1 }
  const bytes = { all: 150_000, eachAddress: 100_000 }

  it('[S305] [F72] takes so many long ones of an address and of all, and the next when one is done', async () => {
    const receive = createBodyReceiver(newFolder(), { short: bytes, long: one, disk: bytes })
    const [first, second] = [slowBody(), slowBody()]
    const inHand = [receiveAll(receive, requestOf(first.body), 'a'), receiveAll(receive, requestOf(second.body), 'b')]
    expect(await receiveAll(receive, requestOf(slowBody().body), 'a')).toEqual(noRoom)
    expect(await receiveAll(receive, requestOf(slowBody().body), 'c')).toEqual(noRoom)
    await Promise.all([first.writer.close(), second.writer.close()])
    await Promise.all(inHand)
    expect(await receiveAll(receive, requestOf(slowBodyOf(kilobytes(1))), 'a')).toMatchObject({ ok: true })
  })

  it('[S305] [F72] keeps none out that is short where long ones take all of theirs', async () => {
    const receive = createBodyReceiver(newFolder(), { short: bytes, long: { all: 1, eachAddress: 1 }, disk: bytes })
    const waiting = slowBody()
    const inHand = receiveAll(receive, requestOf(waiting.body), 'a')
    const short = requestOf('short', { 'Content-Length': '5' })
    expect(await receiveAll(receive, short, 'a')).toMatchObject({ ok: true })
    await waiting.writer.close()
    await inHand
  })

  it('[S305] [F72] counts short ones by what they announce', async () => {
    const receive = createBodyReceiver(newFolder(), { short: bytes, long: one, disk: bytes })
    const waiting = slowBody()
    const announced = { 'Content-Length': '60000' }
    const inHand = receiveAll(receive, requestOf(waiting.body, announced), 'a')
    expect(await receiveAll(receive, requestOf(slowBody().body, announced), 'a')).toEqual(noRoom)
    await waiting.writer.close()
    await inHand
  })

  it('[S305] [F72] ends a body that the disk has no room for', async () => {
    const receive = createBodyReceiver(newFolder(), { short: bytes, long: one, disk: bytes })
    expect(await receiveAll(receive, requestOf(slowBodyOf(kilobytes(400))), 'a')).toEqual(noRoom)
    expect(await receiveAll(receive, requestOf(slowBodyOf(kilobytes(80))), 'a')).toMatchObject({ ok: true })
  })

  it('[S305] is whole again when everything is given back, whatever was taken', () => {
    const takes = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(60)), { maxLength: 50 })
    fc.assert(
      fc.property(takes, (wanted) => {
        const budget = createBudget({ all: 100, eachAddress: 50 })
        const taken = wanted.filter(([address, amount]) => budget.reserve(address, amount))
        expect(taken.reduce((sum, [, amount]) => sum + amount, 0)).toBeLessThanOrEqual(100)
        for (const [address, amount] of taken) budget.release(address, amount)
        expect([budget.reserve('a', 50), budget.reserve('b', 50), budget.reserve('c', 1)]).toEqual([true, true, false])
      }),
    )
  })
})
