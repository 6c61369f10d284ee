import type { FrameLocator, Page } from 'playwright'
import { expect } from 'vitest'
import { send, type setElementStage } from '../test/element-stage.ts'

export async function fillIn(page: Page | FrameLocator): Promise<void> {
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.org')
}

/** Sends by a page of a stage, and finds what arrived there. */
export async function sends(page: Page, stage: ReturnType<typeof setElementStage>): Promise<void> {
  await fillIn(page)
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
  expect(stage.server().posts.map(({ body }) => JSON.parse(body).template_params)).toEqual([
    expect.objectContaining({ full_name: 'Ada', email: 'ada@example.org', message: '', letterslot_attempts: '1' }),
  ])
}
