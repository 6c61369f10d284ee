import type { LogLine } from './relay-process.ts'

/** A mail as it was found in the inbox's table. */
export interface FoundMail {
  readonly submission: string
  readonly messageId: string
}

/** The answers, mails and logs of a run. */
export interface RunEvidence {
  /** Submissions whose 200 was read in full. */
  readonly answered: readonly string[]
  readonly mails: readonly FoundMail[]
  /** The log of each life of the relay. */
  readonly lives: readonly (readonly LogLine[])[]
}

/** The verdict on a run; a sound relay leaves the four lists empty. */
export interface RunTally {
  /** Answered 200 and nowhere to be found. */
  readonly lost: readonly string[]
  /** Mails that nobody submitted. */
  readonly strange: readonly string[]
  /** More copies than the log has windows for. */
  readonly unmarkedRepeats: readonly string[]
  /** Copies under another Message-ID, or one Message-ID for two submissions. */
  readonly wrongMessageIds: readonly string[]
  /** Copies beyond the first, all told. */
  readonly repeats: number
  /** The number of lives that ended between the final dot and the record, by the log. */
  readonly windows: number
}

/** Holds the stored mails against the answers and the log. */
export function tally({ answered, mails, lives }: RunEvidence): RunTally {
  const found = Map.groupBy(mails, (mail) => mail.submission)
  const windows = windowsOf(lives)
  const messageIds = new Map([...found].map(([id, copies]) => [id, new Set(copies.map((copy) => copy.messageId))]))
  const shared = [...Map.groupBy(mails, (mail) => mail.messageId).values()].filter(
    (copies) => new Set(copies.map((copy) => copy.submission)).size > 1,
  )
  return {
    lost: answered.filter((id) => !found.has(id)),
    strange: [...found.keys()].filter((id) => !answered.includes(id)),
    unmarkedRepeats: [...found].filter(([id, copies]) => copies.length - 1 > (windows.get(id) ?? 0)).map(([id]) => id),
    wrongMessageIds: [
      ...[...messageIds].filter(([, ids]) => ids.size > 1).map(([id]) => id),
      ...shared.flatMap((copies) => copies.map((copy) => copy.submission)),
    ],
    repeats: mails.length - found.size,
    windows: [...windows.values()].reduce((sum, count) => sum + count, 0),
  }
}

/** For each submission, the lives that handed its mail over and ended before they recorded it. */
function windowsOf(lives: RunEvidence['lives']): ReadonlyMap<string, number> {
  const windows = new Map<string, number>()
  for (const lines of lives) {
    const open = new Set<string>()
    for (const { event, submission } of lines) {
      if (submission === undefined) continue
      if (event === 'handing-over') open.add(submission)
      if (event === 'recorded') open.delete(submission)
    }
    for (const submission of open) windows.set(submission, (windows.get(submission) ?? 0) + 1)
  }
  return windows
}

/** The key and the origin to submit with. */
interface SubmitTarget {
  readonly publicKey: string
  readonly origin: string
}

/** The key and the origin of every suite. */
export const tortureTarget: SubmitTarget = { publicKey: 'torture-public-key', origin: 'http://torture.example' }

/**
 * Submits one message.
 * @returns true only when the whole answer was read and it was `200 OK`; anything else proves nothing.
 */
export async function submitOnce(
  port: number,
  id: string,
  target: SubmitTarget,
  headers: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: target.origin, ...headers },
      body: JSON.stringify({
        lib_version: '0.1.0',
        user_id: target.publicKey,
        service_id: 'default_service',
        template_id: 'general',
        template_params: { letterslot_id: id, full_name: 'Ada', submission: id },
      }),
      signal: AbortSignal.timeout(10_000),
    })
    const text = await response.text()
    return response.status === 200 && text === 'OK'
  } catch {
    // Refused, reset, cut off in the middle: the relay was just killed.
    return false
  }
}
