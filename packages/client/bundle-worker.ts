// Makes the outbox's service worker one file, for sites without a bundler: a classic script, which is a module, too.
import { join } from 'node:path'
// biome-ignore lint/correctness/noUndeclaredDependencies: the root manifest has it; sites never run this file.
import { rolldown } from 'rolldown'

/** Returns the script of dist/outbox-worker.js. */
export async function bundleWorker(): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'src', 'outbox', 'outbox-worker.ts'),
    resolve: { conditionNames: ['letterslot-source', 'module', 'browser', 'import'] },
  })
  const { output } = await build.generate({ format: 'iife', minify: true })
  await build.close()
  return output[0].code
}
