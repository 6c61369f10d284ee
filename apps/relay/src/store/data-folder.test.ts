import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const newFolder = () => mkdtempSync(join(tmpdir(), 'letterslot-folder-'))
const program = [
  '--conditions=letterslot-source',
  '--disable-warning=ExperimentalWarning',
  join(import.meta.dirname, 'hold-data-folder.test.fixture.ts'),
]
const inNamespace = ['unshare', '--pid', '--fork', '--mount-proc']
const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** A process that asks for folders when it is told to. */
async function startContender(prefix: readonly string[] = []) {
  const [command = '', ...args] = [...prefix, process.execPath, ...program]
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  running.push(child)
  await once(child, 'message')
  const ask = async (folder: string | null): Promise<unknown> => {
    const answer = once(child, 'message')
    child.send(folder ?? 0)
    return (await answer)[0]
  }
  const kill = async () => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { ask, kill, pid: child.pid }
}

/** A folder as a killed holder leaves it. */
async function staleFolder(): Promise<string> {
  const folder = newFolder()
  const holder = await startContender()
  expect(await holder.ask(folder)).toBe('held')
  await holder.kill()
  return folder
}

describe('the lock of a data folder', () => {
  it('[S13] is released by the kernel: of three that start at once over a dead holder’s, one has it, 25 times', async () => {
    const stale = await staleFolder()
    const contenders = await Promise.all([startContender(), startContender(), startContender()])
    for (let round = 0; round < 25; round += 1) {
      const folder = newFolder()
      cpSync(stale, folder, { recursive: true })
      const answers = await Promise.all(contenders.map(({ ask }) => ask(folder)))
      expect(answers.filter((answer) => answer === 'held')).toHaveLength(1)
      const refused = expect.stringContaining(`The data folder ${folder} is in use by `)
      expect(answers.filter((answer) => answer !== 'held')).toEqual([refused, refused])
      await Promise.all(contenders.map(({ ask }) => ask(null)))
    }
  }, 120_000)

  it('[S13] is seen from another container, where the holder’s pid means nothing', async () => {
    const folder = newFolder()
    const holder = await startContender()
    expect(await holder.ask(folder)).toBe('held')
    // What another container would make of a pid of this one: no such process.
    writeFileSync(join(folder, 'letterslot.pid'), `${2 ** 22 + 1} elsewhere\n`)
    const hasNamespaces = spawnSync(inNamespace[0] ?? '', [...inNamespace.slice(1), 'true']).status === 0
    const other = await startContender(hasNamespaces ? inNamespace : [])
    expect(await other.ask(folder)).toBe(
      `The data folder ${folder} is in use by process ${2 ** 22 + 1} of elsewhere. Stop that one first, or choose another LETTERSLOT_DATA_DIR.`,
    )
    await holder.kill()
    expect(await other.ask(folder)).toBe('held')
  })

  it('[S341] stays behind when the folder is copied', async () => {
    const folder = newFolder()
    const [holder, other] = await Promise.all([startContender(), startContender()])
    expect(await holder.ask(folder)).toBe('held')
    const copy = newFolder()
    cpSync(folder, copy, { recursive: true })
    expect(await other.ask(copy)).toBe('held')
    expect(await other.ask(folder)).toContain(`is in use by process ${holder.pid}.`)
  })
})
