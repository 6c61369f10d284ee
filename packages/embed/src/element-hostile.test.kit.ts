import type { FrameLocator, Page } from 'playwright'
import { expect } from 'vitest'
import { send, setElementStage } from '../test/element-stage.ts'

export const stage = setElementStage('0.0.0.0')

export async function fillIn(page: Page | FrameLocator): Promise<void> {
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.org')
}

export async function sends(page: Page): Promise<void> {
  await fillIn(page)
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
  expect(stage.server().posts.map(({ body }) => JSON.parse(body).template_params)).toEqual([
    expect.objectContaining({ full_name: 'Ada', email: 'ada@example.org', message: '', letterslot_attempts: '1' }),
  ])
}
