import type { Locator, Page } from '@playwright/test'

/** The keys a person without a pointer has, and no other verb: nothing here can click, focus or fill. */
export interface Keyboard {
  readonly tab: (times?: number) => Promise<void>
  readonly shiftTab: (times?: number) => Promise<void>
  readonly arrow: (direction: 'Up' | 'Down' | 'Left' | 'Right', times?: number) => Promise<void>
  readonly enter: () => Promise<void>
  readonly space: () => Promise<void>
  readonly escape: () => Promise<void>
  readonly type: (text: string) => Promise<void>
  /** Tab (or Shift-Tab) until the element has focus; fails after 120 steps, naming where the focus went. */
  readonly tabTo: (target: Locator, direction?: 'forward' | 'back') => Promise<void>
}

const farthest = 120

/** The keyboard of one page. */
export function keyboardOf(page: Page): Keyboard {
  const press = async (key: string, times = 1): Promise<void> => {
    for (let count = 0; count < times; count++) await page.keyboard.press(key)
  }
  const hasFocus = (target: Locator): Promise<boolean> =>
    target.evaluate((element) => element === element.ownerDocument.activeElement)
  return {
    tab: (times) => press('Tab', times),
    shiftTab: (times) => press('Shift+Tab', times),
    arrow: (direction, times) => press(`Arrow${direction}`, times),
    enter: () => press('Enter'),
    space: () => press('Space'),
    escape: () => press('Escape'),
    type: (text) => page.keyboard.type(text),
    tabTo: async (target, direction = 'forward') => {
      await target.waitFor()
      for (let steps = 0; steps < farthest; steps++) {
        if (await hasFocus(target)) return
        await press(direction === 'forward' ? 'Tab' : 'Shift+Tab')
      }
      const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
      throw new Error(`Tab did not reach ${target} within ${farthest} steps; the focus is at ${where}.`)
    },
  }
}
