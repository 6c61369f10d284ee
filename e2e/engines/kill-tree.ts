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

/** Ends by SIGKILL whatever still runs of browsers of these profiles. */
export async function endBrowsersOf(profiles: readonly string[]): Promise<void> {
  await killTree(processes(), (command) => profiles.some((profile) => command.includes(profile)))
}

/**
 * Ends the browser of a profile by SIGKILL, with all that it started: no process of it can write what another had not.
 * @param profile - a folder that no other command line names.
 */
export async function killBrowserOf(profile: string): Promise<void> {
  const count = await killTree(processes(), (command) => command.includes(profile))
  if (count === 0) throw new Error(`No process has the profile ${profile}`)
}

/** @returns how many there were. */
async function killTree(all: ReturnType<typeof processes>, isRoot: (command: string) => boolean): Promise<number> {
  const doomed = new Set(all.filter(({ command }) => isRoot(command)).map(({ pid }) => pid))
  for (let before = -1; before !== doomed.size; ) {
    before = doomed.size
    for (const { pid, parent } of all) if (doomed.has(parent)) doomed.add(pid)
  }
  for (const pid of doomed) kill(pid)
  while (processes().some(({ pid, command }) => doomed.has(pid) && command !== ''))
    await new Promise((resolve) => setImmediate(resolve))
  return doomed.size
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It went with its parent.
  }
}
