import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { onLog } from './on-log.mjs'

const here = import.meta.dirname

/** Brings `standalonePage` to Node, which reads no JSX: bundled, with React left outside. */
export async function loadStandalonePage() {
  const build = await rolldown({
    onLog,
    input: join(here, 'src', 'index.ts'),
    platform: 'node',
    external: /^react(-dom)?(\/|$)/,
    tsconfig: false,
    resolve: { conditionNames: ['letterslot-source', 'module', 'import', 'production', 'default'] },
    transform: { jsx: { runtime: 'automatic' } },
  })
  const folder = join(here, 'dist-page')
  await mkdir(folder, { recursive: true })
  const file = join(folder, `standalone-page.${process.pid}.mjs`)
  await build.write({ format: 'esm', file, codeSplitting: false })
  await build.close()
  const { standalonePage } = await import(pathToFileURL(file).href)
  return standalonePage
}
