// What tests, servers and browsers leave in the temporary folder goes with their run, whatever became of it: as long as it goes on
// they have one of its own in the place of the system's.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const ofRun = /^letterslot-run-(\d+)-/

/** Says of a process of this machine that it has ended. */
function hasEnded(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'ESRCH'
  }
}

function remove(folder: string): void {
  try {
    // A browser's last process may still write there.
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  } catch {
    // The next run tries again.
  }
}

/**
 * Gives this process, and all that it starts from now on, a temporary folder that is removed when it ends. Those of runs
 * that were killed are removed too: their names hold the numbers of their processes. Configurations call it, which are read
 * again in each worker; there it does nothing.
 */
export function ownTemporaryFolder(): void {
  const outer = tmpdir()
  if (ofRun.test(basename(outer))) return
  for (const name of readdirSync(outer)) {
    const [, pid] = ofRun.exec(name) ?? []
    if (pid && hasEnded(Number(pid))) remove(join(outer, name))
  }
  const folder = mkdtempSync(join(outer, `letterslot-run-${process.pid}-`))
  process.env['TMPDIR'] = folder
  process.on('exit', () => remove(folder))
}
