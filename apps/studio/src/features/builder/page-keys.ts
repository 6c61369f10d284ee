/** The keys of a page's tab: what they do to which page. */
export type PageKey =
  | { readonly kind: 'open' | 'move'; readonly index: number }
  | { readonly kind: 'rename' | 'remove' }

interface Key {
  readonly key: string
  readonly altKey: boolean
}

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/**
 * Reads a key pressed on the tab of a page. Arrows go round the tabs, Alt with them moves the page.
 * @returns undefined for a key that does nothing here.
 */
export function pageKey({ key, altKey }: Key, index: number, count: number): PageKey | undefined {
  const step = keySteps[key]
  if (step !== undefined && altKey) return { kind: 'move', index: index + step }
  if (step !== undefined) return { kind: 'open', index: (index + step + count) % count }
  if (altKey) return undefined
  if (key === 'Home') return { kind: 'open', index: 0 }
  if (key === 'End') return { kind: 'open', index: count - 1 }
  if (key === 'F2' || key === 'Enter') return { kind: 'rename' }
  return key === 'Delete' ? { kind: 'remove' } : undefined
}
