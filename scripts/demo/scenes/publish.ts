import { join } from 'node:path'
import { expect } from '../expect.ts'
import type { Stage } from '../stage.ts'
import { openStep } from './connect.ts'
import { makerAddress } from './first-screen.ts'

/** The name of the published page. */
export const pageFile = 'write-to-us.html'

/** The checks first, then the page: downloaded, and put on the maker's site. */
export async function publish({ studio, hand, shoot, site }: Stage): Promise<void> {
  await openStep(studio, /Publish/)
  await expect(studio.getByRole('heading', { name: /It can go out\./ })).toBeVisible()
  await expect(studio.getByLabel('E-mail', { exact: true })).toHaveValue(makerAddress)
  await hand.say(studio, 'The checks come first. Then one file, with no key in it that could do harm.')
  await shoot(studio, 'publish')
  const downloading = studio.waitForEvent('download')
  await hand.press(studio.getByRole('button', { name: /^Download page/ }))
  const download = await downloading
  expect(download.suggestedFilename()).toBe(pageFile)
  await download.saveAs(join(site.folder, pageFile))
  await expect(studio.getByText('I did: it arrived')).toBeVisible()
}
