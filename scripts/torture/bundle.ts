import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { conditions } from '../../vite.shared.ts'

/** Bundles a script, by its file's URL, from the sources into one file: a module, or a classic script as workers are. */
export async function bundle(url: string, format: 'es' | 'iife'): Promise<string> {
  const build = await rolldown({
    input: fileURLToPath(url),
    platform: 'browser',
    tsconfig: false,
    // A directive for servers means nothing in one script of a page.
    onLog: (level, log, handle) => log.code === 'MODULE_LEVEL_DIRECTIVE' || handle(level, log),
    resolve: { conditionNames: conditions.map((condition) => condition.replace(/.*\|/, '')) },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await build.generate({ format, codeSplitting: false })
  await build.close()
  return output[0].code
}
