import type { ProviderLayout } from './layout-for-provider.ts'

const keyOf = (formId: string): string => `letterslot.copied-layout.${formId}`

/** A short name for a layout: FNV-1a over its characters. Equal layouts have equal names; that is all it is for. */
export function layoutName(layout: ProviderLayout): string {
  let hash = 0x811c9dc5
  for (const character of JSON.stringify(layout)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** The name of the layout that was last copied from this browser; undefined when none was, or where nothing is kept. */
export function readCopiedLayout(formId: string, storage: () => Storage = () => localStorage): string | undefined {
  try {
    return storage().getItem(keyOf(formId)) ?? undefined
  } catch {
    // A browser that refuses storage throws on the mere mention of it.
    return undefined
  }
}

/** Remembers what was copied, as far as this browser remembers anything. */
export function markLayoutCopied(formId: string, name: string, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(keyOf(formId), name)
  } catch {
    // Then there is no mark: nothing untrue is said.
  }
}
