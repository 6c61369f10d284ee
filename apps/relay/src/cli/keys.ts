import type { ChangeEvent } from '../http/middleware/change-log.ts'
import { createKey } from '../settings/secrets.ts'
import type { SettingsStore } from '../store/port.ts'
import type { Terminal } from './terminal.ts'

/** `letterslot keys create | list | remove`, as asked for. */
export type KeysCommand =
  | { readonly kind: 'create'; readonly name: string; readonly origins: readonly string[] | undefined }
  | { readonly kind: 'list' }
  | { readonly kind: 'remove'; readonly id: string }

export interface KeysDeps {
  readonly settings: SettingsStore
  readonly terminal: Terminal
  /** Called for each key that was made or removed, with its id. */
  readonly onChanged: (event: ChangeEvent, id: string) => void
}

/** Runs one of the key commands; returns the exit status. A private key is printed here, once, and kept nowhere. */
export function runKeysCommand(
  command: KeysCommand,
  { settings, terminal, onChanged }: KeysDeps,
  nowMs: number,
): number {
  switch (command.kind) {
    case 'create': {
      const { key, secret } = createKey(command.name, command.origins, nowMs)
      const { id, kind } = key
      settings.addKey(key)
      onChanged('key-made', id)
      terminal.out(secret)
      terminal.err(kind === 'public' ? `Public key ${id}.` : `Private key ${id}. It is shown this once: keep it now.`)
      return 0
    }
    case 'list':
      for (const { id, kind, name, value, origins, createdAtMs } of settings.keys()) {
        const facts = kind === 'public' ? [value, origins.join(' ') || 'no origins'] : []
        terminal.out([id, kind, new Date(createdAtMs).toISOString(), name, ...facts].join('\t'))
      }
      return 0
    case 'remove':
      if (settings.removeKey(command.id)) {
        onChanged('key-removed', command.id)
        return 0
      }
      terminal.err(`There is no key ${command.id}. letterslot keys list shows all.`)
      return 1
  }
}
