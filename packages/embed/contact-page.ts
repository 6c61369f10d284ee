import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { LocaleTable } from '@letterslot/core/language'
import type { StandalonePage } from '@letterslot/embed'
import { renderToStaticMarkup } from 'react-dom/server'
import { rolldown } from 'rolldown'
import { buildPageRuntime } from './build-page-runtime.ts'
import { onLog } from './bundle.ts'

const here = import.meta.dirname

/** Makes a one-file page of a form's document, which may be any JSON. */
type MakePage = (page: Omit<StandalonePage, 'form'> & { readonly form: object }) => string

/** Makes the one-file page of a form without a browser: for the size report and for tests. */
export async function contactPage(form: object, table?: LocaleTable): Promise<string> {
  const [{ runtime }, makePage] = await Promise.all([
    buildPageRuntime(table ? 'table' : 'english'),
    loadStandalonePage(),
  ])
  return makePage({ form, runtime, table, renderToStaticMarkup })
}

/** Brings `standalonePage` to Node, which reads no JSX: bundled, with React left outside. */
export async function loadStandalonePage(): Promise<MakePage> {
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
  const bundled: { readonly standalonePage: MakePage } = await import(pathToFileURL(file).href)
  return bundled.standalonePage
}
