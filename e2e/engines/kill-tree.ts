import { readdirSync, readFileSync } from 'node:fs'

/** Processes of this machine, each with its parent and its command line. Linux alone has `/proc`. */
function processes(): readonly { readonly pid: number; readonly parent: number; readonly command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const [, parent] = /^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${name}/status`, 'utf8')) ?? []
        return [{ pid: Number(name), parent: Number(parent), command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }]
      } catch {
        // It ended meanwhile.
        return []
      }
    })
}

/**
 * Ends the browser of a profile by SIGKILL, with all that it started: no process of it can write what another had not.
 * @param profile - a folder that no other command line names.
 */
export async function killBrowserOf(profile: string): Promise<void> {
  const all = processes()
  const doomed = new Set(all.filter(({ command }) => command.includes(profile)).map(({ pid }) => pid))
  for (let before = -1; before !== doomed.size; ) {
    before = doomed.size
    for (const { pid, parent } of all) if (doomed.has(parent)) doomed.add(pid)
  }
  if (doomed.size === 0) throw new Error(`No process has the profile ${profile}`)
  for (const pid of doomed) kill(pid)
  while (processes().some(({ pid, command }) => doomed.has(pid) && command !== ''))
    await new Promise((resolve) => setImmediate(resolve))
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went with its parent.
  }
}
