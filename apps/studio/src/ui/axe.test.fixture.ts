// biome-ignore lint/correctness/noUndeclaredDependencies: a tool of the tests, declared at the root as all of them are
import axe from 'axe-core'

/** Colours fade over, dialogs and toasts come in; what counts is where they arrive. A spinner never does. */
export function finishMovements(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  }
}

/** The rules that colours decide: `npm test` holds that the dark theme changes nothing else (`dark-theme.test.ts`). */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Of a page around a component under test: it is not the studio's. */
const pageRules = { region: off(), 'page-has-heading-one': off(), 'landmark-one-main': off() }

/**
 * Runs axe on the page as it is drawn: every rule in light, those of colour in dark.
 * @param of - what is drawn: a part of the studio, or its whole page.
 * @returns theme, rule and places of each fault.
 */
export async function axeFaults(of: 'part' | 'page' = 'part'): Promise<readonly string[]> {
  const light = await faultsIn('light', { rules: of === 'part' ? pageRules : {} })
  return [...light, ...(await faultsIn('dark', { runOnly: { type: 'rule', values: colourRules } }))]
}

function off(): { enabled: false } {
  return { enabled: false }
}

async function faultsIn(theme: 'light' | 'dark', options: axe.RunOptions): Promise<readonly string[]> {
  document.documentElement.dataset['theme'] = theme
  finishMovements()
  // React Aria speaks through this element, and forgets what it said only seconds later. No frame of ours has axe, which would wait half a
  // second for the answer of each.
  const { violations } = await axe.run(
    { exclude: ['[data-live-announcer]'] },
    { ...options, iframes: false, resultTypes: ['violations'] },
  )
  delete document.documentElement.dataset['theme']
  return violations.map(({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
