import type { Page } from 'playwright'

export const sent = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()

export async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.org')
}
