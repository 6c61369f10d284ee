// Writes dist-page/runtime.json: what a one-file page is made of besides its form; and, into the repository's dist/embed,
// the script of <letterslot-form> with its integrity, in one file and in two, and a script for each language that it can speak and each part that few forms ask for.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadTableNamed, tableNames } from '@letterslot/core/load-table'
import { buildElement } from './build-element.ts'
import { buildPageRuntime } from './build-page-runtime.ts'
import { type ElementScript, languagesScript } from './src/element-script.ts'

const withIntegrity = ({ fileName, script, integrity }: ElementScript): Readonly<Record<string, string>> => ({
  [fileName]: script,
  [`${fileName}.sri`]: `${integrity}\n`,
})

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
}

const [{ runtime }, { element }] = await Promise.all([buildPageRuntime(), buildElement()])
const languages = await Promise.all(
  tableNames.map(async (name) => {
    const table = await loadTableNamed(name)
    return [`${name}.js`, languagesScript(element.languages, { [name]: table })] as const
  }),
)
const published = join(import.meta.dirname, '..', '..', 'dist', 'embed')
await write(join(import.meta.dirname, 'dist-page'), { 'runtime.json': JSON.stringify(runtime) })
await write(published, {
  ...withIntegrity(element),
  ...withIntegrity(element.first),
  // The first holds its integrity.
  [element.rest.fileName]: element.rest.script,
  'letterslot-drafts.js': element.drafts,
  'letterslot-prefill.js': element.prefill,
})
await write(join(published, 'languages'), Object.fromEntries(languages))
const partFiles = Object.entries(element.parts).map(([name, code]) => [`${name}.js`, code] as const)
await write(join(published, 'parts'), Object.fromEntries(partFiles))
