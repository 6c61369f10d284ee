import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './config.ts'

/** The repository's root, from `src/settings` and `dist/settings` alike. */
const repository = join(import.meta.dirname, '..', '..', '..', '..')

/** The folder that the studio is served from: the one that was set, else the repository's own. */
export function studioFolderOf(set: string | undefined, { isDev }: { readonly isDev: boolean }): string {
  return set ?? (isDev ? join(repository, 'apps', 'studio') : join(repository, 'dist'))
}

/**
 * Checks the folder that was set. Without the repository's own, which `npm run build` makes, a relay runs all the same,
 * and its start page says so.
 * @returns the error that names a folder without a studio.
 */
export function checkStudioFolder(set: string | undefined): ConfigError | undefined {
  if (set === undefined || existsSync(join(set, 'index.html'))) return undefined
  const message = `there is no studio in ${set}: it has no index.html. npm run build makes one in dist/.`
  return new ConfigError([{ variable: 'LETTERSLOT_STUDIO_DIR', message }])
}
