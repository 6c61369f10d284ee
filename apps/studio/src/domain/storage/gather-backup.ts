import { createBackup } from './backup.ts'
import type { StudioStorage } from './studio-storage.ts'

/**
 * Everything of this browser as the text of a backup, with the forms that cannot be read as they are.
 * @param exportedAt - RFC 3339.
 */
export async function gatherBackup(
  { forms, connections, revisions, settings }: Pick<StudioStorage, 'forms' | 'connections' | 'revisions' | 'settings'>,
  exportedAt: string,
): Promise<string> {
  const backup = createBackup({
    forms: await forms.list(),
    damagedForms: (await forms.listDamaged()).map(({ record }) => record),
    connections: await connections.list(),
    revisions: await revisions.list(),
    settings: await settings.get('studio'),
    exportedAt,
  })
  return `${JSON.stringify(backup, null, 2)}\n`
}

/** The name of a backup's file, by its day. */
export function backupFileName(exportedAt: string): string {
  return `letterslot-${exportedAt.slice(0, 10)}.backup.json`
}
