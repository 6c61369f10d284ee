import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** A relay in local mode, run as `npm start` runs it, with a data folder of its own. */
export interface RunningRelay {
  /** `http://localhost:PORT`, as the banner prints it. */
  readonly url: string
  readonly dataFolder: string
  /** Everything the process printed so far. */
  readonly output: () => string
  /** Ctrl-C: resolves to the exit status. */
  readonly stop: () => Promise<number | null>
}

/** Keep a data folder (and a port, so the origin stays the same) to start again where the last one stopped. */
export interface RelayOptions {
  readonly dataFolder?: string
  readonly port?: number
  /** Sites that may send with its first key, comma-separated. */
  readonly allowedOrigins?: string
}

async function ready(child: ChildProcess, output: () => string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const look = (): void => {
    const found = /ready:\s+(http:\/\/localhost:\d+)/.exec(output())?.[1]
    if (found) resolve(found)
  }
  child.stdout?.on('data', look)
  child.stderr?.on('data', look)
  child.once('exit', (code) => reject(new Error(`The relay stopped with ${code} before it was ready:\n${output()}`)))
  return promise
}

/** Starts a relay and waits for its banner. Port 0 lets the machine choose. */
export async function startRelay({
  dataFolder = mkdtempSync(join(tmpdir(), 'letterslot-e2e-')),
  port = 0,
  allowedOrigins = '',
}: RelayOptions = {}): Promise<RunningRelay> {
  const child = spawn(
    process.execPath,
    [
      '--conditions=letterslot-source',
      '--disable-warning=ExperimentalWarning',
      join(root, 'apps', 'relay', 'src', 'cli', 'main.ts'),
      'local',
      '--port',
      String(port),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        LETTERSLOT_DATA_DIR: dataFolder,
        LETTERSLOT_ALLOWED_ORIGINS: allowedOrigins,
        NODE_OPTIONS: '',
      },
      // It stops when the channel is gone: with the process that tests, whatever ends that.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8')
    stream?.on('data', (chunk: string) => {
      text += chunk
    })
  }
  const output = (): string => text
  const url = await ready(child, output)
  const stop = async (): Promise<number | null> => {
    if (child.exitCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGINT')
      await gone
    }
    return child.exitCode
  }
  return { url, dataFolder, output, stop }
}
