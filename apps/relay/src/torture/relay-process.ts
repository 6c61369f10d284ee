import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** One line of the relay's log. */
export interface LogLine {
  readonly event: string
  readonly submission?: string
  readonly messageId?: string
  readonly outcome?: string
  readonly port?: number
}

/** One life of a relay, from the start of its process to the end. */
export interface RelayProcess {
  /** Resolves to the port once it listens, or to undefined when it ended before. */
  readonly ready: Promise<number | undefined>
  /** Everything it wrote to its log, complete once it has ended. */
  readonly lines: readonly LogLine[]
  /** Resolves when it has ended and its log is read to the end; to its exit status, null after a signal. */
  readonly ended: Promise<number | null>
  readonly pid: number | undefined
  kill(signal: 'SIGKILL' | 'SIGTERM'): void
}

/** The data folder and the environment of a relay under torture. */
export interface RelayProcessOptions {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  /** The largest file that it may write, in the shell's blocks (`ulimit -f`): a disk that is full at that point. */
  readonly maxFileBlocks?: number
  /** Called with each line of the log. */
  readonly onLine?: (line: LogLine) => void
}

const bin = join(import.meta.dirname, '..', '..', 'bin', 'letterslot.mjs')

/** Starts the relay by its command, as a process of its own. */
export function startRelayProcess({ folder, env, maxFileBlocks, onLine }: RelayProcessOptions): RelayProcess {
  const command = [process.execPath, bin, 'serve']
  // Shell and command become the relay, so that a signal reaches it.
  const [program = '', ...args] =
    maxFileBlocks === undefined ? command : ['sh', '-c', `ulimit -f ${maxFileBlocks}; exec "$@"`, 'sh', ...command]
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env, LETTERSLOT_DATA_DIR: folder, PORT: '0' },
  })
  const lines: LogLine[] = []
  const ready = Promise.withResolvers<number | undefined>()
  createInterface({ input: child.stdout }).on('line', (text) => {
    const line = readLine(text)
    if (line === undefined) return
    lines.push(line)
    if (line.event === 'ready') ready.resolve(line.port)
    onLine?.(line)
  })
  const ended = exitCodeOf(child).finally(() => ready.resolve(undefined))
  return { ready: ready.promise, lines, ended, pid: child.pid, kill: (signal) => child.kill(signal) }
}

function exitCodeOf(child: ChildProcess): Promise<number | null> {
  // `close` comes after the last byte of its output was read; `exit` may come before.
  return new Promise((resolve, reject) => {
    child.on('close', resolve)
    child.on('error', reject)
  })
}

/** A killed process may leave half a line: that line does not count. */
function readLine(text: string): LogLine | undefined {
  try {
    const line: unknown = JSON.parse(text)
    return isLogLine(line) ? line : undefined
  } catch {
    return undefined
  }
}

function isLogLine(value: unknown): value is LogLine {
  return typeof value === 'object' && value !== null && 'event' in value && typeof value.event === 'string'
}
