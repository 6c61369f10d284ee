import type { ProviderLayout } from './layout-for-provider.ts'

/** One of the parts that are copied by themselves. */
export type LayoutPart = keyof ProviderLayout

/** The last copied text of each part, by the part's name. */
export type CopiedLayout = Readonly<Partial<Record<LayoutPart, string>>>

const parts: readonly LayoutPart[] = ['subject', 'html', 'to', 'fromName', 'replyTo']

const keyOf = (formId: string): string => `letterslot.copied-layout.${formId}`

/** A short name for a text: FNV-1a over its characters. Equal texts have equal names; that is all it is for. */
export function textName(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** Reads the last copied texts from this browser, part by part; empty without any, or without storage. */
export function readCopiedLayout(formId: string, storage: () => Storage = () => localStorage): CopiedLayout {
  try {
    const kept: unknown = JSON.parse(storage().getItem(keyOf(formId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const named = parts.flatMap((part) => {
      const name: unknown = Reflect.get(kept, part)
      return typeof name === 'string' ? [[part, name] as const] : []
    })
    return Object.fromEntries(named)
  } catch {
    // A browser that refuses storage throws on the mere mention of it; what is no record of ours is nothing.
    return {}
  }
}

/** Remembers what was copied, as far as this browser remembers anything. */
export function markCopied(formId: string, copied: CopiedLayout, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(keyOf(formId), JSON.stringify(copied))
  } catch {
    // Then there is no mark: nothing untrue is said.
  }
}
