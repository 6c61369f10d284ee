// Writes dist-page/runtime.json: what a one-file page is made of besides its form; and, into the repository's dist/embed,
// the script of <letterslot-form> with its integrity.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildElement } from './build-element.ts'
import { buildPageRuntime } from './build-page-runtime.ts'

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true })
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
}

const [{ runtime }, { element }] = await Promise.all([buildPageRuntime(), buildElement()])
const { fileName, script, integrity } = element
await write(join(import.meta.dirname, 'dist-page'), { 'runtime.json': JSON.stringify(runtime) })
await write(join(import.meta.dirname, '..', '..', 'dist', 'embed'), {
  [fileName]: script,
  [`${fileName}.sri`]: `${integrity}\n`,
})
