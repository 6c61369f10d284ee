import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { read } from '../checks/tree.ts'
import { openMutationRoom } from '../torture/mutants/room.ts'
import { addToFile, type GuideEdit, readGuideEdits } from './guide-edits.ts'

const guide = read('docs/guides/first-change.md')
/** The command that the guide names; its first filter is the new test. */
const command = (/`npx vitest (run --project node [^`]+)`/.exec(guide)?.[1] ?? '').split(' ')
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV$)/.test(name)))

/** Runs a command of Vitest in a copy of the work tree. */
function runVitest(
  folder: string,
  args: readonly string[],
): { readonly status: number | null; readonly output: string } {
  const vitest = join(folder, 'node_modules', 'vitest', 'vitest.mjs')
  const { status, stdout } = spawnSync(process.execPath, [vitest, ...args], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
  })
  return { status, output: stdout }
}

function make(folder: string, edit: GuideEdit): void {
  const path = join(folder, edit.path)
  writeFileSync(path, addToFile(edit.at ? readFileSync(path, 'utf8') : '', edit))
}

it('docs/guides/first-change.md, followed to the letter, makes a rule that is tested; without its check the test fails', async () => {
  const copy = openMutationRoom()
  try {
    const isCheck = ({ path }: GuideEdit): boolean => path === 'packages/core/src/rules/registry.ts'
    const edits = readGuideEdits(guide)
    for (const edit of edits.filter((each) => !isCheck(each))) make(copy.folder, edit)
    const without = runVitest(copy.folder, command.slice(0, 4))
    expect([without.status, without.output]).toEqual([1, expect.stringContaining('[C138]')])
    for (const edit of edits.filter(isCheck)) make(copy.folder, edit)
    const whole = runVitest(copy.folder, command)
    expect([whole.status, whole.output]).toEqual([0, expect.stringContaining('3 passed')])
  } finally {
    await copy.close()
  }
}, 120_000)
