import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const outer = mkdtempSync(join(tmpdir(), 'outer-'))

/** Plays a run whose tests leave a folder in the temporary one, and a run within it; it says what the system's holds, and ends. */
async function run(ending: string): Promise<string> {
  const helper = JSON.stringify(join(import.meta.dirname, 'temporary-folder.ts'))
  const script = `
    import { mkdtempSync, readdirSync } from 'node:fs'
    import { tmpdir } from 'node:os'
    import { join } from 'node:path'
    import { ownTemporaryFolder } from ${helper}
    ownTemporaryFolder()
    ownTemporaryFolder()
    mkdtempSync(join(tmpdir(), 'left-'))
    process.stdout.write(readdirSync(${JSON.stringify(outer)}).length + ' ' + readdirSync(tmpdir()).length, () => ${ending})`
  const env = { ...process.env, TMPDIR: outer }
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { env })
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  await once(child, 'close')
  return said
}

it('leaves nothing in the temporary folder, where a test failed too; what was killed is removed by the next run', async () => {
  expect([await run('process.exit(1)'), readdirSync(outer)]).toEqual(['1 1', []])
  expect([await run('process.kill(process.pid, "SIGKILL")'), readdirSync(outer).length]).toEqual(['1 1', 1])
  expect([await run('undefined'), readdirSync(outer)]).toEqual(['1 1', []])
})
