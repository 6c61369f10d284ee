// Writes dist-page/runtime.json: what a one-file page is made of besides its form.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildPageRuntime } from './page-runtime.mjs'

const folder = join(import.meta.dirname, 'dist-page')
const { runtime } = await buildPageRuntime()
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'runtime.json'), JSON.stringify(runtime))
