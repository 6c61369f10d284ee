import { expect } from '../expect.ts'
import type { Stage } from '../stage.ts'
import { pageFile } from './publish.ts'

const message = 'Written where there is no network.'

/** A visitor of the published page, offline for real: the message is kept, and the page closed. */
export async function writeOffline({ visitor, site, hand, shoot }: Stage): Promise<void> {
  const page = await visitor.open(`${site.url}${pageFile}`)
  await hand.say(page, 'The published page, in another browser. Its network is gone now.')
  await visitor.pullPlug()
  await hand.write(page.getByLabel('Your name'), 'Ada Lovelace')
  await hand.write(page.getByLabel('E-mail'), 'ada@example.org')
  await hand.write(page.getByLabel('Message'), message)
  await hand.press(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(page.getByRole('heading', { name: 'Not sent yet. Saved on this device.' })).toBeVisible()
  await expect(
    page.getByText('You are offline. It goes out when you are back online and this page is open.'),
  ).toBeVisible()
  expect(visitor.provider.requests).toEqual([])
  await hand.say(page, 'Not sent yet, saved on this device. And now the page is closed.')
  await shoot(page, 'published-offline')
  await page.close()
}

/** The visitor comes back, online: a quiet line says what waits, and it goes out by itself, once. */
export async function comeBackLater({ visitor, site, hand }: Stage): Promise<void> {
  await visitor.plugIn()
  const answer = await visitor.makeWait()
  const page = await visitor.open(`${site.url}${pageFile}`)
  await expect(page.getByText(/^A message of \w+ \d+ is not sent yet\. See it$/)).toBeVisible()
  await hand.say(page, 'Opened again, with a network. Nothing was forgotten.')
  await hand.press(page.getByRole('button', { name: 'See it' }))
  answer()
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  const sent = visitor.provider.requests.map(({ body }) => JSON.parse(body).template_params.message)
  // A note of the time stands below it where more than a minute went by, on a stage that is played slowly.
  expect(sent).toEqual([expect.stringMatching(new RegExp(`^${message}(\\n\\n.*Written \\d\\d:\\d\\d, sent.*)?$`))])
  await hand.say(page, 'It went out by itself, once, and says so only now. Nothing was lost.')
}
