import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Asserts that axe finds nothing on the page as it stands.
 * @param schemes - both, unless a browser test looks at the same colours.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  schemes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  // A modal dialog hides the page behind it, its main part and heading included.
  const isModal = (await page.locator('[role=dialog], [role=alertdialog]').count()) > 0
  // A screen comes when it is wanted: what is looked at is the screen, not the frame before it.
  if (!isModal) await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectMailsAtTheirHeight(page)
  const ofThePage = isModal ? ['landmark-one-main', 'page-has-heading-one'] : []
  for (const [index, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // A page with frames is looked at with what stands in them, which takes a second page; any other takes none.
    const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1)
    // The other theme changes colours alone: `scripts/checks/dark-theme.test.ts`.
    if (index > 0) axe.withRules(['color-contrast', 'link-in-text-block'])
    else
      axe
        // A tooltip or menu is laid over the page by its own root; it belongs to the element that opened it.
        .disableRules(['region', ...ofThePage])
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    const { violations } = await axe
      // React Aria's own live region: for seconds it names a spinner that is gone already.
      .exclude('[data-live-announcer]')
      .analyze()
    const found = violations.map(
      (violation) =>
        `${violation.id}: ${violation.help} (${violation.nodes.map((node) => `${node.target.join(' ')} ${node.html.slice(0, 200)}`).join('; ')})`,
    )
    expect(found, `${what}, ${colorScheme}`).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}

/**
 * Asserts of a screen whose rest a browser test looks at that each control is as large as a finger needs: the one rule of axe that
 * another width decides.
 */
export async function expectTargets(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectMailsAtTheirHeight(page)
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().withRules(['target-size']).analyze()
  expect(passes.length, `${what} has controls`).toBe(1)
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)),
    what,
  ).toEqual([])
}

/** Waits until each mail's frame is as tall as its mail: until then what stands below still moves. */
async function expectMailsAtTheirHeight(page: Page): Promise<void> {
  for (const frame of await page.locator('iframe[title^="The mail"]').all()) {
    const mail = frame.contentFrame().locator('html')
    const missing = async (): Promise<number> =>
      (await mail.evaluate((html) => html.getBoundingClientRect().height)) -
      (await frame.evaluate((element) => element.clientHeight))
    await expect.poll(async () => Math.abs(await missing()), 'the frame is as tall as its mail').toBeLessThan(1)
  }
}
