// Writes dist/outbox-worker.js: the outbox's service worker, to be put beside a page as it is.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleWorker } from './bundle-worker.ts'

const folder = join(import.meta.dirname, 'dist')
await mkdir(folder, { recursive: true })
await writeFile(join(folder, 'outbox-worker.js'), await bundleWorker())
