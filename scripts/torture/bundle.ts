import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { conditions } from '../../vite.shared.ts'

/** Bundles one of the scripts under pages/, from the sources, into one file. */
export async function bundle(name: string): Promise<string> {
  const build = await rolldown({
    input: join(import.meta.dirname, 'pages', name),
    platform: 'browser',
    tsconfig: false,
    resolve: { conditionNames: conditions.map((condition) => condition.replace(/.*\|/, '')) },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  })
  const { output } = await build.generate({ format: 'iife', codeSplitting: false })
  await build.close()
  return output[0].code
}
