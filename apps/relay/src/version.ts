import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const manifest = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }))

/** The relay's version, from its own manifest: it stands beside `src/` and beside `dist/` alike. */
export function readVersion(): string {
  return v.parse(manifest, readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')).version
}
