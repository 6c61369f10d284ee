import { chmodSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'

/** A logger as the relay's rooms use it: one line a call, facts first. Pino's fits. */
export interface Log {
  info(facts: Readonly<Record<string, unknown>>, text: string): void
  warn(facts: Readonly<Record<string, unknown>>, text: string): void
  error(facts: Readonly<Record<string, unknown>>, text: string): void
}

/** The place that log lines go to. */
export type LogTarget =
  /** One JSON line each on standard output, as a server's log collector wants them. */
  | { readonly kind: 'stdout' }
  /** Everything into a file of the data folder, and on the terminal only what needs a person. */
  | { readonly kind: 'folder'; readonly path: string }

const maxLogBytes = 10 * 1024 * 1024

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
  rotateWhenLarge(path)
  for (const kept of [path, `${path}.old`]) if (statSync(kept, { throwIfNoEntry: false })) chmodSync(kept, 0o600)
  const file = pino.destination({ dest: path, sync: true, mkdir: true, mode: 0o600 })
  return pino(
    options,
    pino.multistream([
      { level: 'info', stream: file },
      { level: 'error', stream: { write: (line) => process.stderr.write(`  ${lineText(line)} (more in ${path})\n`) } },
    ]),
  )
}

/** At most one old file is kept. */
function rotateWhenLarge(path: string): void {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > maxLogBytes) renameSync(path, `${path}.old`)
}

function lineText(line: string): string {
  const entry: unknown = JSON.parse(line)
  return typeof entry === 'object' && entry !== null && 'msg' in entry ? String(entry.msg) : line
}
