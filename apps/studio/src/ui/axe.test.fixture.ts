// biome-ignore lint/correctness/noUndeclaredDependencies: a tool of the tests, declared at the root as all of them are
import axe from 'axe-core'

/** Colours fade over, dialogs and toasts come in; what counts is where they arrive. A spinner never does. */
export function finishMovements(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  }
}

/** Runs axe on the page as it is drawn, in one theme; returns rule and places of each fault. */
export async function axeFaults(theme: 'light' | 'dark'): Promise<readonly string[]> {
  document.documentElement.dataset['theme'] = theme
  finishMovements()
  // React Aria speaks through this element, and forgets what it said only seconds later.
  const { violations } = await axe.run(
    { exclude: ['[data-live-announcer]'] },
    {
      // The page around a component under test is not the studio's.
      rules: {
        region: { enabled: false },
        'page-has-heading-one': { enabled: false },
        'landmark-one-main': { enabled: false },
      },
    },
  )
  delete document.documentElement.dataset['theme']
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
