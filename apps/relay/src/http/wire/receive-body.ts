import type { Readable } from 'node:stream'
import type { Result } from '@letterslot/core'
import { type WireCode, type WireRefusal, wireRefusal } from './protocol.ts'
import { openSpoolFile, type SpoolFile } from './spool.ts'

/** Bytes up to which a body is short and stays in memory; what is longer goes to the disk as it comes. */
const maxShortBytes = 64 * 1024

/** Long bodies that are read back and stored at the same time: each takes some times its size of memory meanwhile. */
const maxLongBodies = 1

/** The wait that a sender is told where there was no room, in seconds: most bodies in flight are done by then. */
const noRoomRetryAfterSeconds = 5

/** The limits of bodies in flight. Short ones have a budget of their own, so that long ones never keep a short message out. */
export interface BodyLimits {
  /** Bytes in memory, as announced. */
  readonly short: BudgetLimits
  /** Number of long bodies, or of those whose length is not announced: each has some 200 kB in the buffers of its way. */
  readonly long: BudgetLimits
  /** Bytes on the disk. */
  readonly disk: BudgetLimits
}

const defaultBodyLimits: BodyLimits = {
  short: { all: 16_000_000, eachAddress: 2_000_000 },
  long: { all: 32, eachAddress: 4 },
  disk: { all: 250_000_000, eachAddress: 50_000_000 },
}

/** One body to receive. */
export interface IncomingBody<T> {
  readonly body: Readable
  /** The `Content-Length`; undefined where none is announced. */
  readonly announced: string | undefined
  /** The client's, for its share of the room. */
  readonly address: string
  readonly maxBytes: number
  /** The answer to a body of more than `maxBytes`. */
  readonly tooLarge: WireCode
  /** Reads the first bytes, once, for a reason to refuse the body unread. */
  readonly inspect: (beginning: Uint8Array) => WireCode | undefined
  /** Works with the whole body. A long one is taken away when the promise settles: no view of it can be read after that. */
  readonly use: (body: Uint8Array) => Promise<Result<T, WireRefusal>>
}

/**
 * Receives one body.
 * @returns the result of `use`, or the refusal: refused by its `Content-Length`, unread, or as soon as it
 * goes over a limit; `body-unreadable` where the client went away or its framing was wrong.
 * @throws {StoreUnavailableError} when the disk takes nothing.
 */
export type BodyReceiver = <T>(incoming: IncomingBody<T>) => Promise<Result<T, WireRefusal>>

/** Makes the receiver of one relay, with its room. Long bodies wait in `dataFolder`. */
export function createBodyReceiver(dataFolder: string, room: BodyLimits = defaultBodyLimits): BodyReceiver {
  const short = createBudget(room.short)
  const long = createBudget(room.long)
  const disk = createBudget(room.disk)
  const storeOne = createSemaphore(maxLongBodies)
  const noRoom = () => wireRefusal('no-room', noRoomRetryAfterSeconds)

  const receiveShort: BodyReceiver = async ({ body, announced, address, inspect, use }) => {
    const cost = Number(announced)
    if (!short.reserve(address, cost)) return noRoom()
    try {
      const read = await readShortBody(body, inspect)
      return read.ok ? await use(read.value) : wireRefusal(read.error)
    } finally {
      short.release(address, cost)
    }
  }

  const receiveLong: BodyReceiver = async ({ body, address, maxBytes, tooLarge, inspect, use }) => {
    const held: Uint8Array[] = []
    let bytes = 0
    let onDisk = 0
    let spool: SpoolFile | undefined
    if (!long.reserve(address, 1)) return noRoom()
    try {
      for await (const chunk of chunksOf(body)) {
        if (chunk === 'broken') return wireRefusal('body-unreadable')
        const unwanted = bytes === 0 ? inspect(chunk) : undefined
        if (unwanted !== undefined) return wireRefusal(unwanted)
        bytes += chunk.byteLength
        if (bytes > maxBytes) return wireRefusal(tooLarge)
        if (bytes <= maxShortBytes) {
          held.push(chunk)
          continue
        }
        if (!disk.reserve(address, chunk.byteLength)) return noRoom()
        onDisk += chunk.byteLength
        spool ??= await openSpoolFile(dataFolder)
        await spool.append(chunk)
      }
      const rest = spool
      if (rest === undefined) return await use(Buffer.concat(held))
      return await storeOne(async () => {
        const whole = await rest.read(held.splice(0))
        try {
          return await use(whole)
        } finally {
          // Frees the memory now: waiting for the collector, a few such bodies in a row are hundreds of megabytes.
          whole.buffer.transfer(0)
        }
      })
    } finally {
      long.release(address, 1)
      disk.release(address, onDisk)
      await spool?.close()
    }
  }

  return async (incoming) => {
    const announced = Number(incoming.announced ?? Number.NaN)
    if (announced > incoming.maxBytes) return wireRefusal(incoming.tooLarge)
    return announced <= maxShortBytes ? receiveShort(incoming) : receiveLong(incoming)
  }
}

