import { chmodSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'

/** Where log lines go. */
export type LogTarget =
  /** One JSON line each on standard output, as a server's log collector wants them. */
  | { readonly kind: 'stdout' }
  /** Everything into a file of the data folder, and on the terminal only what needs a person. */
  | { readonly kind: 'folder'; readonly path: string }

const maxFileBytes = 10 * 1024 * 1024

/**
 * Makes the log. Lines are written at once, so that the last one before a crash is there. What visitors wrote and keys
 * are never handed to it; the paths below are a second net.
 */
export function createLog(target: LogTarget): Logger {
  const options = {
    base: { name: 'letterslot' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['authorization', 'password', 'privateKey', 'params', 'body', '*.authorization', '*.password', '*.params'],
    serializers: { err: pino.stdSerializers.err, error: pino.stdSerializers.err },
  }
  if (target.kind === 'stdout') return pino(options, pino.destination({ dest: 1, sync: true }))
  const path = join(target.path, 'relay.log')
  putAsideWhenLong(path)
  for (const kept of [path, `${path}.old`]) if (statSync(kept, { throwIfNoEntry: false })) chmodSync(kept, 0o600)
  const file = pino.destination({ dest: path, sync: true, mkdir: true, mode: 0o600 })
  return pino(
    options,
    pino.multistream([
      { level: 'info', stream: file },
      { level: 'error', stream: { write: (line) => process.stderr.write(`  ${messageOf(line)} (more in ${path})\n`) } },
    ]),
  )
}

/** At most one old file is kept. */
function putAsideWhenLong(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > maxFileBytes) renameSync(path, `${path}.old`)
}

function messageOf(line: string): string {
  const entry: unknown = JSON.parse(line)
  return typeof entry === 'object' && entry !== null && 'msg' in entry ? String(entry.msg) : line
}
