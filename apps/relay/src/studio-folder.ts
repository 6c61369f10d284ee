import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from './settings/config-error.ts'

/** The repository's root, from `apps/relay/src` and `apps/relay/dist` alike. */
const repository = join(import.meta.dirname, '..', '..', '..')

/** Says where the studio is served from: the folder that was set, else the repository's own. */
export function studioFolderOf(set: string | undefined, { isDev }: { readonly isDev: boolean }): string {
  return set ?? (isDev ? join(repository, 'apps', 'studio') : join(repository, 'dist'))
}

/**
 * Checks the folder that was set; without the repository's own, which `npm run build` makes, a relay runs all the same
 * and says so to whoever opens the studio.
 * @returns the error that names a folder without a studio.
 */
export function checkStudioFolder(set: string | undefined): ConfigError | undefined {
  if (set === undefined || existsSync(join(set, 'index.html'))) return undefined
  const message = `there is no studio in ${set}: it has no index.html. npm run build makes one in dist/.`
  return new ConfigError([{ variable: 'LETTERSLOT_STUDIO_DIR', message }])
}
