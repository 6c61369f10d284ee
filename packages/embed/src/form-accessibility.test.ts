import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { accept, fail, fillIn, heading, network, refused, rejected, send, setFormStage } from '../test/form-stage.ts'
import { contact, everyKind } from '../test/forms.mjs'

const stage = setFormStage(['react'])

const library = 'react'

const states: Record<string, (page: Page) => Promise<unknown>> = {
  filling: async () => undefined,
  problems: (page) => send(page).click(),
  sending: async (page) => {
    await fillIn(page)
    await send(page).click()
    await page.getByText('Sending…').waitFor()
  },
  'not sent': async (page) => {
    await fillIn(page)
    await send(page).click()
    await fail(page, network)
    await heading(page, 'Not sent yet').waitFor()
  },
  'not sent, with what was written': async (page) => {
    await fillIn(page)
    await send(page).click()
    await fail(page, network)
    await page.getByText('Show what I wrote').click()
  },
  'needs a person': async (page) => {
    await fillIn(page)
    await send(page).click()
    await fail(page, refused)
    await page.getByText('For the site’s owner').click()
  },
  'needs other answers': async (page) => {
    await fillIn(page)
    await send(page).click()
    await fail(page, rejected)
    await heading(page, 'Not delivered yet').waitFor()
  },
  deleted: async (page) => {
    await fillIn(page)
    await send(page).click()
    await fail(page, refused)
    await page.getByText('Delete').click()
    await page.getByText('Undo').waitFor()
  },
  sent: async (page) => {
    await fillIn(page)
    await send(page).click()
    await accept(page)
    await heading(page, 'Sent').waitFor()
  },
}

/** What axe finds in the page as it stands, in light and in dark. The page has no frames, so its simple way will do. */
async function findings(page: Page): Promise<unknown[]> {
  const found: unknown[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ rules: { 'target-size': { enabled: true } } })
      .analyze()
    for (const { id, nodes } of violations) found.push([colorScheme, id, ...nodes.map(({ html }) => html)])
  }
  return found
}

it.each(Object.entries(states))('[R11] has no axe finding, in light or in dark: %s', async (_name, enter) => {
  const page = await stage.show(library, contact, { headingLevel: 1 })
  await enter(page)
  expect(await findings(page)).toEqual([])
})

it('[R11] has no axe finding, in light or in dark: every kind, with problems', async () => {
  const page = await stage.show(library, everyKind, { headingLevel: 1 })
  await send(page).click()
  await heading(page, 'There are 2 problems').waitFor()
  expect(await findings(page)).toEqual([])
})
