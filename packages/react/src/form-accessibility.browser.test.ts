import axe from 'axe-core'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { formOf as formOfFile } from './form/form-file.ts'
import { allKindsInUse, ownKinds } from './form-kinds.test.fixture.ts'
import { contact } from './forms.test.fixture.ts'
import { loadRareParts } from './on-demand.ts'
import {
  accept,
  appears,
  attemptOf,
  fail,
  heading,
  network,
  refused,
  rejected,
  type ShownForm,
  send,
  setFormStage,
} from './shown-form.test.kit.tsx'

const stage = setFormStage()

beforeEach(() => {
  // Axe measures colours: none may be on its way to another.
  const still = new CSSStyleSheet()
  still.replaceSync('* { transition: none !important; animation: none !important } body { color-scheme: light dark }')
  document.adoptedStyleSheets.push(still)
})

const states: Record<string, (shown: ShownForm) => Promise<unknown>> = {
  sending: async (shown) => {
    await attemptOf(shown)
    await expect.element(page.getByText('Sending…')).toBeVisible()
  },
  'not sent, with what was written': async (shown) => {
    await fail(shown, network)
    await appears('Not sent yet')
    await userEvent.click(page.getByText('Show what I wrote'))
    await expect.element(page.getByText('Hide what I wrote')).toBeVisible()
  },
  'needs a person': async (shown) => {
    await fail(shown, refused)
    await appears('Not delivered yet')
    await userEvent.click(page.getByText('For the site’s owner'))
    await expect.element(page.getByText(/provider-refused 412/)).toBeVisible()
  },
  'needs other answers': async (shown) => {
    await fail(shown, rejected)
    await appears('Not delivered yet')
  },
  deleted: async (shown) => {
    await fail(shown, refused)
    await appears('Not delivered yet')
    await userEvent.click(page.getByText('Delete'))
    await expect.element(page.getByText('Undo')).toBeVisible()
  },
  sent: async (shown) => {
    await accept(shown)
    await appears('Sent')
  },
}

/** Axe's findings in the form as it stands, in light and in dark. */
async function findings({ root }: ShownForm): Promise<unknown[]> {
  const found: unknown[] = []
  // Axe takes places one by one: what is fetched for some kinds is drawn before.
  await loadRareParts(formOfFile(allKindsInUse))
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  // The dark theme changes colours alone: `scripts/checks/dark-theme.test.ts`.
  const options: Readonly<Record<string, axe.RunOptions>> = {
    light: { rules: { 'target-size': { enabled: true } } },
    dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
  }
  for (const [theme, rules] of Object.entries(options)) {
    document.documentElement.dataset['theme'] = theme
    const { violations } = await axe.run(root, { ...rules, resultTypes: ['violations'] })
    for (const { id, nodes } of violations) found.push([theme, id, ...nodes.map(({ html }) => html)])
  }
  return found
}

it.each(Object.entries(states))('[R11] has no axe finding, in light or in dark: %s', async (_name, enter) => {
  const shown = await stage.showSending({ form: contact, headingLevel: 1 })
  await enter(shown)
  expect(await findings(shown)).toEqual([])
})

it('[R11] has no axe finding, in light or in dark: filling, every kind, with problems', async () => {
  const shown = await stage.show({ form: allKindsInUse, kinds: ownKinds, headingLevel: 1 })
  await expect.poll(() => shown.root.querySelector('.ls-search')).not.toBeNull()
  expect(await findings(shown)).toEqual([])
  await userEvent.click(send())
  await expect.element(heading('There are 29 problems')).toBeVisible()
  expect(await findings(shown)).toEqual([])
})
