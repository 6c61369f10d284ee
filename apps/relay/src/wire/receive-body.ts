import type { Result } from '@letterslot/core'
import type { WireCode } from './answers.ts'
import { type BudgetLimits, createBudget } from './budget.ts'
import { type Refusal, refused } from './refusal.ts'
import { openSpoolFile, type SpoolFile } from './spool.ts'

/** Bytes up to which a body is short and stays in memory; what is longer goes to the disk as it comes. */
const maxShortBytes = 64 * 1024

/** Long bodies that are read back and stored at the same time: each takes some times its size of memory meanwhile. */
const maxLongBodies = 1

/** When to come back where there was no room, in seconds: most of what is in hand is done by then. */
const noRoomRetryAfterSeconds = 5

/** The room for bodies in hand. Short ones have their own, so that long ones never keep a short message out. */
export interface BodyRoom {
  /** Bytes in memory, as announced. */
  readonly short: BudgetLimits
  /** Number of long bodies, or of those whose length is not announced: each has some 200 kB in the buffers of its way. */
  readonly long: BudgetLimits
  /** Bytes on the disk. */
  readonly disk: BudgetLimits
}

const defaultRoom: BodyRoom = {
  short: { all: 16_000_000, eachAddress: 2_000_000 },
  long: { all: 32, eachAddress: 4 },
  disk: { all: 250_000_000, eachAddress: 50_000_000 },
}

/** One body to receive. */
export interface Incoming<T> {
  readonly request: Request
  /** The client's, for its share of the room. */
  readonly address: string
  readonly maxBytes: number
  /** The answer to a body of more than `maxBytes`. */
  readonly tooLarge: WireCode
  /** Reads the first bytes, once, for a reason to refuse the body unread. */
  readonly inspect: (beginning: Uint8Array) => WireCode | undefined
  /** Works with the whole body. A long one is taken away when the promise settles: no view of it can be read after that. */
  readonly use: (body: Uint8Array) => Promise<Result<T, Refusal>>
}

/**
 * Receives one body.
 * @returns what `use` came to, or why the body was not taken: refused by its `Content-Length`, unread, or as soon as it
 * goes over a limit; `body-unreadable` where the client went away or its framing was wrong.
 * @throws {StoreUnavailableError} when the disk takes nothing.
 */
export type BodyReceiver = <T>(incoming: Incoming<T>) => Promise<Result<T, Refusal>>

/** Makes the receiver of one relay, with its room. Long bodies wait in `dataFolder`. */
export function createBodyReceiver(dataFolder: string, room: BodyRoom = defaultRoom): BodyReceiver {
  const short = createBudget(room.short)
  const long = createBudget(room.long)
  const disk = createBudget(room.disk)
  const inTurn = createTurns(maxLongBodies)
  const noRoom = () => refused('no-room', noRoomRetryAfterSeconds)

  return async ({ request, address, maxBytes, tooLarge, inspect, use }) => {
    const announced = Number(request.headers.get('content-length') ?? Number.NaN)
    if (announced > maxBytes) return refused(tooLarge)
    const isShort = announced <= maxShortBytes
    const held: Uint8Array[] = []
    let bytes = 0
    let onDisk = 0
    let spool: SpoolFile | undefined
    const [budget, cost] = isShort ? [short, announced] : [long, 1]
    if (!budget.take(address, cost)) return noRoom()
    try {
      for await (const chunk of chunksOf(request)) {
        if (chunk === 'broken') return refused('body-unreadable')
        const unwanted = bytes === 0 ? inspect(chunk) : undefined
        if (unwanted !== undefined) return refused(unwanted)
        bytes += chunk.byteLength
        if (bytes > maxBytes) return refused(tooLarge)
        if (bytes <= maxShortBytes) {
          held.push(chunk)
          continue
        }
        if (!disk.take(address, chunk.byteLength)) return noRoom()
        onDisk += chunk.byteLength
        spool ??= await openSpoolFile(dataFolder)
        await spool.append(chunk)
      }
      const rest = spool
      if (rest === undefined) return await use(Buffer.concat(held))
      return await inTurn(async () => {
        const body = await rest.read(held.splice(0))
        try {
          return await use(body)
        } finally {
          // Gives the memory back now: waiting for the collector, a few such bodies in a row are hundreds of megabytes.
          body.buffer.transfer(0)
        }
      })
    } finally {
      budget.give(address, cost)
      disk.give(address, onDisk)
      await spool?.close()
    }
  }
}

/** The chunks of a body; `broken` is the last where it does not arrive whole. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array | 'broken'> {
  try {
    // Uncancelled where it is refused, so that the answer still goes out.
    for await (const chunk of body?.values({ preventCancel: true }) ?? []) yield chunk
  } catch {
    // The client went away, or its framing was wrong: there is nobody or nothing to answer in detail.
    yield 'broken'
  }
}

/** Lets so many work at the same time; the others wait for their turn, in order. */
function createTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
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
