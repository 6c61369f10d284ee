import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { accept, fail, fillIn, heading, network, refused, send, setFormStage } from '../test/form-stage.ts'
import { contact, everyKind } from '../test/forms.mjs'

const stage = setFormStage(['react'])

const library = 'react'

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
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
    'needs a person': async (page) => {
      await fillIn(page)
      await send(page).click()
      await fail(page, refused)
      await page.getByText('For the site’s owner').click()
    },
    sent: async (page) => {
      await fillIn(page)
      await send(page).click()
      await accept(page)
      await heading(page, 'Sent').waitFor()
    },
  }

  it.each(Object.entries(states))('[R11] has no axe finding: %s', async (_name, enter) => {
    const page = await stage.show(library, contact, { headingLevel: 1 }, { colorScheme, reducedMotion: 'reduce' })
    await enter(page)
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
  })

  it('[R11] has no axe finding: every kind, with problems', async () => {
    const page = await stage.show(library, everyKind, { headingLevel: 1 }, { colorScheme })
    await send(page).click()
    await heading(page, 'There are 2 problems').waitFor()
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
  })
})