/** Reads a body of few bytes whole, without what a stream takes to be held up; its length is the server's to watch. */
function readShortBody(
  body: Readable,
  inspect: (beginning: Uint8Array) => WireCode | undefined,
): Promise<Result<Uint8Array, WireCode>> {
  return new Promise((resolve) => {
    const held: Uint8Array[] = []
    const settle = (read: Result<Uint8Array, WireCode>) => {
      body.off('data', onData).off('end', onEnd).off('error', onBroken).off('close', onBroken)
      resolve(read)
    }
    const onData = (chunk: Uint8Array) => {
      const unwanted = held.length === 0 ? inspect(chunk) : undefined
      held.push(chunk)
      // What follows is still read, so that the answer goes out.
      if (unwanted !== undefined) settle({ ok: false, error: unwanted })
    }
    const onEnd = () => {
      const [first = new Uint8Array(), ...more] = held
      settle({ ok: true, value: more.length === 0 ? first : Buffer.concat(held) })
    }
    // The client went away, or its framing was wrong: no detail could reach it.
    const onBroken = () => settle({ ok: false, error: 'body-unreadable' })
    body.on('data', onData).on('end', onEnd).on('error', onBroken).on('close', onBroken)
  })
}

/** The chunks of a body; `broken` is the last where it does not arrive whole. */
async function* chunksOf(body: Readable): AsyncGenerator<Uint8Array | 'broken'> {
  try {
    // Not destroyed where it is refused, so that the answer still goes out.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk
  } catch {
    // The client went away, or its framing was wrong: no detail could reach it.
    yield 'broken'
  }
}

/** A semaphore: `most` run at the same time, the others wait in order. */
function createSemaphore(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let working = 0
  return async (work) => {
    if (working >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else working += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) working -= 1
      else next()
    }
  }
}

/** The most that may be reserved at once. */
interface BudgetLimits {
  readonly all: number
  readonly eachAddress: number
}

/** The amounts reserved, counted for all and for each address. */
interface Budget {
  /** False, and nothing taken, where it would be too much. */
  reserve(address: string, amount: number): boolean
  release(address: string, amount: number): void
}

/** Makes a budget of which nothing is taken. It forgets an address that holds nothing. */
export function createBudget({ all, eachAddress }: BudgetLimits): Budget {
  const held = new Map<string, number>()
  let sum = 0
  return {
    reserve: (address, amount) => {
      const own = (held.get(address) ?? 0) + amount
      if (own > eachAddress || sum + amount > all) return false
      held.set(address, own)
      sum += amount
      return true
    },
    release: (address, amount) => {
      const own = (held.get(address) ?? 0) - amount
      if (own > 0) held.set(address, own)
      else held.delete(address)
      sum -= amount
    },
  }
}
