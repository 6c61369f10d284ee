import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** The outcome of a hunt. */
export interface PropertiesReport {
  readonly files: number
  /** True where every property held. Those that did not are printed above, smallest example first. */
  readonly held: boolean
  readonly seconds: number
}

export interface PropertiesOptions {
  /** The seed of all properties. */
  readonly seed: number
  /** The factor by which each property is tried more often than every day. */
  readonly times: number
}

/** The test files that hold property tests. */
function filesWithProperties(): string[] {
  return globSync(['{packages,apps}/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'], { cwd: root }).filter((file) =>
    readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"),
  )
}

/** Runs every property test with chances of its own, often. */
export async function runProperties({ seed, times }: PropertiesOptions): Promise<PropertiesReport> {
  const startedMs = performance.now()
  const files = filesWithProperties()
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [vitest, 'run', '--reporter=dot', ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_OPTIONS: '', LETTERSLOT_SEED: String(seed), LETTERSLOT_TIMES: String(times) },
  })
  const [status] = await once(child, 'exit')
  return { files: files.length, held: status === 0, seconds: Math.round((performance.now() - startedMs) / 100) / 10 }
}
